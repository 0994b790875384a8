extension KnownStandIns {
    static let sparkle = #"""
        import Combine
        import Foundation

        public protocol SPUUpdaterDelegate: AnyObject {}
        public protocol SPUStandardUserDriverDelegate: AnyObject {}
        public protocol SPUUserDriver: AnyObject {}

        public final class SPUStandardUserDriver: NSObject, SPUUserDriver {
            public init(hostBundle: Bundle, delegate: (any SPUStandardUserDriverDelegate)?) {}
        }

        public final class SUAppcastItem: NSObject {
            public var displayVersionString: String { "" }
            public var versionString: String { "" }
            public var title: String? { nil }
            public var itemDescription: String? { nil }
            public var date: Date? { nil }
            public var infoURL: URL? { nil }
            public var fileURL: URL? { nil }
            public var isCriticalUpdate: Bool { false }
        }

        public final class SPUUpdater: NSObject {
            public var canCheckForUpdates: Bool { false }
            public var sessionInProgress: Bool { false }
            public var automaticallyChecksForUpdates = false
            public var automaticallyDownloadsUpdates = false
            public var updateCheckInterval: TimeInterval = 86_400
            public var lastUpdateCheckDate: Date? { nil }
            public var feedURL: URL? { nil }
            public var sendsSystemProfile = false
            public var httpHeaders: [String: String]?

            public override init() {}
            public init(
                hostBundle: Bundle, applicationBundle: Bundle, userDriver: any SPUUserDriver,
                delegate: (any SPUUpdaterDelegate)?
            ) {}

            public func start() throws {}
            public func checkForUpdates(file: String = #fileID, line: Int = #line) {
                StandInLog.note("SPUUpdater.checkForUpdates", file, line)
            }
            public func checkForUpdatesInBackground() {}
            public func checkForUpdateInformation() {}
            public func resetUpdateCycle() {}
            @discardableResult public func clearFeedURLFromUserDefaults() -> URL? { nil }

            /// The value, which never changes.
            public func publisher<Value>(for keyPath: KeyPath<SPUUpdater, Value>) -> AnyPublisher<Value, Never> {
                Just(self[keyPath: keyPath]).eraseToAnyPublisher()
            }
        }

        public final class SPUStandardUpdaterController: NSObject {
            public let updater = SPUUpdater()

            public init(
                startingUpdater: Bool, updaterDelegate: (any SPUUpdaterDelegate)?,
                userDriverDelegate: (any SPUStandardUserDriverDelegate)?
            ) {}
            public init(
                updaterDelegate: (any SPUUpdaterDelegate)?, userDriverDelegate: (any SPUStandardUserDriverDelegate)?
            ) {}

            public func startUpdater() {}
            public func checkForUpdates(_ sender: Any?) { updater.checkForUpdates() }
        }

        /// Of the first version of the package.
        public final class SUUpdater: NSObject {
            nonisolated(unsafe) private static let theOne = SUUpdater()
            public class func shared() -> SUUpdater! { theOne }
            public var automaticallyChecksForUpdates = false
            public var automaticallyDownloadsUpdates = false
            public var lastUpdateCheckDate: Date? { nil }
            public var feedURL: URL!
            public func checkForUpdates(_ sender: Any?) { SPUUpdater().checkForUpdates() }
            public func checkForUpdatesInBackground() {}
        }
        """#
}
