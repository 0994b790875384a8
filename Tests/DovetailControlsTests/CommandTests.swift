import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor private let commandLog = Probe<String>()

private struct EditCommands: Commands {
    @FocusedValue(\.commandTarget) private var target

    var body: some Commands {
        CommandMenu("Things") {
            Button("Add") { commandLog.note("add") }.keyboardShortcut("a", modifiers: [.command, .shift])
            Divider()
            Button("Use \(target ?? "nothing")") { commandLog.note("use \(target ?? "-")") }.disabled(target == nil)
        }
    }
}

extension FocusedValues {
    @Entry fileprivate var commandTarget: String?
}

private struct CommandsApp: App {
    var body: some Scene {
        WindowGroup("App") {
            VStack {
                Text("page")
                TextField("field", text: .constant("")).focusedValue(\.commandTarget, "the field")
            }
        }
        .commands {
            CommandGroup(replacing: .newItem) { Button("New Thing") { commandLog.note("new") }.keyboardShortcut("n") }
            CommandGroup(after: .sidebar) { Button("Zoom") { commandLog.note("zoom") } }
            CommandGroup(replacing: .help) {}
            EditCommands()
            SidebarCommands()
        }
    }
}

private struct ToolbarCommandsApp: App {
    var body: some Scene {
        WindowGroup("App") {
            Color.clear
                .accessibilityElement()
                .accessibilityLabel("page")
                .toolbar { Button("Add") { commandLog.entries = ["toolbar"] } }
        }
        .commands { CommandMenu("Things") { Button("Do") {} } }
    }
}

@MainActor
@Suite("Commands and the menu bar", .serialized)
struct CommandTests {
    private let stores = TestStores()
    private func host() throws -> TestHost {
        commandLog.entries = []
        return TestHost(
            app: CommandsApp.self, size: CGSize(width: 500, height: 400),
            defaults: stores.make())
    }

    @Test("The menu bar is on top, with the usual menus that have items and those of the app")
    func bar() throws {
        let host = try host()
        #expect(try host.frame(of: "menuBar").minY == 0)
        #expect(try host.frame(of: "page").minY > host.frame(of: "menuBar").maxY)
        #expect(["File", "View", "Things"].allSatisfy(host.exists))
        #expect(!host.exists("Help") && !host.exists("Edit"))
        #expect(!host.exists("Add"))
    }

    @Test("A window's toolbar is below its menu bar, and its content below both")
    func toolbar() {
        let host = TestHost(
            app: ToolbarCommandsApp.self, size: CGSize(width: 500, height: 400), idiom: .desktop,
            defaults: stores.make())
        let frames = ["menuBar", "toolbar", "page"].compactMap { try? host.frame(of: $0) }
        #expect(frames.count == 3)
        #expect(frames[0].minY == 0 && frames[0].height > 0)
        #expect(frames[1].minY == frames[0].maxY && frames[1].height > 0)
        #expect(frames[2] == CGRect(x: 0, y: frames[1].maxY, width: 500, height: 400 - frames[1].maxY))
        #expect(throws: Never.self) { try host.tap("Add") }
        #expect(commandLog.entries == ["toolbar"])
        #expect(throws: Never.self) { try host.tap("Things") }
        #expect(host.exists("Do"))
    }

    @Test("a phone has no menu bar: the commands are reached by their keys")
    func phone() throws {
        commandLog.entries = []
        let host = TestHost(
            app: CommandsApp.self, size: CGSize(width: 393, height: 852), idiom: .phone,
            defaults: stores.make())
        #expect(!host.exists("menuBar") && !host.exists("Things"))
        host.press(.character("a"), modifiers: [.command, .shift])
        host.press(.character("n"), modifiers: .command)
        #expect(commandLog.entries == ["add", "new"])
    }

    @Test("F10 opens the first menu, arrows go through menus and items, and the keyboard comes back to where it was")
    func functionKey() throws {
        let host = try host()
        try host.type("", into: "field")
        #expect(host.focused == "field")
        host.press(.menuBar)
        #expect(host.exists("New Thing"))
        host.press(.right)
        #expect(host.exists("Zoom") && !host.exists("New Thing"))
        host.press(.left)
        host.press(.down)
        #expect(host.focused == "New Thing")
        host.press(.escape)
        #expect(!host.exists("New Thing"))
        #expect(host.focused == "field")
        host.press(.menuBar)
        host.press(.down)
        host.press(.return)
        #expect(commandLog.entries == ["new"])
        #expect(host.focused == "field")
    }

    @Test("in the menu bar the arrow keys go from title to title")
    func titles() throws {
        let host = try host()
        host.press(.tab)
        #expect(host.focused == "File")
        host.press(.right)
        #expect(host.focused == "View")
        host.press(.left, times: 2)
        #expect(host.focused == "Things")
        host.press(.right)
        #expect(host.focused == "File")
    }

