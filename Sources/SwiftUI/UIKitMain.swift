import DovetailCore
import DovetailUIKit
import Foundation

extension UIApplicationDelegate where Self: NSObject {
    /// Starts a program of UIKit's life cycle, whose delegate is marked `@main`: it shows what the delegate of the scene puts into its window.
    ///
    ///     @main
    ///     class AppDelegate: UIResponder, UIApplicationDelegate {}
    ///
    ///     class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    ///         var window: UIWindow?
    ///         func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///             window = UIWindow(windowScene: scene as! UIWindowScene)
    ///             window?.rootViewController = UIHostingController(rootView: ContentView())
    ///             window?.makeKeyAndVisible()
    ///         }
    ///     }
    @MainActor @preconcurrency
    public static func main() { DelegateApp<Self>.main() }
}

/// An app of UIKit's life cycle as one of SwiftUI's.
private struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor(launching: Delegate.self) private var delegate

    var body: some Scene {
        WindowGroup { LaunchedWindow(delegate: delegate) }
    }
}
