import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

/// Found by its name, as in an app of Xcode 11.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var events: [String] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.events.append("connect")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: LaunchedPage())
        self.window = window
        window.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.events.append("active") }
}

private struct LaunchedPage: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
        VStack {
            Button("count \(count)") { count += 1 }
            TextField("Name", text: $name)
            Button("hide") {
                UIApplication.shared.sendAction(Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
            }
        }
    }
}

@MainActor
@Suite("Apps of UIKit's life cycle", .serialized)
struct UIKitLaunchTests {
    final class PlainDelegate: UIResponder, UIApplicationDelegate {}

    final class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIHostingController(rootView: Text("from the delegate"))
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test("the scene's delegate is found, connected once, and its window's views are shown and live")
    func sceneDelegate() throws {
        UIKitLaunch.ofProgram.reset()
        defer { UIKitLaunch.ofProgram.reset() }
        SceneDelegate.events = []
        let delegate = PlainDelegate()
        let host = TestHost { LaunchedWindow(delegate: delegate) }
        #expect(SceneDelegate.events == ["connect", "active"])
        try host.tap("count 0")
        #expect(host.exists("count 1"))
        #expect(SceneDelegate.events.filter { $0 == "connect" }.count == 1)
    }

    @Test("a window that the app's delegate makes needs no scene")
    func windowOfDelegate() {
        UIKitLaunch.ofProgram.reset()
        defer { UIKitLaunch.ofProgram.reset() }
        let delegate = WindowDelegate()
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        let host = TestHost { LaunchedWindow(delegate: delegate) }
        #expect(host.texts == ["from the delegate"])
    }

    @Test("windows of SwiftUI's can be made light and dark, and follow the desktop again")
    func interfaceStyle() throws {
        struct Page: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let host = TestHost { Page() }
        let window = try #require(UIApplication.shared.windows.last)
        window.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(host.texts == ["dark"])
        #expect(UIApplication.shared.windows.last?.overrideUserInterfaceStyle == .dark)
        window.overrideUserInterfaceStyle = .unspecified
        host.settle()
        #expect(host.texts == ["light"])
    }

    @Test("the message that takes the keyboard away is understood, others are not")
    func sendAction() throws {
        let host = TestHost { LaunchedPage() }
        try host.tap("Name")
        #expect(host.focused == "Name")
        #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        host.settle()
        #expect(host.focused == nil)
        #expect(!UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
    }
}