    @Test("A menu opens below its title; choosing an item closes it")
    func choosing() throws {
        let host = try host()
        let bar = try host.frame(of: "menuBar")
        try host.tap("Things")
        #expect(try host.layoutFrame(of: "Add").minY >= bar.maxY)
        try host.tap("Add")
        #expect(commandLog.entries == ["add"])
        #expect(!host.exists("Add"))
        try host.tap("File")
        #expect(
            host.exists("New Thing") && host.exists("Close Window") && host.exists("Quit") && !host.exists("New Window")
        )
        host.tap(at: CGPoint(x: 450, y: 350))
        #expect(!host.exists("New Thing"))
    }

    @Test("By keyboard: arrows go from item to item and from menu to menu, Return chooses, Escape closes")
    func keyboard() throws {
        let host = try host()
        try host.tap("View")
        host.press(.right)
        #expect(host.exists("Add"))
        host.press(.down)
        host.press(.return)
        #expect(commandLog.entries == ["add"])
        try host.tap("Things")
        host.press(.left)
        #expect(host.exists("Zoom"))
        host.press(.escape)
        #expect(!host.exists("Zoom"))
    }

    @Test("Shortcuts of items count while no menu is open")
    func shortcuts() throws {
        let host = try host()
        host.press(.character("A"), modifiers: [.command, .shift])
        host.press(.character("n"), modifiers: .command)
        #expect(commandLog.entries == ["add", "new"])
        #expect(host.windowsOpenedByViews.isEmpty)
    }

    @Test("Items know what has the keyboard")
    func focusedValue() throws {
        let host = try host()
        try host.tap("Things")
        #expect(try host.isEnabled("Use nothing") == false)
        host.press(.escape)
        try host.tap("field")
        try host.tap("Things")
        try host.tap("Use the field")
        #expect(commandLog.entries == ["use the field"])
    }

    @Test("The Tab key does not go to items of closed menus")
    func tabKey() throws {
        let host = try host()
        var seen: [String] = []
        for _ in 0..<5 {
            host.press(.tab)
            seen.append(host.focused ?? "-")
        }
        #expect(seen == ["File", "View", "Things", "field", "File"])
    }
}

private struct RemovedApp: App {
    var body: some Scene {
        MenuBarExtra("Extra") { Text("extra") }
        WindowGroup("App") { Text("page") }
            .commands { CommandMenu("Things") { Button("Add") {}.keyboardShortcut("a") } }
            .commandsRemoved()
    }
}

private struct ReplacedApp: App {
    var body: some Scene {
        WindowGroup("App") { Text("page") }
            .commands { CommandMenu("Things") { Button("Add") {} } }
            .commandsReplaced { CommandMenu("Others") { Button("Take") {} } }
    }
}

private struct SettingsApp: App {
    var body: some Scene {
        WindowGroup("App") { Text("page") }.commands { CommandMenu("Things") {} }
        Settings { Text("the settings") }
    }
}

private struct EnvironmentApp: App {
    @State private var tone = "low"
    var body: some Scene {
        WindowGroup("App") { Screen(tone: $tone) }
            .environment(\.tone, tone)
            .environment(\.tone, "outer")
            .environment(\.isEnabled, true)
            .commands { CommandMenu("Tone") { ToneItem() } }
        WindowGroup(id: "other") { Screen(tone: .constant("")) }
    }

    private struct Screen: View {
        @Binding var tone: String
        @Environment(\.tone) private var current
        var body: some View { Button("tone \(current)") { tone = "high" } }
    }

    private struct ToneItem: View {
        @Environment(\.tone) private var tone
        var body: some View { Button("sing \(tone)") {} }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var tone = "none"
}

private struct ExtraApp: App {
    var body: some Scene { MenuBarExtra("Extra", systemImage: "star") { Text("extra") }.menuBarExtraStyle(.window) }
}

@MainActor
@Suite("Scenes without commands, and menu bar extras")
struct SceneCommandTests {
    private let stores = TestStores()
    private func host<A: App>(_ app: A.Type) throws -> TestHost {
        TestHost(app: app, defaults: stores.make())
    }

    @Test("commandsRemoved takes the menu bar away, commandsReplaced puts other menus there")
    func removed() throws {
        let removed = try host(RemovedApp.self)
        #expect(removed.texts == ["page"])
        #expect(!removed.exists("menuBar"))
        let replaced = try host(ReplacedApp.self)
        #expect(replaced.exists("Others"))
        #expect(!replaced.exists("Things"))
    }

    @Test("“Settings…” is in the menu of an app with a Settings scene, and in no other")
    func settings() throws {
        let plain = try host(EnvironmentApp.self)
        try plain.tap("File")
        #expect(plain.exists("Quit") && !plain.exists("Settings…"))
        let full = try host(SettingsApp.self)
        try full.tap("File")
        try full.tap("Settings…")
        #expect(full.windowsOpenedByViews.map(\.texts) == [["the settings"]])
    }

    @Test(
        "a scene gives its windows and menus an environment, which follows the app's state; the inner modifier has the last word"
    )
    func environment() throws {
        let host = try host(EnvironmentApp.self)
        #expect(host.exists("tone low"))
        try host.tap("tone low")
        #expect(host.exists("tone high"))
        try host.tap("Tone")
        #expect(host.exists("sing high"))
        host.press(.escape)
        #expect(host.openWindow(group: 1).texts == ["tone none"])
    }

    @Test("A menu bar extra is a window of an app that has no other")
    func extra() throws {
        let host = try host(ExtraApp.self)
        #expect(host.texts == ["extra"])
        #expect(host.title == "Extra")
    }
}
