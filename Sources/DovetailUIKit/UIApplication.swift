import DovetailCore
import DovetailPlatform
import Foundation

/// The running program.
///
/// `sendAction(_:to:from:for:)` is not declared: it needs `#selector`, which Swift has only where there is Objective-C. To take the
/// keyboard away from a field, use `FocusState`, or `UIApplication.shared.windows.first?.endEditing(true)`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    private override init() {}

    /// What ``open(_:options:completionHandler:)`` may be told.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether the program is in use.
    public enum State: Int, Sendable { case active, inactive, background }

    /// What an app may be told when it starts.
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

    /// Whether one of the windows is in use.
    open var applicationState: State {
        switch ProgramWindows.scenePhase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// The windows of the app, oldest first.
    open var windows: [UIWindow] { ProgramWindows.all.map { UIWindow($0) } }
    /// The window that was last used.
    open var keyWindow: UIWindow? { ProgramWindows.current.map { UIWindow($0) } }
    /// The windows as scenes: one for each.
    open var connectedScenes: Set<UIScene> { Set(ProgramWindows.all.map { UIWindowScene($0) }) }

    // MARK: Notifications

    /// Sent when a window of the app begins to be used.
    nonisolated public static let didBecomeActiveNotification = ApplicationNotifications.name("DidBecomeActive")
    /// Sent when no window of the app is used any more.
    nonisolated public static let willResignActiveNotification = ApplicationNotifications.name("WillResignActive")
    /// Sent when the app has no window on show any more.
    nonisolated public static let didEnterBackgroundNotification = ApplicationNotifications.name("DidEnterBackground")
    /// Sent when the app shows a window again.
    nonisolated public static let willEnterForegroundNotification = ApplicationNotifications.name("WillEnterForeground")
    /// Sent when the program ends.
    nonisolated public static let willTerminateNotification = ApplicationNotifications.name("WillTerminate")
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
            ProgramWindows.observePhase { old, new in
                if old == .active { post("WillResignActive") }
                if new == .background { post("DidEnterBackground") }
                if old == .background { post("WillEnterForeground") }
                if new == .active { post("DidBecomeActive") }
            }
            ProgramWindows.observeTermination { post("WillTerminate") }
        }
        return true
    }()

    @MainActor
    private static func post(_ event: String) {
        NotificationCenter.default.post(name: fullName(event), object: UIApplication.shared)
    }
}

/// Something that an app shows: a window.
@MainActor @preconcurrency
open class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    fileprivate weak var root: WindowRoot?
    // Compared and hashed on any thread, so the window's identity is kept apart.
    nonisolated private let identity: ObjectIdentifier

    fileprivate init(_ root: WindowRoot) {
        self.root = root
        identity = ObjectIdentifier(root)
    }

    /// Whether the window is in use.
    open var activationState: ActivationState {
        switch root?.scenePhase {
        case .active?: .foregroundActive
        case .inactive?: .foregroundInactive
        case .background?: .background
        case nil: .unattached
        }
    }
    /// The window's title.
    open var title: String? { root?.title }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIScene)?.identity == identity }
    nonisolated open override var hash: Int { identity.hashValue }
}

/// A window of the app.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The one window.
    open var windows: [UIWindow] { root.map { [UIWindow($0)] } ?? [] }
    /// The window.
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    /// Light or dark, and the pixels of the display.
    open var traitCollection: UITraitCollection { .current }
}

/// A window of the app, as its values are.
@MainActor @preconcurrency
open class UIWindow: NSObject {
    private weak var root: WindowRoot?
    // Compared and hashed on any thread, so the window's identity is kept apart.
    nonisolated private let identity: ObjectIdentifier

    init(_ root: WindowRoot) {
        self.root = root
        identity = ObjectIdentifier(root)
    }

    /// The size of the window's content, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: root?.observedSize ?? .zero) }
    /// The size of the window's content, in points. Where the window is on the display is the desktop's business.
    open var frame: CGRect { bounds }
    /// None: nothing of the computer covers a window.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Whether it was last used.
    open var isKeyWindow: Bool { root != nil && ProgramWindows.current === root }
    open var screen: UIScreen { .main }
    open var windowScene: UIWindowScene? { root.map { UIWindowScene($0) } }

    /// Takes the keyboard away from the field that has it. Returns whether there was one.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let root, root.focusedResponder != nil else { return false }
        root.focusedResponder = nil
        return true
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIWindow)?.identity == identity }
    nonisolated open override var hash: Int { identity.hashValue }
}
