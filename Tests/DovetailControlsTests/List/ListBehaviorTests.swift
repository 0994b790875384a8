import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Selection and structure of lists")
struct ListBehaviorTests {
    private static let size = CGSize(width: 400, height: 500)

    private func numbers(_ selection: Model<Set<Int>>) -> TestHost {
        TestHost(size: Self.size) {
            Bound(selection) { List(Array(0..<30), id: \.self, selection: $0) { Text("n\($0)") } }
        }
    }

    @Test("a click selects one row; with Control it adds and removes, with shift it extends")
    func clicks() throws {
        let selection = Model<Set<Int>>([])
        let host = numbers(selection)
        try host.tap("n1")
        #expect(selection.value == [1])
        try host.tap("n3", modifiers: .control)
        #expect(selection.value == [1, 3])
        try host.tap("n1", modifiers: .control)
        #expect(selection.value == [3])
        try host.tap("n3")
        try host.tap("n6", modifiers: .shift)
        #expect(selection.value == [3, 4, 5, 6])
        try host.tap("n2", modifiers: .shift)
        #expect(selection.value == [2, 3])
    }

    @Test("Shift extends from the row that Control was last pressed on")
    func clicksAfterControl() throws {
        let selection = Model<Set<Int>>([])
        let host = numbers(selection)
        try host.tap("n1")
        try host.tap("n4", modifiers: .control)
        #expect(selection.value == [1, 4])
        try host.tap("n6", modifiers: .shift)
        #expect(selection.value.isSuperset(of: [4, 5, 6]) && selection.value.isDisjoint(with: [2, 3]))
    }

    @Test(
        "arrows move the selection, shift extends it, Home, End and Control+A do what they say, and the row is scrolled to"
    )
    func keys() throws {
        let selection = Model<Set<Int>>([])
        let host = numbers(selection)
        try host.tap("n2")
        host.press(.down)
        #expect(selection.value == [3])
        host.press(.down, times: 2, modifiers: .shift)
        #expect(selection.value == [3, 4, 5])
        host.press(.up, modifiers: .shift)
        #expect(selection.value == [3, 4])
        host.press(.end)
        #expect(selection.value == [29])
        #expect(try host.layoutFrame(of: "n29").maxY <= 500)
        host.press(.home)
        #expect(selection.value == [0])
        #expect(try host.layoutFrame(of: "n0").minY >= 0)
        host.press(.character("a"), modifiers: .control)
        #expect(selection.value.count == 30)
    }

