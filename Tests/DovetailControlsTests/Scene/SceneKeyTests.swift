import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Keys that open windows, and bars below bars.
@MainActor
@Suite("Keys of scenes and accessory bars")
struct SceneKeyTests {
    private let stores = TestStores()
    private struct Keys: App {
        var body: some Scene {
            WindowGroup("Notes") { Text("notes") }.keyboardShortcut("n", modifiers: [.command, .shift])
            Window("Log", id: "log") { Text("log") }.keyboardShortcut("l")
        }
    }

    private struct NoKey: App {
        var body: some Scene {
            WindowGroup("Notes") { Text("notes") }.keyboardShortcut(nil).commands {
                CommandMenu("Own") { Button("a") {} }
            }
        }
    }

    private func host<A: App>(_ app: A.Type) throws -> TestHost {
        TestHost(
            app: app, size: CGSize(width: 400, height: 300), idiom: .desktop,
            defaults: stores.make())
    }

    @Test("a scene's key opens its windows, in place of the usual one")
    func keys() throws {
        let host = try host(Keys.self)
        host.press(.character("n"), modifiers: .command)
        #expect(host.windowsOpenedByViews.isEmpty)
        host.press(.character("n"), modifiers: [.command, .shift])
        #expect(host.windowsOpenedByViews.count == 1)
        host.press(.character("l"), modifiers: .command)
        #expect(host.windowsOpenedByViews.last?.title == "Log")
        host.press(.character("l"), modifiers: .command)
        #expect(host.windowsOpenedByViews.count == 2, "there is one window of it")
    }

    @Test("without a key a window is opened by the menu alone")
    func noKey() throws {
        let host = try host(NoKey.self)
        host.press(.character("n"), modifiers: .command)
        #expect(host.windowsOpenedByViews.isEmpty)
        try host.tap("File")
        try host.tap("New Window")
        #expect(host.windowsOpenedByViews.count == 1)
    }

    @Test("items of an accessory bar stand below the bar, above the content, and can be hidden by its id")
    func accessoryBars() throws {
        struct Screen: View {
            @State private var isHidden = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("content")
                        Button("hide") { isHidden = true }
                    }
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .accessoryBar(id: "scope")) { Button("This Mac") {} }
                        ToolbarItem(placement: .accessoryBar(id: "scope")) { Button("Shared") {} }
                        ToolbarItem(placement: .accessoryBar(id: 2)) { Button("Save Search") {} }
                        ToolbarItem { Button("Share") {} }
                    }
                    .toolbar(isHidden ? .hidden : .visible, for: .accessoryBar(id: "scope"))
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) { Screen() }
        let share = try host.frame(of: "Share")
        let (mac, shared) = (try host.frame(of: "This Mac"), try host.frame(of: "Shared"))
        let save = try host.frame(of: "Save Search")
        #expect(mac.minY >= share.maxY && abs(mac.midY - shared.midY) < 0.5 && mac.maxX <= shared.minX)
        #expect(save.minY >= mac.maxY)
        #expect(try host.frame(of: "content").minY >= save.maxY)
        try host.tap("hide")
        #expect(!host.exists("This Mac") && host.exists("Save Search"))
        #expect(try host.layoutFrame(of: "Save Search").minY < save.minY)
    }

    @Test("a window without navigation shows accessory bars as well")
    func windowBar() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300), idiom: .desktop) {
            Text("content").toolbar { ToolbarItem(placement: .accessoryBar(id: 1)) { Button("Below") {} } }
        }
        #expect(try host.frame(of: "Below").maxY <= 60)
        #expect(try host.frame(of: "content").minY > host.frame(of: "Below").maxY)
    }
}
