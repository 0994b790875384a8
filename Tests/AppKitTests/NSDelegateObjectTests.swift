import AppKit
import DovetailTesting
import SwiftUI
import Testing

private final class CountingDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var count = 1
}

private struct CountingApp: App {
    @NSApplicationDelegateAdaptor private var delegate: CountingDelegate
    var body: some Scene { WindowGroup { CountingPage() } }
}

private struct CountingPage: View {
    @EnvironmentObject private var delegate: CountingDelegate
    var body: some View {
        Button("count \(delegate.count)") { delegate.count += 1 }
            .onOpenURL { _ in delegate.count = 0 }
    }
}

@MainActor
@Suite("A program's delegate as an object of the environment")
struct NSDelegateObjectTests {
    @Test("a delegate that is an ObservableObject is found by the views of all windows, which follow it")
    func object() throws {
        let host = TestHost(app: CountingApp.self)
        try host.tap("count 1")
        #expect(host.exists("count 2"))
        #expect(host.openWindow().exists("count 2"))
    }
}
