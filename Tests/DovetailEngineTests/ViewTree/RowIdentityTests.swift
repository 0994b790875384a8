import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Rows and the state that they keep.
@MainActor
@Suite("Identity of rows")
struct RowIdentityTests {
    private struct Item: Identifiable {
        let id: String
    }

    private struct Row: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)=\(count)") { count += 1 } }
    }

    private struct Rows: View {
        @State private var items = ["a", "b", "c"].map(Item.init)
        var body: some View {
            VStack {
                ForEach(items) { Row(name: $0.id) }
                Button("remove b") { items.removeAll { $0.id == "b" } }
                Button("add b") { items.insert(Item(id: "b"), at: 1) }
                Button("reverse") { items.reverse() }
            }
        }
    }

    private func counted() throws -> TestHost {
        let host = TestHost { Rows() }
        for tap in ["a=0", "b=0", "b=1", "c=0", "c=1", "c=2"] { try host.tap(tap) }
        #expect(host.texts.prefix(3) == ["a=1", "b=2", "c=3"])
        return host
    }

    @Test(
        "BEH-178: rows are known by their elements' ids: a removed one's state ends, the others keep theirs (API-139)")
    func removal() throws {
        let host = try counted()
        try host.tap("remove b")
        #expect(host.texts.prefix(2) == ["a=1", "c=3"])
        try host.tap("add b")
        #expect(host.texts.prefix(3) == ["a=1", "b=0", "c=3"])
    }

    @Test("BEH-179: state moves with its element; no row's body runs for the move")
    func reversal() throws {
        let host = try counted()
        try host.tap("reverse")
        #expect(host.texts.prefix(3) == ["c=3", "b=2", "a=1"])
        #expect(host.statistics.bodies["Row", default: 0] == 0)
    }
}
