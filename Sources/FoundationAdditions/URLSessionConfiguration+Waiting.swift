import DovetailBase
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    // Linux's Foundation lacks these, or has them as something that can't be set.
    extension URLSessionConfiguration {
        /// Whether requests wait for a network where there is none, in place of failing.
        ///
        /// Linux's loading of addresses can't wait: a request fails at once. It is kept, and the log tells it once where it is set to true. The
        /// copy that ``FoundationNetworking/URLSession/configuration`` gives says false.
        public var waitsForConnectivity: Bool {
            get { KeptSettings.value(of: self).waitsForConnectivity }
            set {
                if newValue {
                    Log.warnOnce(
                        "waitsForConnectivity",
                        "waitsForConnectivity has no effect: requests fail at once where there is no network")
                }
                KeptSettings.change(of: self) { $0.waitsForConnectivity = newValue }
            }
        }

        /// Whether requests may use networks that cost money. What a network costs is not told to requests: it is kept, and has no effect.
        public var allowsExpensiveNetworkAccess: Bool {
            get { KeptSettings.value(of: self).allowsExpensive }
            set { KeptSettings.change(of: self) { $0.allowsExpensive = newValue } }
        }

        /// Whether requests may use networks that a person wants little sent by. No network is marked so: it is kept, and has no effect.
        public var allowsConstrainedNetworkAccess: Bool {
            get { KeptSettings.value(of: self).allowsConstrained }
            set { KeptSettings.change(of: self) { $0.allowsConstrained = newValue } }
        }

        /// Whether the app is started when what it loads in the background has come. Programs here load while they run: it is kept, and has no effect.
        public var sessionSendsLaunchEvents: Bool {
            get { KeptSettings.value(of: self).sendsLaunchEvents }
            set { KeptSettings.change(of: self) { $0.sendsLaunchEvents = newValue } }
        }
    }

    /// What is kept of a configuration beside it.
    private struct KeptSettings {
        var waitsForConnectivity = false
        var allowsExpensive = true
        var allowsConstrained = true
        var sendsLaunchEvents = false

        // Only its address counts, which stays the same as long as the program runs.
        nonisolated(unsafe) private static let key = UnsafeRawPointer(
            UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

        static func value(of configuration: URLSessionConfiguration) -> KeptSettings {
            objc_getAssociatedObject(configuration, key) as? KeptSettings ?? KeptSettings()
        }

        static func change(of configuration: URLSessionConfiguration, _ change: (inout KeptSettings) -> Void) {
            var settings = value(of: configuration)
            change(&settings)
            objc_setAssociatedObject(configuration, key, settings, .OBJC_ASSOCIATION_RETAIN)
        }
    }
#endif
