import DovetailCore
import DovetailPlatform
import Foundation

/// What an app of UIKit's life cycle shows: the controller of the window that its delegate, or the delegate of its scene, makes visible.
///
/// The delegate of the scene is an object of the class that the app's `Info.plist` names, or else of `SceneDelegate` in the app's module.
@MainActor
package final class UIKitLaunch: ProgramPart {
    /// The window that was made visible last.
    var window: UIWindow? {
        get { own ?? outer?.window }
        set { own = newValue }
    }
    private var own: UIWindow?
    /// The window that the app opened with, which the desktop's window shows.
    private(set) weak var opened: UIWindow?
    private let outer: UIKitLaunch?

    package init(in program: Program) { outer = program.outer?[UIKitLaunch.self] }

    /// Lets the delegates make a window. Returns what keeps them, or nil when none made one.
    fileprivate func connect(_ delegate: some NSObject & UIApplicationDelegate) -> Connected? {
        let scene = UIWindowScene(ProgramWindows.ofProgram.current)
        if let window, window.rootViewController != nil {
            opened = window
            return Connected(window: window, scene: scene, delegate: nil)
        }
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(.shared, configurationForConnecting: session, options: options)
        guard let type = configuration.delegateClass ?? delegateClass(of: delegate),
            let objects = type as? NSObject.Type,
            let sceneDelegate = ObjectFactory.make(objects) as? any UISceneDelegate
        else {
            openStoryboard(of: delegate) { delegate.window = $0 }
            return window.map { Connected(window: $0, scene: scene, delegate: nil) }
        }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        if window == nil {
            openStoryboard(of: delegate) { (sceneDelegate as? any UIWindowSceneDelegate)?.window = $0 }
        }
        opened = window
        return window.map { Connected(window: $0, scene: scene, delegate: sceneDelegate) }
    }

    /// Makes a window with the controller that the app's main storyboard begins with.
    private func openStoryboard(of delegate: some NSObject, give: (UIWindow) -> Void) {
        guard let controller = MainStoryboard.ofApp()?.controller(module: module(of: delegate)) else { return }
        open(controller, give: give)
    }

    /// Makes a window with a controller.
    /// - Parameter give: Hands the window to the delegate whose it is, before it is visible.
    func open(_ controller: UIViewController, give: (UIWindow) -> Void) {
        let made = UIWindow(frame: UIScreen.main.bounds)
        made.rootViewController = controller
        give(made)
        made.makeKeyAndVisible()
        opened = made
    }

    private func module(of delegate: some NSObject) -> String {
        String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    }

    private func delegateClass(of delegate: some NSObject) -> AnyClass? {
        let module = module(of: delegate)
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let kinds = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = kinds?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
        let given = scenes?.first?["UISceneDelegateClassName"] as? String
        // The variable stands for the module; where it was not put in, the last part is the class.
        let name = given.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "SceneDelegate"
        return NSClassFromString("\(module).\(name)")
    }

    /// Forgets the window, for tests.
    package func reset() {
        window = nil
        opened = nil
    }
}

/// The window of an app of UIKit's life cycle, and who made it.
@MainActor
private final class Connected {
    let window: UIWindow
    let scene: UIWindowScene
    let delegate: (any UISceneDelegate)?

    init(window: UIWindow, scene: UIWindowScene, delegate: (any UISceneDelegate)?) {
        self.window = window
        self.scene = scene
        self.delegate = delegate
    }

    func changed(to phase: ScenePhase, from old: ScenePhase) {
        if old == .active { delegate?.sceneWillResignActive(scene) }
        if phase == .background { delegate?.sceneDidEnterBackground(scene) }
        if old == .background { delegate?.sceneWillEnterForeground(scene) }
        if phase == .active { delegate?.sceneDidBecomeActive(scene) }
    }
}

/// Shows the window of an app of UIKit's life cycle.
package struct LaunchedWindow<Delegate: NSObject & UIApplicationDelegate>: View {
    nonisolated(unsafe) private let delegate: Delegate
    @State private var store = Store()
    @Environment(\.scenePhase) private var phase

    @MainActor
    private final class Store {
        private var isConnected = false
        private var value: Connected?

        nonisolated init() {}

        func connected(_ delegate: Delegate) -> Connected? {
            if !isConnected {
                isConnected = true
                OverlayWindows.ofProgram.wait()
                value = UIKitLaunch.ofProgram.connect(delegate)
            }
            return value
        }
    }

    /// - Parameter delegate: Belongs to the main actor, as views do.
    @MainActor package init(delegate: Delegate) { self.delegate = delegate }

    package var body: some View {
        let connected = store.connected(delegate)
        if let controller = connected?.window.rootViewController {
            ShownController(controller: controller)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .transformEnvironment(\.builtIn) { values in
                    if let tint = connected?.window.tintColor { values.setAccent(Color(uiColor: tint)) }
                }
                .onAppear {
                    OverlayWindows.ofProgram.showWaiting()
                    connected?.delegate?.sceneDidBecomeActive(connected!.scene)
                }
                .onChange(of: phase) { old, new in connected?.changed(to: new, from: old) }
        } else {
            Text("The app's delegate made no window.")
        }
    }
}

/// The view of a controller, which is told when it is shown.
struct ShownController: View {
    let controller: UIViewController

    var body: some View {
        UIViewContent(controller.view)
            // A view with nothing to draw fills its place, too.
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(PlaceOfView(view: controller.view))
            .modifier(PresentedController(controller))
            .modifier(WindowOfView(view: controller.view))
            .onAppear {
                if controller.wasToldOfAppearance {
                    controller.wasToldOfAppearance = false
                    return
                }
                controller.viewWillAppear(false)
                controller.viewDidAppear(false)
            }
            .onDisappear {
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
            }
    }
}
