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

        /// What another device, or a link that belongs to the app, asks for: none, as desktops hand over no activities. Links come by ``urlContexts``.
        open var userActivities: Set<NSUserActivity> { [] }

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
    /// The window's title. Set, it is the one that the window has while its views say none.
    open var title: String! {
        get { root?.title }
        set { root?.title = newValue }
    }
    /// A second title. Windows here have none: it is kept, and nothing else.
    open var subtitle = ""
    /// What is kept of the scene between starts.
    open private(set) lazy var session = UISceneSession(of: self)
    /// What the scene does, so that it can be gone on with. It is kept, and nothing else: see `SceneStorage` and `userActivity`.
    open var userActivity: NSUserActivity?

    /// Opens an address with the system's program for it. The closure hears whether there was one.
    open func open(
        _ url: URL, options: OpenExternalURLOptions? = nil,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// How an address is opened.
    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        /// Whether it is opened only by an app made for it. It is kept, and nothing else.
        open var universalLinksOnly = false
        public override init() {}
    }
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
    /// Who sent it, and how.
    @MainActor @preconcurrency
    open class OpenOptions: NSObject {
        /// The app that sent it. Desktops do not tell: nil.
        open var sourceApplication: String? { nil }
        /// What the app sent with it: nothing.
        open var annotation: Any? { nil }
        /// Whether a file is to be read where it is: it is.
        open var openInPlace: Bool { true }
    }
    /// Who sent it, and how.
    public let options = OpenOptions()

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
    /// Whether the window fills the display.
    open var isFullScreen: Bool { root.map { $0.size == UIScreen.main.nativeBounds.size } ?? false }
    /// The bar at the top of a phone. There is none here: its place is zero.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// How small and how large a person may make the window. The views say that here: it is kept, and nothing else.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// The coordinates of the window.
    open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIWindow(windowScene: self) }
    /// How the window stands.
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    /// How a window stands.
    @MainActor @preconcurrency
    open class Geometry: NSObject {
        /// As the window is shaped: upright or lying.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The place of the window: its size alone.
        public let coordinateSpace: any UICoordinateSpace
        /// Whether a person changes its size now. It is not told here: false.
        open var isInteractivelyResizing: Bool { false }
        /// Whether it stays as it is when the device is turned. It is not turned: false.
        open var isInterfaceOrientationLocked: Bool { false }
        init(of scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
        }
    }

    /// What a window is asked to be.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        /// What a window on a phone or tablet is asked to be.
        @MainActor @preconcurrency
        open class iOS: GeometryPreferences {
            /// How it may stand; nil for as it does.
            open var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
        override init() {}
    }
    /// Asks for another shape of the window. A person gives windows theirs: the closure hears that it cannot be.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(GeometryError()) }

    private struct GeometryError: LocalizedError {
        var errorDescription: String? { "a window has the shape that a person gives it" }
    }

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
    /// The scene, while it is there.
    open private(set) weak var scene: UIScene?
    /// How the scene was made.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Names the session among those of the app.
    public let persistentIdentifier = UUID().uuidString
    /// Values of the app's own. They are kept while the program runs.
    open var userInfo: [String: Any]?
    /// What the scene did last, so that it can be gone on with. It is kept while the program runs.
    open var stateRestorationActivity: NSUserActivity?

    init(of scene: UIScene? = nil) { self.scene = scene }
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

    /// One without a name, for a window of the app.
    public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
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

/// How small and how large a window may be, in points. The views say that here: it is kept, and nothing else.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether it may fill the display.
    open var allowsFullScreen = true
    override init() {}
}
