import DovetailCore
import DovetailPaint
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

private struct WelcomeApp: App {
    var body: some Scene {
        WindowGroup("Main") { Text("main") }
        Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
        Window("Log", id: "log") { Text("log") }.restorationBehavior(.disabled)
    }
}

private struct QuietApp: App {
    var body: some Scene {
        Window("First", id: "first") { Text("first") }.defaultLaunchBehavior(.suppressed)
        Window("Second", id: "second") { Text("second") }
    }
}

private struct SilentApp: App {
    var body: some Scene {
        Window("First", id: "first") { Text("first") }.defaultLaunchBehavior(.suppressed)
        Window("Second", id: "second") { Text("second") }.defaultLaunchBehavior(.suppressed)
    }
}

private struct PlacedApp: App {
    var body: some Scene {
        WindowGroup("Main") { Color.red.frame(minWidth: 120, idealWidth: 300, minHeight: 80, idealHeight: 200) }
            .defaultWindowPlacement { content, context in
                let ideal = content.sizeThatFits(.unspecified)
                return WindowPlacement(
                    .center, width: ideal.width * 2, height: context.defaultDisplay.bounds.height / 4)
            }
        Window("Plain", id: "plain") { Text("plain") }.defaultSize(width: 333, height: 222)
        Window("Fixed", id: "fixed") { Text("fixed") }.windowResizability(.contentSize).windowManagerRole(.associated)
        Settings { Text("settings") }
    }
}

private struct ClosedView: View {
    @State private var isLocked = true

    var body: some View {
        Button("Unlock") { isLocked = false }
            .windowDismissBehavior(isLocked ? .disabled : .automatic)
            .windowResizeBehavior(.disabled)
    }
}

private struct LockedApp: App {
    var body: some Scene {
        WindowGroup("Locked") { ClosedView() }
        Window("Other", id: "other") { Text("other") }
    }
}

/// What utilities of the menu bar have.
private struct UtilityApp: App {
    var body: some Scene {
        Settings { Text("settings") }
        MenuBarExtra("Extra") { Text("extra") }
        WindowGroup(id: "detail", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    }
}

private struct SettingsApp: App {
    var body: some Scene {
        Settings { Text("settings") }
    }
}

private struct ValueApp: App {
    var body: some Scene {
        Settings { Text("settings") }
        WindowGroup(id: "detail", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    }
}

@MainActor
@Suite("How windows behave")
struct WindowBehaviorTests {
    private let stores = TestStores()
    private func titles(_ app: RunningApp) -> [String] { app.windowsAtStart().compactMap(\.description.title) }

    @Test("the scenes open at the start that are to be presented, and not those that are suppressed")
    func launch() {
        #expect(titles(RunningApp(WelcomeApp.self)) == ["Welcome"])
        #expect(titles(RunningApp(QuietApp.self)) == ["Second"])
        // A program without a window could not be seen.
        #expect(titles(RunningApp(SilentApp.self)) == ["First"])
    }

    @Test("without a tray the item of the menu bar opens in a window, and no window of values without a value")
    func utility() {
        func kinds(_ app: RunningApp) -> [WindowKind] { app.windowsAtStart().map(\.description.kind) }
        #expect(kinds(RunningApp(UtilityApp.self)) == [.menuBarExtra])
        #expect(kinds(RunningApp(SettingsApp.self)) == [.settings])
        #expect(RunningApp(UtilityApp.self).windowsAtStart(isInTray: { _ in true }).isEmpty)
        // Where there is nothing else, the window of values is better than none.
        #expect(RunningApp(ValueApp.self).windowsAtStart().map(\.description.id) == ["detail"])
    }

    @Test("windows that are not to be restored stay away at the next start")
    func restoration() throws {
        let storage = MemorySceneSessionStorage()
        let app = RunningApp(WelcomeApp.self, storage: storage)
        _ = app.windowsAtStart()
        _ = try #require(app.newWindow(group: 0))
        _ = try #require(app.newWindow(group: 2))
        app.sessions.saveNow()
        let again = RunningApp(WelcomeApp.self, storage: storage)
        #expect(titles(again).sorted() == ["Main", "Welcome"])
        #expect(again.sessions.all.count == 2)
    }

    @Test("the size of a new window follows from its placement, or is the default one")
    func placement() throws {
        let app = RunningApp(PlacedApp.self)
        var services = HostServices.headless()
        services.screenSize = { CGSize(width: 1000, height: 600) }
        func size(_ group: Int) throws -> CGSize? {
            let window = try #require(app.newWindow(group: group))
            let root = app.makeWindow(window, environment: EnvironmentValues(), services: services)
            defer { root.close() }
            return window.description.sizeOfNewWindow(root)
        }
        #expect(try size(0) == CGSize(width: 600, height: 150))
        #expect(try size(1) == CGSize(width: 333, height: 222))
        #expect(try size(2) == nil)
    }

    @Test("windows take the size of their content where the scene says so, and where they are settings")
    func resizability() {
        let windows = RunningApp(PlacedApp.self).windows
        #expect(windows.map { $0.behavior.hasSizeOfContent($0.kind) } == [false, false, true, true])
        #expect(windows.map { $0.behavior.role == .associated } == [false, false, true, false])
    }

    @Test("a window that must not be closed stays until it may be")
    func dismissal() throws {
        let host = TestHost(
            app: LockedApp.self,
            defaults: stores.make())
        #expect(host.window.interaction == WindowInteraction(canBeClosed: false, canBeResized: false))
        host.press(.character("w"), modifiers: .command)
        #expect(!host.isClosed)
        try host.tap("Unlock")
        host.press(.character("w"), modifiers: .command)
        #expect(host.isClosed)
    }
}
