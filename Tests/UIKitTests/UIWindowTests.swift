import DovetailTesting
import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import DovetailUIKit

/// Puts a window over each of the app's.
@Observable
private final class OverlayDelegate: NSObject, UIWindowSceneDelegate {
    @ObservationIgnored var overlay: UIWindow?
    var heard: [String] = []
    var text = "from the scene"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(
            rootView: Button("toast") { self.text = "was pressed" }.padding().frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom))
        window.rootViewController?.view.backgroundColor = .clear
        overlay = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
}

private final class ObjectDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OverlayDelegate.self
        return configuration
    }
}

private struct OverlaidApp: App {
    @UIApplicationDelegateAdaptor private var delegate: ObjectDelegate
    var body: some Scene { WindowGroup { OverlaidPage() } }
}

private struct OverlaidPage: View {
    @EnvironmentObject private var delegate: ObjectDelegate
    @Environment(OverlayDelegate.self) private var scene
    var body: some View {
        VStack {
            Button("count \(delegate.count)") { delegate.count += 1 }
            Text(scene.text)
            Text(scene.heard.joined(separator: ", "))
            Button("show") { scene.overlay?.isHidden = false }
            Button("hide") { scene.overlay?.isHidden = true }
        }
    }
}

@MainActor
@Suite("Windows by UIKit's names", .serialized)
struct UIWindowTests {
    private let stores = TestStores()
    private func app() throws -> TestHost {
        TestHost(
            app: OverlaidApp.self, defaults: stores.make())
    }

    @Test("delegates of app and scene are in the environment, and changes of theirs are seen")
    func delegates() throws {
        let host = try app()
        #expect(host.exists("from the scene"))
        try host.tap("count 0")
        #expect(host.exists("count 1"))
    }

    @Test("the delegate of a scene hears that it is in use when its window is shown")
    func active() throws {
        #expect(try app().exists("foreground, active"))
    }

    @Test("a window that the program makes is hidden at first, lies over that of its scene, and lets the rest be used")
    func overlay() throws {
        let host = try app()
        #expect(!host.exists("toast"))
        try host.tap("show")
        #expect(host.exists("toast"))
        try host.tap("count 0")
        #expect(host.exists("count 1"))
        try host.tap("toast")
        #expect(host.exists("was pressed"))
        #expect(UIApplication.shared.keyWindow?.windowScene?.windows.count == 2)
        try host.tap("hide")
        host.advance(by: .seconds(1))
        #expect(!host.exists("toast") && UIApplication.shared.keyWindow?.windowScene?.windows.count == 1)
    }

    @Test(
        "nothing covers a window but the desktop's buttons, where it has no title bar; views are covered as far as they reach up"
    )
    func safeArea() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.white }
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(window.safeAreaInsets == .zero)
        let root = try #require(window.root)
        root.environment.titleButtonSpace = TitleButtonSpace(height: 30)
        #expect(window.safeAreaInsets == .zero)
        root.environment.windowLook.frame = .hiddenTitleBar
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        #expect(UIView().safeAreaInsets == .zero)
        _ = host
    }

    @Test(
        "views that a program puts into a window or its controller's view lie over SwiftUI's until it takes them away")
    func toasts() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        final class Toast: UIView {
            var windows = 0
            override func didMoveToWindow() { if window != nil { windows += 1 } }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Page() }
        let window = try #require(UIApplication.shared.keyWindow)
        let controller = try #require(window.rootViewController)
        for around in [window, try #require(controller.view)] {
            let toast = Toast(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            toast.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.text = "Saved"
            toast.addSubview(label)
            around.addSubview(toast)
            toast.center = CGPoint(x: around.bounds.midX, y: around.bounds.maxY - 30)
            host.settle()
            #expect(toast.windows == 1)
            #expect(toast.window === window)
            #expect(try CGRect(x: 100, y: 250, width: 100, height: 40).contains(host.frame(of: "Saved")))
            #expect(try host.color(at: CGPoint(x: 105, y: 255)).red > 0.9)
            // Views beside it are used as before, and nothing else counts as a window.
            let before = try #require(host.texts.first { $0.hasPrefix("count") })
            try host.tap(before)
            #expect(!host.exists(before) && window.windowScene?.windows.count == 1)
            toast.removeFromSuperview()
            host.settle()
            #expect(!host.exists("Saved") && toast.window == nil)
        }
    }

    @Test("windows lie by their levels; one that takes no events is only seen")
    func levels() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.white }
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        func window(_ color: UIColor, _ level: UIWindow.Level) -> UIWindow {
            let window = UIWindow(windowScene: scene)
            window.backgroundColor = color
            window.windowLevel = level
            window.isHidden = false
            return window
        }
        let high = window(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .alert + 1)
        let low = window(UIColor(red: 0, green: 0, blue: 1, alpha: 1), .normal)
        host.settle()
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).red > 0.9)
        high.isHidden = true
        host.advance(by: .seconds(1))
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).blue > 0.9)
        low.isHidden = true
        host.advance(by: .seconds(1))
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).red > 0.9)
    }

    @Test("a window's object is one, and a tap on the window ends editing without keeping presses from views")
    func gestures() throws {
        final class Target: NSObject, UIGestureRecognizerDelegate {
            var taps = 0
            func tapped() {
                taps += 1
                UIApplication.shared.keyWindow?.endEditing(true)
            }
        }
        struct Form: View {
            @FocusState private var isFocused: Bool
            @State private var count = 0
            var body: some View {
                VStack {
                    TextField("name", text: .constant("")).focused($isFocused)
                    Text(isFocused ? "editing" : "not editing")
                    Button("count \(count)") { count += 1 }
                }
            }
        }
        let host = TestHost { Form() }
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(window === UIApplication.shared.keyWindow)
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: Selector(calling: Target.tapped))
        tap.cancelsTouchesInView = false
        tap.delegate = target
        window.addGestureRecognizer(tap)
        defer { window.removeGestureRecognizer(tap) }
        try host.tap("name")
        #expect(host.exists("editing") && target.taps == 1)
        try host.tap("name")
        #expect(host.exists("editing"))
        try host.tap("count 0")
        #expect(host.exists("count 1") && host.exists("not editing") && target.taps == 3)
    }
}
