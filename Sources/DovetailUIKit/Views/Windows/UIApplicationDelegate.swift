import Combine
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens to the program. An app gives its delegate to ``UIApplicationDelegateAdaptor``.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    /// The window of an app that has no delegates of scenes: set before it is shown, where the app's main storyboard makes it. A delegate need not have one, and
    /// then it is nil.
    var window: UIWindow? { get set }
    /// The app has its scenes, and no window yet. What is returned is not used.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The same, a moment later. What is returned is not used.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// A window begins to be used.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// No window is used any more.
    func applicationWillResignActive(_ application: UIApplication)
    /// No window is on show any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window is shown again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// How a scene is made: the class of its delegate. Asked for each window.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// There are no messages from a server, and why.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

/// Makes a delegate for an app, which hears of what happens to the program.
///
///     @main struct Notes: App {
///         @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
///
/// Methods of the delegate are called only as far as ``UIApplicationDelegate`` declares them: there is no push service and no background
/// fetch on a desktop. Where it names a class for the delegates of scenes, each window gets one, which is told of the window before it is
/// shown. Both delegates are in the windows' environment where they are observable.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type. One that is observable is found by all windows as an object of their environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(launching: delegateType)
        let delegate = wrappedValue
        ProgramWindows.ofProgram.onWindow { environment in
            environment.putObject(delegate)
            guard let made = SceneDelegates.ofProgram.make(by: delegate) else { return nil }
            environment.putObject(made.object)
            return { SceneDelegates.ofProgram.connect($0, made) }
        }
    }

    /// Makes a delegate whose scenes the app connects itself.
    package init(launching delegateType: DelegateType.Type) {
        let delegate = ObjectFactory.make(delegateType)
        wrappedValue = delegate
        UIApplication.shared.delegate = delegate
        ProgramWindows.ofProgram.afterLaunch {
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        }
        ProgramWindows.ofProgram.observePhase { old, new in
            if old == .active { delegate.applicationWillResignActive(.shared) }
            if new == .background { delegate.applicationDidEnterBackground(.shared) }
            if old == .background { delegate.applicationWillEnterForeground(.shared) }
            if new == .active { delegate.applicationDidBecomeActive(.shared) }
        }
        ProgramWindows.ofProgram.observeTermination { delegate.applicationWillTerminate(.shared) }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// The delegates of scenes of SwiftUI's windows, whose classes the app's delegate names.
@MainActor
private final class SceneDelegates: ProgramPart {
    @MainActor
    private final class Entry {
        weak var root: WindowRoot?
        let scene: UIWindowScene
        let delegate: any UISceneDelegate

        init(root: WindowRoot, scene: UIWindowScene, delegate: any UISceneDelegate) {
            self.root = root
            self.scene = scene
            self.delegate = delegate
        }
    }
    private var entries: [Entry] = []

    init(in program: Program) {}

    /// The delegate of a scene that is to be connected.
    struct Made {
        let object: NSObject
        let delegate: any UISceneDelegate
        let session: UISceneSession
        let options: UIScene.ConnectionOptions
    }

    /// Makes the delegate of a window's scene; nil where there is none.
    func make(by delegate: some UIApplicationDelegate) -> Made? {
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(.shared, configurationForConnecting: session, options: options)
        guard let type = configuration.delegateClass as? NSObject.Type else { return nil }
        let object = ObjectFactory.make(type)
        guard let sceneDelegate = object as? any UISceneDelegate else { return nil }
        return Made(object: object, delegate: sceneDelegate, session: session, options: options)
    }

    /// Connects the delegate of a window's scene with the window, whose views are there.
    func connect(_ root: WindowRoot, _ made: Made) {
        for entry in entries where entry.root == nil { entry.delegate.sceneDidDisconnect(entry.scene) }
        entries.removeAll { $0.root == nil }
        let sceneDelegate = made.delegate
        if entries.isEmpty, !isObserving {
            isObserving = true
            ProgramWindows.ofProgram.observePhase { [weak self] in self?.changed(from: $0, to: $1) }
        }
        let scene = UIWindowScene(root)
        scene.delegate = sceneDelegate
        entries.append(Entry(root: root, scene: scene, delegate: sceneDelegate))
        sceneDelegate.scene(scene, willConnectTo: made.session, options: made.options)
        // No change of the phase tells of it: a program is in use from its start.
        root.attach(
            Color.clear.frame(width: 0, height: 0).onAppear {
                sceneDelegate.sceneWillEnterForeground(scene)
                sceneDelegate.sceneDidBecomeActive(scene)
            })
    }

    private var isObserving = false

    private func changed(from old: ScenePhase, to new: ScenePhase) {
        for entry in entries where entry.root != nil {
            if old == .active { entry.delegate.sceneWillResignActive(entry.scene) }
            if new == .background { entry.delegate.sceneDidEnterBackground(entry.scene) }
            if old == .background { entry.delegate.sceneWillEnterForeground(entry.scene) }
            if new == .active { entry.delegate.sceneDidBecomeActive(entry.scene) }
        }
    }
}

/// The name of Swift 3 and 4 for ``UIApplication/LaunchOptionsKey``.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
