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
}
