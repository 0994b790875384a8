import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor private let log = Probe<String>()

private struct GroupedCommands: Commands {
    var body: some Commands {
        Group {
            CommandMenu("Things") {
                Button("Add") { log.note("add") }.keyboardShortcut("a", modifiers: [.command, .shift])
            }
            CommandGroup(replacing: .newItem) { Button("New Thing") { log.note("new") }.keyboardShortcut("n") }
        }
        Group { ImportFromDevicesCommands() }
    }
}

private struct GroupedApp: App {
    var body: some Scene {
        WindowGroup("App") { Text("page") }.commands { GroupedCommands() }
    }
}

@MainActor
@Suite("Groups of commands")
struct CommandGroupTests {
    private let stores = TestStores()

    @Test("are their commands")
    func commands() throws {
        log.entries = []
        let host = TestHost(
            app: GroupedApp.self, size: CGSize(width: 500, height: 400), idiom: .desktop, defaults: stores.make())
        #expect(["File", "Things"].allSatisfy(host.exists))
        host.press(.character("a"), modifiers: [.command, .shift])
        host.press(.character("n"), modifiers: .command)
        #expect(log.entries == ["add", "new"])
        try host.tap("Things")
        #expect(host.exists("Add"))
    }
}
