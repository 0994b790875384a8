import DovetailCore
import Foundation

/// What all tips of an app have in common.
public enum Tips {
    /// Reads what is known of the app's tips, and lets them be shown. No tip is shown before.
    ///
    /// Throws ``TipKitError/tipsDatastoreAlreadyConfigured`` when it was called already, and what the file system says where the place can't be written.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        try TipStore.shared.configure(configuration)
    }

    /// Forgets all that is known of the app's tips. It has to be called before ``configure(_:)``, else it throws
    /// ``TipKitError/tipsDatastoreAlreadyConfigured``.
    public static func resetDatastore() throws { try TipStore.shared.reset() }

    /// Shows all tips, whatever their rules say, until the program ends.
    public static func showAllTipsForTesting() { TipStore.shared.test(.all, isShown: true) }
    /// Shows tips of some types, whatever their rules say, until the program ends.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.test(.types(tips.map { ObjectIdentifier($0) }), isShown: true)
    }
    /// Shows no tips, until the program ends.
    public static func hideAllTipsForTesting() { TipStore.shared.test(.all, isShown: false) }
    /// Shows no tips of some types, until the program ends.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.test(.types(tips.map { ObjectIdentifier($0) }), isShown: false)
    }

    /// How things stand with a tip.
    public enum Status: Hashable, Sendable {
        /// Its rules are not true yet.
        case pending
        /// Its rules are true.
        case available
        /// It is not shown any more.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is not shown any more.
    public enum InvalidationReason: String, Hashable, Codable, Sendable {
        /// A person did what it is about.
        case actionPerformed
        /// A person closed it.
        case tipClosed
        /// It was shown as often as ``Tips/MaxDisplayCount`` says.
        case displayCountExceeded
        /// It was shown as long as ``Tips/MaxDisplayDuration`` says.
        case displayDurationExceeded
    }
}

/// Why tips can't be configured.
public struct TipKitError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Tips were configured already.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(
        description: "The tips' datastore is configured already.")
    /// There is no folder for a group of programs of that name.
    public static let missingGroupContainerEntitlements = TipKitError(
        description: "There is no folder for a group of that name.")
}

extension Tips {
    /// Something about all tips of an app.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable {
            case frequency(TimeInterval)
            case location(DatastoreLocation)
            case cloud
        }
        let kind: Kind

        /// How much time passes between tips.
        public struct DisplayFrequency: Sendable {
            let seconds: TimeInterval
            /// Tips are shown at once.
            public static var immediate: DisplayFrequency { DisplayFrequency(seconds: 0) }
            public static var hourly: DisplayFrequency { DisplayFrequency(seconds: 3600) }
            public static var daily: DisplayFrequency { DisplayFrequency(seconds: 86400) }
            public static var weekly: DisplayFrequency { DisplayFrequency(seconds: 7 * 86400) }
            /// Thirty days.
            public static var monthly: DisplayFrequency { DisplayFrequency(seconds: 30 * 86400) }
        }

        /// Where what is known of tips is kept.
        public struct DatastoreLocation: Sendable {
            enum Place: Sendable {
                case app
                case group(String)
                case folder(URL)
            }
            let place: Place
            /// In the folder of the app's data.
            public static var applicationDefault: DatastoreLocation { DatastoreLocation(place: .app) }
            /// In the folder that the programs of a group share.
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation(place: .group(identifier))
            }
            /// In a folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(place: .folder(url)) }
        }

        /// What other devices of a person would know of tips by.
        public struct CloudKitContainer: Sendable {
            public static var automatic: CloudKitContainer { CloudKitContainer() }
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }

        /// At least so much time passes between two tips. All are shown at once where nothing is said.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency.seconds))
        }
        /// At least so many seconds pass between two tips.
        public static func displayFrequency(_ displayFrequency: TimeInterval) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency))
        }
        /// Where what is known of tips is kept.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(location))
        }
        /// Other devices hear of it on Apple's systems. Here they do not, which the log tells once.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            Log.noteAccepted("Tips.ConfigurationOption.cloudKitContainer(_:)")
            return ConfigurationOption(kind: .cloud)
        }
    }
}
