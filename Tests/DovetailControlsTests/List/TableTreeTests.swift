import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Tables whose rows have rows below them.
@MainActor
@Suite("Tables of trees")
struct TableTreeTests {
    private struct File: Identifiable, Equatable {
        let id: String
        var size = 1
        var files: [File]?
        init(_ id: String, _ size: Int = 1, _ files: [File]? = nil) {
            (self.id, self.size, self.files) = (id, size, files)
        }
    }

    private static let tree = [
        File("music", 9, [File("song", 4), File("live", 5, [File("encore", 5)])]), File("notes", 2),
        File("empty", 0, []),
    ]

    private func host(_ view: some View, idiom: Idiom = .desktop) -> TestHost {
        TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) { view }
    }

    private func names(_ host: TestHost) -> [String] {
        let all = ["music", "song", "live", "encore", "notes", "empty", "other"]
        return host.texts.filter { all.contains($0) }
    }

    private struct Tree: View {
        @State private var selection: Set<String> = []
        var body: some View {
            VStack(spacing: 0) {
                Table(TableTreeTests.tree, children: \.files, selection: $selection) {
                    TableColumn("Name", value: \.id)
                    TableColumn("Size") { Text(verbatim: "\($0.size) kB") }.width(100)
                }
                Text(verbatim: selection.sorted().joined(separator: "+"))
            }
        }
    }

    @Test(
        "rows with others below them open and close by a sign in the first column, and stand further in on each level")
    func children() throws {
        let host = host(Tree())
        #expect(names(host) == ["music", "notes", "empty"])
        #expect(try host.frame(of: "music").minX == host.frame(of: "notes").minX)
        let (first, size) = (try host.frame(of: "music"), try host.frame(of: "9 kB"))
        host.tap(at: CGPoint(x: first.minX - 12, y: first.midY))
        host.advance(by: .seconds(1))
        #expect(names(host) == ["music", "song", "live", "notes", "empty"])
        #expect(try host.frame(of: "song").minX - host.frame(of: "music").minX == 16)
        // The other columns stand one below the other.
        #expect(try host.frame(of: "4 kB").minX == size.minX)
        let live = try host.frame(of: "live")
        host.tap(at: CGPoint(x: live.minX - 12, y: live.midY))
        host.advance(by: .seconds(1))
        #expect(names(host) == ["music", "song", "live", "encore", "notes", "empty"])
        #expect(try host.frame(of: "encore").minX - host.frame(of: "music").minX == 32)
        host.tap(at: CGPoint(x: first.minX - 12, y: first.midY))
        host.advance(by: .seconds(1))
        #expect(names(host) == ["music", "notes", "empty"])
    }

    @Test("the arrow keys open and close the selected row; rows on all levels can be selected")
    func keys() throws {
        let host = host(Tree())
        try host.tap("music")
        host.press(.right)
        host.advance(by: .seconds(1))
        host.press(.down)
        #expect(host.texts.last == "song")
        host.press(.down, modifiers: .shift)
        #expect(host.texts.last == "live+song")
        try host.tap("music")
        host.press(.left)
        host.advance(by: .seconds(1))
        #expect(names(host) == ["music", "notes", "empty", "music"])
    }

    @Test(
        "the app says which rows are open, and rows in sections, conditions and types of its own have rows below them")
    func disclosureRows() throws {
        struct Below: TableRowContent {
            let files: [File]
            let log: Probe<String>
            var tableRowBody: some TableRowContent<File> {
                ForEach(files) { file in
                    let _ = log.note(file.id)
                    if let files = file.files {
                        DisclosureTableRow(file) { Below(files: files, log: log) }
                    } else {
                        TableRow(file).contextMenu { Button("Open \(file.id)") {} }
                    }
                }
            }
        }
        struct Screen: View {
            @ObservedObject var isOpen: Model<Bool>
            let log: Probe<String>
            var body: some View {
                Table(of: File.self) {
                    Group {
                        TableColumn("Name") { (file: File) in Text(file.id) }
                        TableColumn("Size") { (file: File) in Text(verbatim: "\(file.size) kB") }
                    }
                } rows: {
                    Section("Files") {
                        DisclosureTableRow(TableTreeTests.tree[0], isExpanded: $isOpen.value) {
                            Below(files: TableTreeTests.tree[0].files!, log: log)
                        }
                    }
                    Group {
                        TableRow(TableTreeTests.tree[1])
                        OutlineGroup(File("other", 3, [File("song 2")]), children: \.files)
                    }
                    .contextMenu { Button("Delete") {} }
                }
                .tableColumnHeaders(.hidden)
            }
        }
        let (isOpen, log) = (Model(false), Probe<String>())
        let host = host(Screen(isOpen: isOpen, log: log))
        #expect(!host.exists("Name") && !host.exists("Size"))
        #expect(names(host) == ["music", "notes", "other"])
        #expect(log.entries == [])
        isOpen.value = true
        host.advance(by: .seconds(1))
        #expect(names(host) == ["music", "song", "live", "notes", "other"])
        #expect(log.entries.prefix(2) == ["song", "live"])
        try host.tap("song", button: .secondary)
        #expect(host.exists("Open song"))
        host.press(.escape)
        let other = try host.layoutFrame(of: "other")
        host.tap(at: CGPoint(x: other.minX - 12, y: other.midY))
        host.advance(by: .seconds(1))
        try host.tap("song 2", button: .secondary)
        #expect(host.exists("Delete"))
    }

    @Test("rows keep what is open when the tree changes, and a row that comes in is closed")
    func changes() throws {
        struct Screen: View {
            @ObservedObject var files: Model<[File]>
            var body: some View {
                Table(files.value, children: \.files) { TableColumn("Name") { Text($0.id) } }
            }
        }
        let files = Model(Self.tree)
        let host = host(Screen(files: files))
        let first = try host.frame(of: "music")
        host.tap(at: CGPoint(x: first.minX - 12, y: first.midY))
        host.advance(by: .seconds(1))
        files.value.insert(File("other", 1, [File("encore")]), at: 0)
        files.value[1].files!.append(File("notes"))
        files.value.removeLast(2)
        host.advance(by: .seconds(1))
        #expect(names(host) == ["other", "music", "song", "live", "notes"])
    }

    @Test("a tree of a sorted table sorts by its columns; one column alone shows the tree on a phone")
    func sortingAndPhone() throws {
        struct Screen: View {
            @State private var order = [KeyPathComparator(\File.id, comparator: .localizedStandard)]
            var body: some View {
                let files = [File("file 10", 1, [File("b"), File("a")]), File("file 9", 2)]
                Table(files.sorted(using: order), children: \.files, sortOrder: $order) {
                    TableColumn("Name", value: \.id, comparator: .localizedStandard)
                    TableColumn("Size", value: \.size) { Text(verbatim: "\($0.size) kB") }
                }
            }
        }
        let desktop = host(Screen())
        #expect(desktop.texts == ["Name", "Size", "file 9", "2 kB", "file 10", "1 kB"])
        try desktop.tap("Name")
        #expect(desktop.texts.prefix(4) == ["Name", "Size", "file 10", "1 kB"])
        try desktop.tap("Size")
        #expect(desktop.texts.prefix(4) == ["Name", "Size", "file 10", "1 kB"])
        let phone = host(Screen(), idiom: .phone)
        #expect(phone.texts == ["file 9", "file 10"])
        try phone.tap("Expand")
        phone.advance(by: .seconds(1))
        #expect(phone.texts == ["file 9", "file 10", "b", "a"])
    }

    @Test("values are dropped between the rows of a table and of a list, and on rows")
    func drops() throws {
        struct Screen: View {
            let log: Probe<String>
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40).draggable("x")
                    Table(of: File.self) {
                        TableColumn("Name") { Text($0.id) }
                    } rows: {
                        TableRow(File("head")).dropDestination(for: String.self) { log.note("\($0) on head") }
                        ForEach(["a", "b"], id: \.self) { name in
                            TableRow(File(name))
                            if name == "a" { TableRow(File("a too")) }
                        }
                        .dropDestination(for: String.self) { offset, items in log.note("\(items) at \(offset)") }
                    }
                    List {
                        ForEach(["c", "d"], id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { items, offset in
                                log.note("\(items) at \(offset) below")
                            }
                    }
                }
            }
        }
        let log = Probe<String>()
        let host = host(Screen(log: log))
        func drop(at point: CGPoint) {
            host.hold(at: CGPoint(x: 250, y: 10))
            host.move(to: CGPoint(x: 250, y: 30))
            host.move(to: point)
            host.release()
        }
        func row(_ name: String) throws -> CGRect { try host.frame(of: name) }
        drop(at: CGPoint(x: 200, y: try row("b").minY + 1))
        drop(at: CGPoint(x: 200, y: try row("a too").maxY - 1))
        drop(at: CGPoint(x: 200, y: try row("b").maxY - 1))
        drop(at: CGPoint(x: 30, y: try row("head").midY))
        drop(at: CGPoint(x: 200, y: try row("d").minY + 1))
        #expect(
            log.entries == [
                "[\"x\"] at 1", "[\"x\"] at 1", "[\"x\"] at 2", "[\"x\"] on head", "[\"x\"] at 1 below",
            ])
    }
}
