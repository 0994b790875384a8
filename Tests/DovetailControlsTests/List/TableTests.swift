import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Bo", age: 30), Person(id: 2, name: "Al", age: 40), Person(id: 3, name: "Cy", age: 20),
    ]

    private struct People: View {
        @State private var people = TableTests.people
        @State private var order = [KeyPathComparator(\Person.name)]
        @State private var selection: Int?

        var body: some View {
            VStack {
                Table(people, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
                    TableColumn("Note") { Text("note \($0.id)") }
                }
                .onChange(of: order) { _, new in people.sort(using: new) }
                Text("selected \(selection ?? 0)")
            }
        }
    }

    @Test("a table shows its titles and a row for each value, in columns")
    func columns() throws {
        let host = TestHost(size: CGSize(width: 700, height: 400), idiom: .desktop) { People() }
        #expect(host.texts.prefix(6) == ["Name", "Age", "Note", "Bo", "30", "note 1"])
        #expect(try host.frame(of: "Bo").minX == host.frame(of: "Al").minX)
        #expect(try host.frame(of: "note 1").minX - host.frame(of: "30").minX == 80)
    }

    @Test("a click on a title writes the sort order, another one turns it; a click on a row selects it")
    func sorting() throws {
        let host = TestHost(size: CGSize(width: 700, height: 400), idiom: .desktop) { People() }
        try host.tap("Age")
        #expect(host.texts.filter { ["Al", "Bo", "Cy"].contains($0) } == ["Cy", "Bo", "Al"])
        try host.tap("Age")
        #expect(host.texts.filter { ["Al", "Bo", "Cy"].contains($0) } == ["Al", "Bo", "Cy"])
        try host.tap("Cy")
        #expect(host.texts.last == "selected 3")
    }

    @Test("rows stand in sections that can be closed, and each has the menu that it is given")
    func sections() throws {
        struct Screen: View {
            @ObservedObject var isOpen: Model<Bool>
            let log: Probe<String>
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                } rows: {
                    TableRow(Person(id: 0, name: "First", age: 1))
                    Section("Old") {
                        ForEach(TableTests.people.filter { $0.age > 25 }) { person in
                            TableRow(person).contextMenu { Button("Greet \(person.name)") { log.note(person.name) } }
                        }
                    }
                    Section("Young", isExpanded: $isOpen.value) {
                        ForEach(TableTests.people.filter { $0.age <= 25 }) { TableRow($0) }
                    }
                    Section {
                        TableRow(Person(id: 9, name: "Last", age: 2))
                    } header: {
                        Label("End", systemImage: "star")
                    }
                }
            }
        }
        let (log, isOpen) = (Probe<String>(), Model(true))
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: .desktop) { Screen(isOpen: isOpen, log: log) }
        let names = ["First", "Old", "Bo", "Al", "Young", "Cy", "End", "Last"]
        let tops = try names.map { try host.frame(of: $0).minY }
        #expect(tops == tops.sorted() && Set(tops).count == names.count)
        try host.tap("Al", button: .secondary)
        try host.tap("Greet Al")
        #expect(log.entries == ["Al"])
        isOpen.value = false
        host.advance(by: .seconds(1))
        #expect(!host.exists("Cy"))
        #expect(host.exists("Last"))
    }

    @Test("styles put a margin or a border around the rows, and alternate their grounds; columns are aligned")
    func styles() throws {
        func host(_ style: some TableStyle) -> TestHost {
            TestHost(size: CGSize(width: 400, height: 200), idiom: .desktop) {
                Table(TableTests.people) {
                    TableColumn("Name", value: \.name).alignment(.center)
                    TableColumn("Age") { Text("\($0.age)") }.alignment(.numeric)
                }
                .tableStyle(style)
            }
        }
        let automatic = host(.automatic)
        #expect(try automatic.frame(of: "Bo").midX == automatic.frame(of: "Name").midX)
        #expect(try automatic.frame(of: "30").maxX == automatic.frame(of: "Age").maxX)
        // On the desktop a table has inset rows if nothing else is said.
        #expect(try automatic.frame(of: "30").maxX == 400 - 10 - 2 - 4)
        let plain = host(.inset(alternatesRowBackgrounds: false))
        #expect(try plain.frame(of: "30").maxX == 400 - 10 - 2 - 4)
        #expect(try plain.frame(of: "30").maxX == plain.frame(of: "Age").maxX)
        func ground(_ host: TestHost, _ row: String) throws -> Color.Resolved {
            try host.color(at: CGPoint(x: 30, y: host.frame(of: row).midY))
        }
        #expect(try ground(plain, "Bo") == ground(plain, "Al"))
        #expect(try ground(automatic, "Bo") != ground(automatic, "Al"))
        #expect(try ground(automatic, "Bo") == ground(automatic, "Cy"))
        let bordered = host(.bordered)
        #expect(try bordered.color(at: CGPoint(x: 0, y: 190)) != plain.color(at: CGPoint(x: 0, y: 190)))
    }

    private struct Arranged: View {
        @Binding var customization: TableColumnCustomization<Person>

        var body: some View {
            Table(TableTests.people, columnCustomization: $customization) {
                TableColumn("Name", value: \.name).width(100).customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Age") { Text("\($0.age)") }.width(100).customizationID("age")
                TableColumn("Note") { Text("note \($0.id)") }.width(100).customizationID("note")
                    .defaultVisibility(.hidden)
            }
        }
    }

    private func titles(_ host: TestHost) throws -> [String] {
        try ["Name", "Age", "Note"].filter(host.exists).sorted { try host.frame(of: $0).minX < host.frame(of: $1).minX }
    }

    @Test("a menu of the titles hides and shows columns; one that is hidden at first can be brought in")
    func hiddenColumns() throws {
        let model = Model(TableColumnCustomization<Person>())
        let host = TestHost(size: CGSize(width: 700, height: 400), idiom: .desktop) {
            Bound(model) { Arranged(customization: $0) }
        }
        #expect(try titles(host) == ["Name", "Age"])
        try host.tap("Name", button: .secondary)
        try host.tap("Note")
        #expect(model.value[visibility: "note"] == .visible)
        host.advance(by: .seconds(1))
        #expect(try titles(host) == ["Name", "Age", "Note"])
        model.value[visibility: "age"] = .hidden
        host.settle()
        #expect(try titles(host) == ["Name", "Note"])
        #expect(try host.frame(of: "note 1").minX - host.frame(of: "Bo").minX == 100)
    }

    @Test("a title is dragged to move its column; the order is kept in what the app keeps")
    func movedColumns() throws {
        let model = Model(TableColumnCustomization<Person>())
        model.value[visibility: "note"] = .visible
        let host = TestHost(size: CGSize(width: 700, height: 400), idiom: .desktop) {
            Bound(model) { Arranged(customization: $0) }
        }
        let title = try host.frame(of: "Name")
        host.drag(
            from: CGPoint(x: title.minX + 4, y: title.midY), to: CGPoint(x: title.minX + 134, y: title.midY),
            duration: .milliseconds(200))
        host.settle()
        #expect(try titles(host) == ["Age", "Name", "Note"])
        let data = try JSONEncoder().encode(model.value)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data) == model.value)
        model.value.resetOrder()
        host.settle()
        #expect(try titles(host) == ["Name", "Age", "Note"])
    }

    @Test("rows tell a table's type by themselves, and a section may have no header")
    func rowsAlone() throws {
        struct Screen: View {
            @State private var order = [KeyPathComparator(\Person.age)]
            @State private var selection = Set<Int>()
            var body: some View {
                Table(selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                } rows: {
                    Section { ForEach(TableTests.people.sorted(using: order)) { TableRow($0) } }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: .desktop) { Screen() }
        #expect(host.texts == ["Name", "Age", "Cy", "20", "Bo", "30", "Al", "40"])
    }

    @Test("columns sort by comparators of the app's own, depend on conditions, and are made for each element")
    func columnForms() throws {
        struct Screen: View {
            @State private var order = [KeyPathComparator(\Person.name)]
            @State private var isShort = false
            var body: some View {
                VStack(spacing: 0) {
                    Table(TableTests.people.sorted(using: order), sortOrder: $order) {
                        TableColumn("Name", value: \.name, comparator: .lexical)
                        TableColumn(Text("Age"), value: \.age) { Text("\($0.age)") }
                        if isShort {
                            TableColumn("Short") { _ in Text("s") }
                        } else {
                            TableColumn("Twice", sortUsing: KeyPathComparator(\.age, order: .reverse)) {
                                Text("\($0.age * 2)")
                            }
                        }
                        TableColumnForEach([3, 4], id: \.self) { factor in
                            TableColumn("×\(factor)") { Text("\($0.age * factor)") }
                        }
                    }
                    Button("short") { isShort = true }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: .desktop) { Screen() }
        #expect(host.texts.prefix(10) == ["Name", "Age", "Twice", "×3", "×4", "Al", "40", "80", "120", "160"])
        try host.tap("Twice")
        #expect(host.texts.dropFirst(5).prefix(2) == ["Al", "40"])
        try host.tap("Age")
        #expect(host.texts.dropFirst(5).prefix(2) == ["Cy", "20"])
        try host.tap("Name")
        #expect(host.texts.dropFirst(5).prefix(2) == ["Al", "40"])
        try host.tap("short")
        #expect(host.texts.prefix(5) == ["Name", "Age", "Short", "×3", "×4"])
    }

    @Test("the edge of a column is dragged to change its width")
    func resize() throws {
        let host = TestHost(size: CGSize(width: 700, height: 400), idiom: .desktop) { People() }
        let (age, title) = (try host.frame(of: "30").minX, try host.frame(of: "Name"))
        host.drag(from: CGPoint(x: age - 6, y: title.midY), to: CGPoint(x: age - 106, y: title.midY))
        #expect(try host.frame(of: "30").minX == age - 100)
    }

    @Test("rows may be listed; on a phone the first column is shown alone")
    func rows() {
        let host = TestHost(size: CGSize(width: 400, height: 400), idiom: .phone) {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            } rows: {
                TableRow(Person(id: 9, name: "Di", age: 1))
                ForEach(Self.people) { TableRow($0) }
            }
        }
        #expect(host.texts == ["Di", "Bo", "Al", "Cy"])
    }

    @Test("on a phone the first column stands as the rows of a plain list do")
    func compactRows() throws {
        let size = CGSize(width: 400, height: 400)
        let table = TestHost(size: size, idiom: .phone) {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
        }
        let list = TestHost(size: size, idiom: .phone) { List(Self.people) { Text($0.name) }.listStyle(.plain) }
        #expect(try table.frame(of: "Al") == list.frame(of: "Al"))
        #expect(try table.frame(of: "Al").minX >= 16)
    }
}
