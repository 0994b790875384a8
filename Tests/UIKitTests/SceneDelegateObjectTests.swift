import DovetailTesting
import SwiftUI
import Testing
import UIKit

private class TextDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
    @Published var text = "of the scene"
}

private class PlainDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TextDelegate.self
        return configuration
    }
}

private struct TextApp: App {
    @UIApplicationDelegateAdaptor(PlainDelegate.self) var delegate
    var body: some Scene { WindowGroup { TextPage() } }
}

private struct TextPage: View {
    @EnvironmentObject var delegate: TextDelegate
    var body: some View {
        VStack {
            Text(delegate.text)
            Button("change") { delegate.text = "changed" }
        }
        // Read while the window's views are made.
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in delegate.text = "continued" }
    }
}

@MainActor
@Suite("Delegates of scenes as objects of the environment")
struct SceneDelegateObjectTests {
    @Test("a scene's delegate that is an ObservableObject is found by the views of its window, which follow it")
    func object() throws {
        let host = TestHost(app: TextApp.self)
        #expect(host.exists("of the scene"))
        try host.tap("change")
        #expect(host.exists("changed"))
    }
}
