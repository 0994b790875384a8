import DovetailCore
import DovetailPlatform
import Foundation

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    private override init() {}

    /// The app's delegate, which ``UIApplicationDelegateAdaptor`` or the app's start has made.
    open weak var delegate: (any UIApplicationDelegate)?
    var keptShortcutItems: [UIApplicationShortcutItem]?

    /// What ``open(_:options:completionHandler:)`` may be told.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What ``UIApplicationDelegate`` may be told with an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Whether the program is in use.
    public enum State: Int, Sendable { case active, inactive, background }

    /// What an app may be told when it starts. Its old name is `UIApplicationLaunchOptionsKey`.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens an address with the system's program for it. `completion` hears whether there was one.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = SystemOpener.open(url)
        completion?(isOpened)
    }

    /// Opens an address with the system's program for it. Returns whether there was one.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        SystemOpener.open(url)
    }

    /// Whether the system has a program for an address.
    open func canOpenURL(_ url: URL) -> Bool { SystemOpener.canOpen(url) }

    /// An address that ``open(_:options:completionHandler:)`` knows: it opens the app's window with settings, where it has a `Settings` scene.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The same: desktops have no page of an app's notifications.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:"

    /// Whether the app can have more than one window: always.
    open var supportsMultipleScenes: Bool { true }
    /// Whether one of the windows is in use.
    open var applicationState: State {
        switch ProgramWindows.ofProgram.scenePhase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// The windows of the app, oldest first.
    open var windows: [UIWindow] { ProgramWindows.ofProgram.all.flatMap { UIWindowScene($0).windows } }
    /// The window that was last used.
    open var keyWindow: UIWindow? { ProgramWindows.ofProgram.current.map { UIWindow.object(for: $0) } }
    /// The windows as scenes: one for each.
    open var connectedScenes: Set<UIScene> { Set(ProgramWindows.ofProgram.all.map { UIWindowScene($0) }) }

    /// Whether the display stays on while nothing is used. The desktop decides that: it is kept, and nothing else.
    open var isIdleTimerDisabled = false
    /// Asks to hear of the keys of headphones and of the lock screen. None are told here, which the log says once.
    open func beginReceivingRemoteControlEvents() {
        Log.warnOnce("remote control", "Keys of headphones and of the lock screen are not told to the app.")
    }
    /// Asks to hear of such keys no longer.
    open func endReceivingRemoteControlEvents() {}
    /// The number on the app's icon. Icons on the desktop have none: it is kept, and nothing else.
    open var applicationIconBadgeNumber = 0

    /// Whether the app's icon can be another one: the desktop has one for each app.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the app's icon, where it is not the usual one: it always is.
    open var alternateIconName: String? { nil }
    /// Fails for any name other than nil: the desktop has one icon for each app.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(alternateIconName.map { AlternateIconError(name: $0) })
    }

    /// Sends a message to an object, or without one to the first that does it from what has the keyboard on outwards. Returns whether there was
    /// one that took it.
    ///
    /// `resignFirstResponder` takes the keyboard away from a field. Else a method of the target is called (see ``Selector``). Fields of SwiftUI's
    /// are no responders.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard action.name == "resignFirstResponder" else {
            guard let target = target ?? firstResponder?.target(forAction: action, withSender: sender) else {
                return false
            }
            return action.send(to: target as AnyObject, from: sender, event: event)
        }
        if let responder = target as? UIResponder { return responder.resignFirstResponder() }
        return keyWindow?.endEditing(true) ?? false
    }

    /// What has the keyboard, or would be told of keys while nothing has it.
    private var firstResponder: UIResponder? {
        let window = keyWindow
        if let editor = window?.root?.focusedResponder as? TextInputEditor {
            return (editor.owner as? EditedTextOwner)?.field
        }
        return KeyPresses.ofProgram.first ?? window?.rootViewController
    }

    /// The windows as sessions: one for each.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Asks for a window. That of a session is brought to the front; a new one is not opened, which the closure hears: see `openWindow`.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession?.scene as? UIWindowScene else { errorHandler?(SceneRequestError()); return }
        scene.keyWindow?.makeKey()
    }
    /// Closes the window of a session, on Apple's systems. A person does: the closure hears so.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(SceneRequestError()) }
    /// Has the picture of a session made anew. Desktops have none: it is accepted, and has no effect.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        Log.noteAccepted("requestSceneSessionRefresh(_:)")
    }
    /// How often the app is to be woken to look for news, in seconds. It is not woken: it is accepted, and has no effect.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        Log.noteAccepted("setMinimumBackgroundFetchInterval(_:)")
    }
    /// As rarely as possible.
    nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// As often as possible.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Says that state is still being restored. None is restored so: it is accepted, and has no effect.
    open func extendStateRestoration() { Log.noteAccepted("extendStateRestoration()") }
    /// Says that state has been restored.
    open func completeStateRestoration() {}
    /// Has the picture of the app that was kept not used when it starts next. None is kept.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    // MARK: Work in the background

    /// Names work that was said to go on in the background.
    public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No work.
        public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
    }
    private var lastTask = 0

    /// Says that work goes on while the app is not in use. Programs on a desktop run on anyway: no time runs out, and the closure is not called.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> BackgroundTaskIdentifier {
        lastTask += 1
        return BackgroundTaskIdentifier(rawValue: lastTask)
    }
    /// Says that such work is done.
    open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
    /// How long the app may go on while it is not in use, in seconds: without end.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the app may look for news while it is not in use.
    public enum BackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
    /// Programs on a desktop may.
    open var backgroundRefreshStatus: BackgroundRefreshStatus { .available }
    /// Whether protected files can be read: always.
    open var isProtectedDataAvailable: Bool { true }

    // MARK: What a phone shows

    /// How large a person wants text to be.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The direction of reading of the window in use.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The place of the bar at the top of a phone. There is none here: zero.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the bar at the top of a phone is hidden. There is none here.
    open var isStatusBarHidden: Bool { true }
    /// How the bar at the top of a phone looks. There is none here.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// As the window in use is shaped: upright or lying.
    open var statusBarOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    /// How windows may stand, as the app's delegate or else its controllers say. Nobody asks.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    /// Whether a wheel turns in the bar at the top of a phone. There is none here: it is kept, and nothing else.
    open var isNetworkActivityIndicatorVisible = false
    /// Leaves events out of account. Desktops go on: it is accepted, and has no effect.
    open func beginIgnoringInteractionEvents() { Log.noteAccepted("beginIgnoringInteractionEvents()") }
    /// Leaves events out of account no more.
    open func endIgnoringInteractionEvents() {}

    // MARK: Notifications

    /// Sent when a window of the app begins to be used.
    nonisolated public static let didBecomeActiveNotification = ApplicationNotifications.name("DidBecomeActive")
    /// Sent when no window of the app is used any more.
    nonisolated public static let willResignActiveNotification = ApplicationNotifications.name("WillResignActive")
    /// Sent when the app has no window on show any more.
    nonisolated public static let didEnterBackgroundNotification = ApplicationNotifications.name("DidEnterBackground")
    /// Sent when the app shows a window again.
    nonisolated public static let willEnterForegroundNotification = ApplicationNotifications.name("WillEnterForeground")
    /// Sent when memory is short. Nobody sends it: desktops do not tell.
    nonisolated public static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Sent when the app has started. Nobody sends it: a view that asks for it comes later.
    nonisolated public static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Sent when a person has taken a picture of the screen. Nobody sends it: desktops do not tell.
    nonisolated public static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Sent when a new day begins. Nobody sends it: see `NSCalendarDayChanged`.
    nonisolated public static let significantTimeChangeNotification =
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Sent when protected files can be read. Nobody sends it: they always can.
    nonisolated public static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
    /// Sent before protected files can be read no more. Nobody sends it: they always can.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
    /// Sent when the program ends.
    nonisolated public static let willTerminateNotification = ApplicationNotifications.name("WillTerminate")
}

