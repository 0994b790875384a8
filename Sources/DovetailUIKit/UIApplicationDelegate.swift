import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens to the program. An app gives its delegate to ``UIApplicationDelegateAdaptor``.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
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
    /// How the scene is made that shows the app's window, where the app has no scenes of SwiftUI's.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
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
}

/// Makes a delegate for an app, which hears of what happens to the program.
///
///     @main struct Notes: App {
///         @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
///
/// Methods of the delegate are called only as far as ``UIApplicationDelegate`` declares them: there is no push service, no background
/// fetch and no scene configuration on a desktop.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = ObjectFactory.make(delegateType)
        wrappedValue = delegate
        ProgramWindows.afterLaunch {
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        }
        ProgramWindows.observePhase { old, new in
            if old == .active { delegate.applicationWillResignActive(.shared) }
            if new == .background { delegate.applicationDidEnterBackground(.shared) }
            if old == .background { delegate.applicationWillEnterForeground(.shared) }
            if new == .active { delegate.applicationDidBecomeActive(.shared) }
        }
        ProgramWindows.observeTermination { delegate.applicationWillTerminate(.shared) }
    }
}
