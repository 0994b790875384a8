import DovetailCore
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

private struct BackgroundApp: App {
    var body: some Scene {
        WindowGroup("Background") {
            VStack {
                Button("press") {}
                Slider(value: .constant(0.5)).frame(width: 200).accessibilityIdentifier("slider")
                Text("text")
            }
        }
        .windowBackgroundDragBehavior(.enabled)
    }
}

private struct StillApp: App {
    var body: some Scene {
        WindowGroup("Still") { Text("text") }.windowBackgroundDragBehavior(.disabled)
    }
}

private struct HiddenTitleApp: App {
    var body: some Scene {
        WindowGroup("Hidden") {
            NavigationStack {
                NavigationLink("Open") { Text("opened").navigationTitle("Second") }
                    .navigationTitle("First")
                    .toolbar { Button("Item") {} }
            }
        }
        .windowStyle(.hiddenTitleBar)
    }
}

private struct HiddenBelowApp: App {
    var body: some Scene {
        WindowGroup("Hidden") {
            VStack(spacing: 0) {
                Text("above").frame(height: 60)
                NavigationStack { Text("page").navigationTitle("First") }
            }
        }
        .windowStyle(.hiddenTitleBar)
    }
}

@MainActor
@Suite("Windows that are moved by their content", .serialized)
struct WindowMovingTests {
    private let stores = TestStores()
    private func host<A: App>(_ app: A.Type, _ log: Probe<String>) throws -> TestHost {
        let host = TestHost(
            app: app, size: CGSize(width: 500, height: 400), idiom: .desktop,
            defaults: stores.make())
        host.window.onMove = { log.note("move") }
        return host
    }

    @Test("a drag of the background moves the window, one of a control does not; without the behaviour none does")
    func background() throws {
        let log = Probe<String>()
        let host = try host(BackgroundApp.self, log)
        host.drag(from: CGPoint(x: 20, y: 380), to: CGPoint(x: 60, y: 380))
        #expect(log.entries == ["move"])
        let slider = try host.frame(of: "slider")
        host.drag(from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.midX + 40, y: slider.midY))
        #expect(log.entries == ["move"])
        let text = try host.frame(of: "text")
        host.drag(from: CGPoint(x: text.midX, y: text.midY), to: CGPoint(x: text.midX + 40, y: text.midY))
        #expect(log.entries == ["move", "move"])
        let still = try self.host(StillApp.self, log)
        still.drag(from: CGPoint(x: 20, y: 380), to: CGPoint(x: 60, y: 380))
        #expect(log.entries == ["move", "move"])
    }

    @Test(
        "without a title bar the bar of a navigation stack stands at the top, beside the buttons, and moves the window")
    func navigationBar() throws {
        let log = Probe<String>()
        let host = try host(HiddenTitleApp.self, log)
        host.window.environment.titleButtonSpace = TitleButtonSpace(height: 40, leading: 0, trailing: 100)
        host.settle()
        let bar = try host.frame(of: "navigationBar")
        #expect(bar.minY == 0 && bar.width == 500)
        #expect(try host.frame(of: "Item").maxX <= 400)
        host.drag(from: CGPoint(x: 60, y: 15), to: CGPoint(x: 90, y: 15))
        #expect(log.entries == ["move"])
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("Second"))
        #expect(try host.frame(of: "navigationBar").minY == 0)
        host.window.environment.titleButtonSpace = TitleButtonSpace(height: 40, leading: 100, trailing: 0)
        host.settle()
        #expect(try host.frame(of: "First").minX >= 100)
        try host.tap("First")
        host.advance(by: .seconds(1))
        #expect(host.exists("Open"))
    }

    @Test("a bar that is not at the top leaves the room above to the buttons")
    func below() throws {
        let host = try host(HiddenBelowApp.self, Probe<String>())
        host.window.environment.titleButtonSpace = TitleButtonSpace(height: 40, leading: 0, trailing: 100)
        host.settle()
        #expect(try host.frame(of: "above").minY >= 40)
        #expect(try host.frame(of: "navigationBar").minY == 100)
    }
}