private struct AlternateIconError: LocalizedError {
    let name: String
    var errorDescription: String? { "the icon “\(name)” can't be shown: the desktop has one icon for each app" }
}

/// Names the notifications about the program. The first name that is asked for starts the sending.
private enum ApplicationNotifications {
    static func name(_ event: String) -> Notification.Name {
        _ = isObserving
        return fullName(event)
    }

    private static func fullName(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }

    private static let isObserving: Bool = {
        // The names are asked for by views and delegates, on the main thread; elsewhere nothing is lost but an early change.
        DispatchQueue.onMain {
            let windows = Program.ofProcess[ProgramWindows.self]
            windows.observePhase { old, new in
                if old == .active { post("WillResignActive") }
                if new == .background { post("DidEnterBackground") }
                if old == .background { post("WillEnterForeground") }
                if new == .active { post("DidBecomeActive") }
            }
            windows.observeTermination { post("WillTerminate") }
        }
        return true
    }()

    @MainActor
    private static func post(_ event: String) {
        NotificationCenter.default.post(name: fullName(event), object: UIApplication.shared)
    }
}

private struct SceneRequestError: LocalizedError {
    var errorDescription: String? { "windows are opened by SwiftUI's openWindow, and closed by a person" }
}

extension UIScene {
    /// How a window is asked for.
    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?
        public override init() {}
    }
    /// How a window is closed.
    @MainActor @preconcurrency
    open class DestructionRequestOptions: NSObject {
        public override init() {}
    }
}

/// Names work that was said to go on in the background.
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier
