import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Controls beside pictures of macOS 10.15 to 13 that a public collection of examples for the Mac holds (buttons, pickers, a table, toolbars), in points of
/// windows that are 400 to 500 wide at twice the pixels, so that lengths can be read to half a point.
@MainActor
@Suite("Controls: recorded on macOS")
struct RecordedMacControlTests {
    private func host<Content: View>(_ size: CGSize, @ViewBuilder content: @escaping () -> Content) -> TestHost {
        TestHost(size: size, idiom: .desktop, content: content)
    }

    private func text(_ string: String, in host: TestHost) throws -> (node: DisplayNode, run: TextRunStyle) {
        let found = try #require(
            host.window.displayTree.root.firstInTree { node -> (DisplayNode, TextRunStyle)? in
                guard case .text(let text) = node.content, text.string == string, let run = text.runs.first else {
                    return nil
                }
                return (node, run.style)
            })
        return found
    }

    @Test("buttons are 20 points high, with 8 beside the title", arguments: [false, true])
    func buttons(isBordered: Bool) throws {
        let host = host(CGSize(width: 400, height: 200)) {
            VStack {
                if isBordered { Button("Style") {}.buttonStyle(.bordered) } else { Button("Style") {} }
                Text("Style").accessibilityIdentifier("text")
            }
        }
        defer { host.close() }
        let (button, text) = (try host.frame(of: "Style"), try host.frame(of: "text"))
        #expect(button.height == 20)
        #expect(button.width == text.width + 16)
    }

    @Test("a button without a border is grey, unless a tint is set")
    func borderless() throws {
        let host = host(CGSize(width: 400, height: 200)) {
            VStack {
                Button("Grey") {}.buttonStyle(.borderless)
                Text("Secondary").foregroundStyle(.secondary)
                Button("Tinted") {}.buttonStyle(.borderless).tint(.green)
            }
        }
        defer { host.close() }
        let grey = try text("Grey", in: host).run.color
        #expect(grey == (try text("Secondary", in: host).run.color))
        let tinted = try text("Tinted", in: host).run.color
        #expect(tinted.green > tinted.red && tinted.green > tinted.blue)
    }

    @Test("radio buttons have their label at the side, in the middle, and are 24 points apart")
    func radioGroup() throws {
        let host = host(CGSize(width: 400, height: 200)) {
            Picker("Band", selection: .constant(0)) {
                Text("Nirvana").tag(0)
                Text("Pearl Jam").tag(1)
                Text("NIN").tag(2)
            }
            .pickerStyle(.radioGroup)
        }
        defer { host.close() }
        func frame(_ name: String) throws -> CGRect { try text(name, in: host).node.frameInWindow }
        let (label, first, second, third) = (
            try frame("Band"), try frame("Nirvana"), try frame("Pearl Jam"), try frame("NIN")
        )
        #expect(label.midY == second.midY)
        // A circle of 16 points, with 8 before it.
        #expect(label.maxX == first.minX - 16 - 8 - 5)
        #expect(second.minY - first.minY == 24 && third.minY - second.minY == 24)
        #expect(try text("Band", in: host).run.size == 13)
    }

    @Test("segments are as high as buttons, and the chosen one has no bold title")
    func segments() throws {
        let host = host(CGSize(width: 400, height: 200)) {
            Picker("Band", selection: .constant(0)) {
                Text("One").tag(0)
                Text("Two").tag(1)
            }
            .pickerStyle(.segmented).labelsHidden().accessibilityIdentifier("segments")
        }
        defer { host.close() }
        #expect(try text("One", in: host).run.weight == 400)
        #expect(try host.frame(of: "One").height == 18)
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    @Test(
        "a table has inset rows whose grounds alternate, texts 16 points from its edge, and plain titles 18 points from it"
    )
    func table() throws {
        let people = ["Chief", "Homer", "Lisa"].enumerated().map { Person(id: $0.offset, name: $0.element) }
        let host = host(CGSize(width: 400, height: 240)) {
            Table(people) {
                TableColumn("First Name", value: \.name)
                TableColumn("Last Name") { Text("x\($0.id)") }
            }
        }
        defer { host.close() }
        let title = try text("First Name", in: host)
        #expect(title.node.frameInWindow.minX == 18 && title.run.weight == 400 && title.run.size == 11)
        let rows = try people.map { try text($0.name, in: host).node.frameInWindow }
        #expect(rows[0].minX == 16)
        #expect(rows[1].minY - rows[0].minY == 24 && rows[2].minY - rows[1].minY == 24)
        // The second row's ground begins 10 points from the edge, and the first has none.
        var grounds: [CGRect] = []
        host.window.displayTree.root.forEach { node in
            if case .fill = node.content, node.frameInWindow.width == 380 { grounds.append(node.frameInWindow) }
        }
        #expect(grounds.contains { $0.minX == 10 && $0.midY == rows[1].midY && $0.height == 24 })
        #expect(!grounds.contains { $0.midY == rows[0].midY })
    }

    private struct Page: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Apple") }
            } detail: {
                Color.clear
                    .navigationTitle("Apple View")
                    .toolbar {
                        ToolbarItem { Button("Star", systemImage: "star") {} }
                        ToolbarItem(placement: .status) { Text("Ready") }
                    }
            }
        }
    }

    @Test(
        "the title of a page stands at the beginning of its bar in 15 points, what goes on in the middle, and items are grey"
    )
    func toolbar() throws {
        let host = host(CGSize(width: 800, height: 400)) { Page() }
        defer { host.close() }
        let title = try text("Apple View", in: host)
        #expect(title.run.size == 15 && title.run.weight == 600)
        let status = try text("Ready", in: host).node.frameInWindow
        let bar = try host.frame(of: "Star")
        #expect(title.node.frameInWindow.maxX < status.minX && status.maxX < bar.minX)
        #expect(status.midY == title.node.frameInWindow.midY)
        // Right after the sidebar's edge and its button.
        let sidebar = try host.frame(of: "Sidebar")
        #expect(title.node.frameInWindow.minX > sidebar.minX)
        let symbol = try #require(
            host.window.displayTree.root.firstInTree { node -> Paint? in
                guard case .symbol(let symbol) = node.content, symbol.name == "star" else { return nil }
                return symbol.paint
            })
        guard case .color(let color) = symbol else {
            Issue.record("the symbol of an item has no colour")
            return
        }
        #expect(color.red == color.green && color.green == color.blue)
    }

    @Test("a title that has too little room is cut off, and the items stay")
    func longTitle() throws {
        let host = host(CGSize(width: 320, height: 200)) {
            NavigationStack {
                Color.clear.navigationTitle("A title that is a good deal longer than the window of this test is wide")
                    .toolbar { Button("Last") {} }
            }
        }
        defer { host.close() }
        let last = try host.frame(of: "Last")
        #expect(last.maxX <= 320)
        let title = try host.frame(of: "A title that is a good deal longer than the window of this test is wide")
        #expect(title.minX >= 0 && title.maxX <= last.minX + 8)
    }
}
