import DovetailTesting
import SwiftUI
import Testing

private struct AvailableApp: App {
    var body: some Scene {
        WindowGroup { Text("first") }
        if #available(macOS 14.0, iOS 17.0, *) {
            WindowGroup("second", id: "second") { Text("second") }
        }
    }
}

private struct AvailableAloneApp: App {
    var body: some Scene {
        if #available(macOS 14.0, iOS 17.0, *) {
            WindowGroup { Text("alone") }
        }
    }
}

@MainActor
@Suite("Scenes from a version of the system on")
struct AvailableSceneTests {
    @Test("they are there, also where there is no other")
    func available() {
        let host = TestHost(app: AvailableApp.self)
        #expect(host.exists("first"))
        #expect(host.openWindow(group: 1).exists("second"))
        #expect(TestHost(app: AvailableAloneApp.self).exists("alone"))
    }
}
