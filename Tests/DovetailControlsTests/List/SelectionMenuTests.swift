import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Menus of selections")
struct SelectionMenuTests {
    private struct Name: Identifiable { var id: String }

    private struct Screen: View {
        let log: Probe<String>
        @State private var selection: Set<String> = []
        private let names = ["Ann", "Ben", "Cid"].map { Name(id: $0) }

        var body: some View {
            List(names, selection: $selection) { Text($0.id) }
                .contextMenu(forSelectionType: String.self) { ids in
                    Button("Delete \(ids.count)") { log.note("delete " + ids.sorted().joined(separator: ",")) }
                } primaryAction: {
                    log.note("open " + $0.sorted().joined(separator: ","))
                }
        }
    }

    @Test("a secondary click is about the selection where the row belongs to it, else about the row")
    func menu() throws {
        let log = Probe<String>()
        let host = TestHost(idiom: .desktop) { Screen(log: log) }
        try host.tap("Ann")
        try host.tap("Ben", modifiers: .command)
        try host.tap("Ann", button: .secondary)
        try host.tap("Delete 2")
        try host.tap("Cid", button: .secondary)
        try host.tap("Delete 1")
        #expect(log.entries == ["delete Ann,Ben", "delete Cid"])
    }

    @Test("a secondary click beside the rows is about none")
    func empty() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .desktop) { Screen(log: log) }
        host.tap(at: CGPoint(x: 150, y: 380), button: .secondary)
        try host.tap("Delete 0")
        #expect(log.entries == ["delete "])
    }

    @Test("the primary action runs at a double click and at Return on the desktop, and at a tap elsewhere")
    func primary() throws {
        let log = Probe<String>()
        let desktop = TestHost(idiom: .desktop) { Screen(log: log) }
        try desktop.tap("Ann")
        #expect(log.entries.isEmpty)
        try desktop.tap("Ben", count: 2)
        desktop.press(.return)
        #expect(log.entries == ["open Ben", "open Ben"])
        let tablet = TestHost { Screen(log: log) }
        try tablet.tap("Cid")
        #expect(log.entries.last == "open Cid")
    }
}
