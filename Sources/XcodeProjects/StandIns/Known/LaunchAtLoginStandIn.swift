extension KnownStandIns {
    static let launchAtLogin = #"""
        import Combine
        import SwiftUI
        #if canImport(ServiceManagement)
            import ServiceManagement
        #endif

        public enum LaunchAtLogin {
            /// Whether the app is started when the person logs in.
            public static var isEnabled: Bool {
                get {
                    #if canImport(ServiceManagement)
                        return SMAppService.mainApp.status == .enabled
                    #else
                        return false
                    #endif
                }
                set {
                    observable.objectWillChange.send()
                    #if canImport(ServiceManagement)
                        if newValue { try? SMAppService.mainApp.register() } else { try? SMAppService.mainApp.unregister() }
                    #endif
                    publisher.send(newValue)
                }
            }

            /// Nobody tells a program here why it was started.
            public static var wasLaunchedAtLogin: Bool { false }

            // Written and read on the main thread alone.
            nonisolated(unsafe) public static let observable = Observable()
            nonisolated(unsafe) public static let publisher = CurrentValueSubject<Bool, Never>(isEnabled)

            public final class Observable: ObservableObject {
                public var isEnabled: Bool {
                    get { LaunchAtLogin.isEnabled }
                    set { LaunchAtLogin.isEnabled = newValue }
                }
            }

            public struct Toggle<Label: View>: View {
                @ObservedObject private var state = LaunchAtLogin.observable
                private let label: Label

                public init(@ViewBuilder label: () -> Label) { self.label = label() }

                public var body: some View { SwiftUI.Toggle(isOn: $state.isEnabled) { label } }
            }
        }

        extension LaunchAtLogin.Toggle where Label == Text {
            public init() { self.init("Launch at login") }
            public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
            @_disfavoredOverload public init(_ title: some StringProtocol) { self.init { Text(title) } }
        }
        """#
}
