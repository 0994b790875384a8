import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import UIKit
import ViewSupport

@MainActor private var delegateLog: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate {
    let made: Int

    override init() {
        made = 7
        super.init()
        delegateLog.append("init")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        delegateLog.append("launched")
        return true
    }
    func applicationWillResignActive(_ application: UIApplication) { delegateLog.append("resign") }
    func applicationDidBecomeActive(_ application: UIApplication) { delegateLog.append("active") }
}

private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup("App") { Text("made \(delegate.made)") } }
}

@MainActor
@Suite("The program, its windows, screen, clipboard and device, by UIKit's names", .serialized)
struct UIApplicationTests {
    private let stores = TestStores()

    @Test("The screen is the window: a body that asks runs again when the window's size changes")
    func screen() throws {
        struct Wide: View {
            var body: some View { Text("wide").frame(width: UIScreen.main.bounds.width / 2) }
        }
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Wide().background(Color.red.accessibilityIdentifier("back").accessibilityElement())
        }
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(try host.frame(of: "back").width == 200)
        host.resize(to: CGSize(width: 600, height: 300))
        #expect(try host.frame(of: "back").width == 300)
    }

    @Test("A window is there when its views are made, also the first, and has the size that it will have")
    func windowBeingMade() {
        struct Page: View {
            let insets = UIApplication.shared.windows.first?.safeAreaInsets
            let size = UIApplication.shared.windows.first?.bounds.size
            var body: some View {
                Text(insets == nil ? "no window" : "a window of \(Int(size?.width ?? 0))")
            }
        }
        struct Root: View { var body: some View { Page() } }
        let first = TestHost(size: CGSize(width: 320, height: 200)) { Root() }
        #expect(first.texts == ["a window of 320"])
        first.close()
    }

    @Test("A window that begins to be used is told by its scene and as the one with the keyboard")
    func windowNotifications() {
        let log = Probe<String>()
        let names = [UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { log.note(name) }
            }
        }
        let host = TestHost { Text("page") }
        withExtendedLifetime(host) {
            #expect(log.entries.contains("UISceneDidActivateNotification"))
            #expect(log.entries.contains("UIWindowDidBecomeKeyNotification"))
        }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("Addresses are opened by the host of the window in use")
    func open() async throws {
        let host = TestHost {
            Button("Open") { UIApplication.shared.open(URL(string: "https://example.org")!) { _ in } }
        }
        try host.tap("Open")
        #expect(host.openedURLs == [URL(string: "https://example.org")!])
        #expect(await UIApplication.shared.open(URL(string: "mailto:a@example.org")!))
        #expect(host.openedURLs.count == 2)
        #expect(UIApplication.shared.canOpenURL(URL(string: "https://example.org")!))
    }

    @Test("Asking for messages from a server fails, and the delegate hears it")
    func remoteNotifications() async throws {
        final class Listener: NSObject, UIApplicationDelegate {
            var failures: [String] = []
            func application(
                _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) {
                failures.append(error.localizedDescription)
            }
        }
        let listener = Listener()
        let former = UIApplication.shared.delegate
        UIApplication.shared.delegate = listener
        UIApplication.shared.registerForRemoteNotifications()
        // Other tests have the same application while this one waits.
        UIApplication.shared.delegate = former
        #expect(listener.failures.isEmpty && !UIApplication.shared.isRegisteredForRemoteNotifications)
        try await wait(for: "the answer") { !listener.failures.isEmpty }
        #expect(
            listener.failures == ["Messages from a server can't be had: the desktop has no service for them."])
    }

    @Test("The clipboard is that of the window in use")
    func pasteboard() throws {
        let host = TestHost {
            Button("Copy") { UIPasteboard.general.string = "copied" }
        }
        let before = UIPasteboard.general.changeCount
        #expect(!UIPasteboard.general.hasStrings)
        try host.tap("Copy")
        #expect(host.clipboard == "copied" && UIPasteboard.general.changeCount == before + 1)
        #expect(UIPasteboard.general.url == nil)
        host.clipboard = "https://example.org"
        #expect(UIPasteboard.general.hasURLs && UIPasteboard.general.strings == ["https://example.org"])
        UIPasteboard.general.string = nil
        #expect(host.clipboard == nil)
    }

    @Test("A window takes the keyboard away from its field")
    func endEditing() throws {
        struct Form: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("name", text: .constant("")).focused($isFocused)
                Text(isFocused ? "editing" : "not editing")
                Button("Done") {
                    UIApplication.shared.keyWindow?.endEditing(true)
                }
            }
        }
        let host = TestHost { Form() }
        try host.tap("name")
        #expect(host.exists("editing"))
        try host.tap("Done")
        #expect(host.exists("not editing"))
        #expect(UIApplication.shared.keyWindow?.endEditing(true) == false)
        #expect(UIApplication.shared.keyWindow?.bounds.size == CGSize(width: 400, height: 300))
    }

    @Test("A delegate is made once, launched before the first window, and told of being used; notifications follow")
    func delegate() throws {
        delegateLog = []
        var notes: [String] = []
        let tokens = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification].map {
            name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { notes.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let host = TestHost(
            app: DelegateApp.self, defaults: stores.make())
        #expect(delegateLog == ["init", "launched"] && host.exists("made 7"))
        host.setScenePhase(.inactive)
        host.setScenePhase(.active)
        #expect(delegateLog == ["init", "launched", "resign", "active"])
        #expect(
            notes == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("The device says what it is, and the same id each time")
    func device() {
        #expect(UIDevice.current.model == "Linux" && !UIDevice.current.systemName.isEmpty)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }

    @Test("Feedback is silent")
    func feedback() {
        let impact = UIImpactFeedbackGenerator(style: .light)
        impact.prepare()
        impact.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
    }

    @Test("Distances go between UIKit and SwiftUI")
    func insets() {
        let insets = NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
    }
}
