import DovetailCore
import DovetailPlatform
import Foundation

extension NSApplication {
    /// Menus that have a meaning on macOS, beside the menu bar. None of them is shown here: commands of SwiftUI's make the menus.
    @MainActor
    struct KnownMenus {
        var windows: NSMenu?
        var help: NSMenu?
        var services: NSMenu?
        var servicesProvider: Any?
    }

    /// The menu of windows. It is kept.
    public var windowsMenu: NSMenu? {
        get { knownMenus.windows }
        set { knownMenus.windows = newValue }
    }
    /// The menu of help. It is kept.
    public var helpMenu: NSMenu? {
        get { knownMenus.help }
        set { knownMenus.help = newValue }
    }
    /// The menu of what other programs do with a selection. It is kept: there are no such services here.
    public var servicesMenu: NSMenu? {
        get { knownMenus.services }
        set { knownMenus.services = newValue }
    }
    /// What offers other programs something to do with their selection. There are no such services here: it is kept.
    public var servicesProvider: Any? {
        get { knownMenus.servicesProvider }
        set { knownMenus.servicesProvider = newValue }
    }
    /// Says what a selection may be handed to services as. There are none: nothing.
    public func registerServicesMenuSendTypes(
        _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
    ) {}

    /// What of the desktop an app that fills the display hides. The desktop decides: it is kept.
    public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let autoHideDock = PresentationOptions(rawValue: 1 << 0)
        public static let hideDock = PresentationOptions(rawValue: 1 << 1)
        public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
        public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
        public static let disableAppleMenu = PresentationOptions(rawValue: 1 << 4)
        public static let disableProcessSwitching = PresentationOptions(rawValue: 1 << 5)
        public static let disableForceQuit = PresentationOptions(rawValue: 1 << 6)
        public static let disableSessionTermination = PresentationOptions(rawValue: 1 << 7)
        public static let disableHideApplication = PresentationOptions(rawValue: 1 << 8)
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 1 << 9)
        public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
        public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
        public static let disableCursorLocationAssistance = PresentationOptions(rawValue: 1 << 12)
    }

    /// Whether texts go from the left or from the right.
    public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        let language = Bundle.main.preferredLocalizations.first ?? Locale.current.identifier
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// Whether the keyboard reaches all controls. It does.
    public var isFullKeyboardAccessEnabled: Bool { true }
    /// Gives another program the keyboard: the desktop does that. Nothing.
    public func deactivate() {}
    /// Hides the other programs: the desktop's business. Nothing.
    public func hideOtherApplications(_ sender: Any?) {}
    /// Shows all programs: the desktop's business. Nothing.
    public func unhideAllApplications(_ sender: Any?) {}
    /// Brings all windows of the app to the front.
    public func arrangeInFront(_ sender: Any?) { for window in windows { window.orderFront(sender) } }
    /// Puts all windows aside.
    public func miniaturizeAll(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
    /// Brings windows up to date: they are after each change.
    public func updateWindows() { for window in windows { window.update() } }
    /// Has windows brought up to date: they are after each change.
    public func setWindowsNeedUpdate(_ needUpdate: Bool) {}
    /// Opens the desktop's characters to choose from: there are none to open from a program. Nothing.
    public func orderFrontCharacterPalette(_ sender: Any?) {
        Log.noteAccepted("NSApplication.orderFrontCharacterPalette(_:)")
    }
    /// Opens the panel of colours.
    public func orderFrontColorPanel(_ sender: Any?) { Log.noteAccepted("NSApplication.orderFrontColorPanel(_:)") }
    /// Does not ask to bring the app back after the machine was started again: the desktop does that. Nothing.
    public func disableRelaunchOnLogin() {}
    /// Asks to bring the app back after the machine was started again: the desktop does that. Nothing.
    public func enableRelaunchOnLogin() {}
    /// Asks for messages of a server. There is no service for that here, which the delegate is told.
    public func registerForRemoteNotifications() {
        Log.warnOnce("remote notifications", "messages of a server can't be had: there is no service for them here")
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
    /// Ends that. Nothing.
    public func unregisterForRemoteNotifications() {}
    /// Whether messages of a server come. They do not.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Takes back that a person was asked to look at the program. The sound is over: nothing.
    public func cancelUserAttentionRequest(_ request: Int) {}

    /// Whose method a command would call: the object itself, or the first responder that has the command.
    public func target(forAction action: Selector) -> Any? { nil }
}

/// Whether something goes from the left or from the right.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension NSApplication {
    /// Sent before the program has its windows. Not sent to observers: the delegate is told.
    nonisolated public static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
    /// Sent when the program has started. Not sent to observers: the delegate is told.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// Sent when a window of the app is about to be used. Not sent here.
    nonisolated public static let willBecomeActiveNotification = Notification.Name(
        "NSApplicationWillBecomeActiveNotification")
    /// Sent when the program was hidden. Programs are not hidden here.
    nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
    /// Sent when the program is shown again. Programs are not hidden here.
    nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
    /// Sent when the program is about to be hidden. Programs are not hidden here.
    nonisolated public static let willHideNotification = Notification.Name("NSApplicationWillHideNotification")
    /// Sent when all is up to date. Not sent here.
    nonisolated public static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
}
