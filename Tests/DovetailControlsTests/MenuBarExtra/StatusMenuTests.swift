import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

private struct FormsApp: App {
    @State private var isInserted = true
    @State private var flags = [true, false]
    @State private var hasMore = false

    var body: some Scene {
        MenuBarExtra("Forms", image: "no-such-image", isInserted: $isInserted) {
            Divider()
            Divider()
            Button("Hide") { isInserted = false }
            Toggle("Both", sources: [$flags[0], $flags[1]], isOn: \.self)
            if hasMore { Button("More") {}.keyboardShortcut(.return, modifiers: []) }
            ControlGroup("Group") {
                Button("One", systemImage: "star") { hasMore = true }
                Button("Two") {}
            }
            Group {
                Divider()
                Link("Site", destination: URL(string: "https://example.org")!)
            }
            Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("\($0)").tag($0) } }.pickerStyle(.menu)
            Divider()
        }
        Settings { Text("settings") }
    }
}

private struct ItemWindowApp: App {
    var body: some Scene {
        MenuBarExtra("Extra") { Text("extra") }.menuBarExtraStyle(.window)
        Window("Page", id: "page") { Text("page") }.defaultLaunchBehavior(.suppressed)
    }
}

@MainActor
@Suite("Menus that the desktop draws")
struct StatusMenuTests {
    private func menu(_ app: RunningApp) throws -> (StatusItem, StatusMenu) {
        let item = try #require(app.statusItems.first)
        let menu = app.menu(of: item, environment: EnvironmentValues(), services: .headless())
        app.loop.update(at: 0)
        return (item, menu)
    }

    private func describe(_ items: [StatusMenuItem]) -> [String] {
        items.map { item in
            switch item.kind {
            case .separator: "-"
            case .normal:
                item.title + (item.symbol.map { " (\($0))" } ?? "") + (item.shortcut.map { " \($0.title)" } ?? "")
            case .toggle(let isOn): "\(item.title) \(isOn.map { "\($0)" } ?? "mixed")"
            case .choice(let isChosen): "\(item.title) \(isChosen ? "chosen" : "not chosen")"
            case .menu(let items): "\(item.title) \(describe(items))"
            }
        }
    }

    @Test("items are read from views of all kinds; lines stand between items alone")
    func forms() throws {
        let app = RunningApp(FormsApp.self)
        let (item, menu) = try menu(app)
        let size = "Size [\"1 not chosen\", \"2 chosen\", \"3 not chosen\"]"
        #expect(
            describe(menu.items) == ["Hide", "Both mixed", "One (star)", "Two", "-", "Site", size])
        #expect(item.title == "Forms" && item.iconName == "no-such-image" && !item.hasWindow)

        var changes: [[StatusMenuItem]] = []
        menu.onChange = { changes.append($0) }
        let one = try #require(menu.items.first { $0.title == "One" })
        #expect(menu.activate(one.id))
        app.loop.update(at: 1)
        #expect(changes.count == 1)
        #expect(
            describe(menu.items) == ["Hide", "Both mixed", "More Return", "One (star)", "Two", "-", "Site", size])
        // The others are the same items as before.
        #expect(menu.items.filter { $0.title != "More" } == changes[0])
        let both = try #require(menu.items.first { $0.title == "Both" })
        #expect(menu.activate(both.id))
        app.loop.update(at: 2)
        #expect(describe(menu.items)[1] == "Both true")
        #expect(!menu.activate(UInt32.max))
    }

    @Test("an item follows its binding, and is no window where there is a tray")
    func insertion() throws {
        let app = RunningApp(FormsApp.self)
        let (item, menu) = try menu(app)
        var count = 0
        item.onChange = { count += 1 }
        #expect(item.isInserted)
        #expect(menu.activate(try #require(menu.items.first).id))
        app.loop.update(at: 1)
        #expect(!item.isInserted && count == 1)
        #expect(app.windowsAtStart { _ in true }.isEmpty)
        #expect(app.windowsAtStart().map(\.description.title) == ["Forms"])
        menu.close()

        let other = RunningApp(ItemWindowApp.self)
        #expect(other.statusItems.map(\.hasWindow) == [true])
        #expect(other.windowsAtStart { _ in true }.isEmpty)
        // Neither of the two is to open by itself; the app must be seen all the same.
        #expect(other.windowsAtStart().map(\.description.title) == ["Page"])
    }
}