    @Test("rows with selectionDisabled are left out")
    func selectionDisabled() throws {
        let selection = Model<String?>(nil)
        let host = TestHost(size: Self.size) {
            Bound(selection) { selection in
                List(selection: selection) {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0).selectionDisabled($0 == "b") }
                }
            }
        }
        try host.tap("b")
        #expect(selection.value == nil)
        try host.tap("a")
        host.press(.down)
        #expect(selection.value == "c")
    }

    @Test("a row with one button is pressed as a whole")
    func button() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) {
            List {
                Button("go") { log.note("go") }
                HStack {
                    Button("a") { log.note("a") }
                    Button("b") { log.note("b") }
                }
            }
        }
        let y = try host.frame(of: "go").midY
        host.tap(at: CGPoint(x: 330, y: y))
        #expect(log.entries == ["go"])
        host.tap(at: CGPoint(x: 330, y: try host.frame(of: "a").midY))
        #expect(log.entries == ["go"])
    }

    @Test("a section that can be closed shows its rows while it is open")
    func collapsible() throws {
        let isExpanded = Model(true)
        let host = TestHost(size: Self.size) {
            Bound(isExpanded) { isExpanded in
                List {
                    Section("Fruit", isExpanded: isExpanded) { Text("Apple") }
                    Text("Bread")
                }
                .listStyle(.sidebar)
            }
        }
        #expect(host.texts == ["Fruit", "Apple", "Bread"])
        try host.tap("Collapse")
        host.advance(by: .seconds(1))
        #expect(!isExpanded.value)
        #expect(host.texts == ["Fruit", "Bread"])
        isExpanded.value = true
        host.settle()
        #expect(host.texts == ["Fruit", "Apple", "Bread"])
    }

    private struct Folder: Identifiable {
        let id: String
        var children: [Folder]?
    }

    private static let tree = [
        Folder(id: "docs", children: [Folder(id: "a.txt"), Folder(id: "more", children: [Folder(id: "b.txt")])]),
        Folder(id: "c.txt"),
    ]

    @Test("a list of a tree opens and closes rows, by their buttons and by the arrow keys")
    func hierarchy() throws {
        let selection = Model<String?>(nil)
        let host = TestHost(size: Self.size) {
            Bound(selection) { List(Self.tree, children: \.children, selection: $0) { Text($0.id) } }
        }
        #expect(host.texts == ["docs", "c.txt"])
        try host.tap("docs")
        host.press(.right)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["docs", "a.txt", "more", "c.txt"])
        #expect(try host.frame(of: "a.txt").minX > host.frame(of: "docs").minX)
        host.press(.down, times: 2)
        #expect(selection.value == "more")
        host.press(.right)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["docs", "a.txt", "more", "b.txt", "c.txt"])
        host.press(.left)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["docs", "a.txt", "more", "c.txt"])
    }

    @Test("rows are 44 points high at least, on the desktop 24; insets, spacing and backgrounds are as the app says")
    func looks() throws {
        func tops(_ idiom: Idiom) throws -> CGFloat {
            let host = TestHost(size: Self.size, idiom: idiom) {
                List {
                    Text("a"); Text("b")
                }
            }
            return try host.frame(of: "b").minY - host.frame(of: "a").minY
        }
        #expect(try tops(.phone) == 44)
        #expect(try tops(.pad) == 44)
        #expect(try tops(.desktop) == 24)
        let host = TestHost(size: Self.size) {
            List {
                Text("a").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
                Text("b").listRowBackground(Color.red)
                Text("c").badge(7)
            }
            .listRowSpacing(10)
            .listStyle(.plain)
        }
        let (a, b) = (try host.frame(of: "a"), try host.frame(of: "b"))
        #expect(a.minX == 0 && b.minX == 16)
        #expect(b.minY - a.minY == 54)
        let red = try host.color(at: CGPoint(x: 350, y: b.midY))
        #expect(red.red > 0.8 && red.green < 0.4)
        #expect(host.texts == ["a", "b", "c", "7"])
    }

    @Test("headers of a plain list stay at the top while their section is in sight")
    func pinnedHeaders() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            List {
                ForEach(["one", "two"], id: \.self) { name in
                    Section(name) { ForEach(0..<10, id: \.self) { Text("\(name) \($0)") } }
                }
            }
            .listStyle(.plain)
        }
        let top = try host.frame(of: "one").minY
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 150))
        #expect(try host.frame(of: "one").minY == top)
    }

    @Test("space at some edges of a row, in place of the list's own or of what is set for all") func edgeInsets() throws
    {
        let host = TestHost(size: Self.size) {
            List {
                Text("a").listRowInsets(.horizontal, 3)
                Text("b").listRowInsets(.leading, 8).listRowInsets(
                    EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
                Text("c").listRowInsets(EdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 0)).listRowInsets(
                    .top, .nan)
                Text("d")
                Text("e").listRowInsets(.all, nil)
            }
            .listStyle(.plain)
        }
        func left(_ name: String) throws -> CGFloat { try host.frame(of: name).minX }
        #expect(try left("a") == 3 && left("b") == 8 && left("c") == 20 && left("d") == 16 && left("e") == 16)
    }

    @Test("hostile rows: duplicate ids, empty sections, heights and insets that are no numbers")
    func hostile() throws {
        let host = TestHost(size: Self.size) {
            List {
                Section {
                } header: {
                    Text("empty")
                }
                Section { EmptyView() }
                ForEach([1, 1, 1], id: \.self) { Text("same \($0)") }.onDelete { _ in }.onMove { _, _ in }
                Text("nan").frame(height: .nan).listRowInsets(
                    EdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0))
                Color.red.frame(height: .infinity)
            }
            .environment(\.defaultMinListRowHeight, .nan)
            .listRowSpacing(.nan)
        }
        #expect(host.texts.contains("empty"))
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 1e6))
        host.tap(at: CGPoint(x: 200, y: 100))
        _ = try host.png()
    }
}

@MainActor
@Suite("Refreshing and searching")
struct ListSearchTests {
    private static let size = CGSize(width: 400, height: 500)

    @Test("a list that is pulled down is refreshed; so it is by Control+R")
    func refresh() async throws {
        let log = Probe<Int>()
        let host = TestHost(size: Self.size) {
            List { ForEach(0..<3, id: \.self) { Text("n\($0)") } }.refreshable { await MainActor.run { log.note(1) } }
        }
        host.swipe(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 300))
        await host.settle()
        #expect(log.entries == [1])
        host.press(.character("r"), modifiers: .control)
        await host.settle()
        #expect(log.entries == [1, 1])
    }

    private struct Fruits: View {
        @State var text = ""
        @State var scope = 0
        let log: Probe<String>

        var body: some View {
            List { Rows(text: text) }
                .searchable(text: $text, prompt: "Find fruit")
                .searchSuggestions {
                    Text("Apples").searchCompletion("Apple")
                }
                .searchScopes($scope) {
                    Text("Name").tag(0)
                    Text("Colour").tag(1)
                }
                .onSubmit(of: .search) { log.note("submit \(text)") }
        }

        struct Rows: View {
            let text: String
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismiss
            var body: some View {
                ForEach(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                    Text("row \($0)")
                }
                if isSearching { Button("end") { dismiss() } }
            }
        }
    }

    @Test("a search field filters; suggestions complete; isSearching, dismissSearch, scopes and onSubmit(of: .search)")
    func search() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) { Fruits(log: log) }
        #expect(host.texts.contains("row Pear"))
        #expect(!host.exists("Apples"))
        try host.tap("Find fruit")
        #expect(host.exists("Apples") && host.exists("end"))
        try host.type("Pe")
        #expect(host.exists("Colour"))
        #expect(!host.texts.contains("row Apple") && host.texts.contains("row Pear"))
        host.press(.return)
        #expect(log.entries == ["submit Pe"])
        try host.tap("Apples")
        #expect(host.texts.contains("row Apple") && !host.texts.contains("row Pear"))
        try host.tap("end")
        #expect(host.texts.contains("row Apple") && host.texts.contains("row Pear"))
        #expect(!host.exists("end"))
    }
}
