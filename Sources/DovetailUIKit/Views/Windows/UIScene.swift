import DovetailCore
import DovetailPlatform
import Foundation

/// Something that an app shows: a window.
@MainActor @preconcurrency
open class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// How a scene came to be. There is nothing to be told.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// The addresses that the app was started with. They are sent to the app once it runs.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The action of the app's icon that it was started by: none, as desktops start apps without one.
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        override init() {}
    }

    weak var root: WindowRoot?
    // Compared and hashed on any thread, so the window's identity is kept apart.
    nonisolated private let identity: AnyHashableIdentity

    init(_ root: WindowRoot?) {
        self.root = root
        identity = AnyHashableIdentity(root)
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
    /// Hears of what happens to the scene.
    open var delegate: (any UISceneDelegate)?

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIScene)?.identity == identity }
    nonisolated open override var hash: Int { identity.hashValue }
}

/// The identity of a window, or one of its own where there is no window yet.
struct AnyHashableIdentity: Hashable, Sendable {
    private final class Own: Sendable {}
    private let own = Own()
    private let id: ObjectIdentifier

    init(_ root: WindowRoot?) { id = root.map { ObjectIdentifier($0) } ?? ObjectIdentifier(own) }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An address that an app is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) { self.url = url }
}

/// A window of the app.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The window, and those that the program has put over it.
    open var windows: [UIWindow] {
        root.map { [UIWindow.object(for: $0)] + $0.program[OverlayWindows.self].shown(over: $0) } ?? []
    }
    /// The window.
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    /// Light or dark, and the pixels of the display.
    open var traitCollection: UITraitCollection { .current }
}

/// What is kept of a scene between starts: nothing but its role.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open var role: Role { .windowApplication }

    override init() {}
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// Its name in the app's `Info.plist`.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for that of the app's `Info.plist`.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Hears of what happens to a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is there, and is to be given what it shows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene has gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene begins to be used.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is not used any more.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is shown again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not on show any more.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of what happens to a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
