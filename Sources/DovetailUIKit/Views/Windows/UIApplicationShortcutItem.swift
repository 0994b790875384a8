import DovetailCore
import Foundation

/// The picture of an action of an app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    /// A symbol of SwiftUI's.
    public init(systemImageName: String) {}
    /// A picture of the app's resources.
    public init(templateImageName: String) {}
}

/// An action of an app's icon. They are kept, and nothing shows them: desktops show the actions that an app's desktop file lists, which can't
/// change while it runs.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    /// What tells the app which action it is.
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    /// What the app wants to know when it is chosen.
    public let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

extension UIApplication {
    /// The actions of the app's icon. They are kept until the program ends.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { keptShortcutItems }
        set {
            keptShortcutItems = newValue
            guard newValue?.isEmpty == false else { return }
            Log.warnOnce("shortcut items", "the desktop shows no actions that an app gives its icon while it runs")
        }
    }
}
