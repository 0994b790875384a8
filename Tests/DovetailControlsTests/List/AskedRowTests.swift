import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// Rows that assistive tools ask a list for.
@MainActor
@Suite struct AskedRowTests {
    private struct Row: View {
        let number: Int
        var body: some View { Text("Row \(number)") }
    }

    private struct Rows: View {
        let numbers: Range<Int>
        var body: some View { List(numbers, id: \.self) { Row(number: $0) } }
    }

    private func rows(in host: TestHost) throws -> AccessibilityRows {
        var found: AccessibilityRows?
        host.window.displayTree.root.forEach { node in found = node.semantics?.details?.rows ?? found }
        return try #require(found)
    }

    @Test("one out of sight is made by one update, with no other, and nothing is scrolled")
    func asked() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows(numbers: 0..<10_000) }
        let rows = try rows(in: host)
        let shown = host.texts
        for number in [7_000, 9_999, 60] {
            #expect(rows.node(number) == nil)
            rows.make(number)
            host.settle()
            #expect(rows.node(number) != nil)
            #expect(host.statistics.bodies["Row"] == 1)
        }
        #expect(try host.frame(of: "Row 0").minY >= 0)
        #expect(Set(shown).isSubset(of: host.texts) && host.texts.count == shown.count + 3)
    }

    @Test("few are kept, those that were asked for last, and none when the list has changed")
    func kept() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Changing() }
        let rows = try rows(in: host)
        for number in 100..<120 {
            rows.make(number)
            host.settle()
        }
        #expect((100..<120).filter { rows.node($0) != nil } == Array(112..<120))
        rows.make(115)
        rows.make(20_000)
        host.settle()
        #expect((100..<120).filter { rows.node($0) != nil } == Array(112..<120))
        try host.tap("Shorten")
        host.settle()
        #expect((100..<120).filter { rows.node($0) != nil }.isEmpty)
        rows.make(49)
        host.settle()
        #expect(rows.node(49) != nil)
    }

    private struct Changing: View {
        @State private var count = 10_000
        var body: some View {
            VStack {
                Button("Shorten") { count = 50 }
                Rows(numbers: 0..<count)
            }
        }
    }
}
