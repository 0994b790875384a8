import DovetailTesting
import SwiftUI
import Testing

@MainActor
private final class Asked {
    var ids = 0
}

private struct Item: Identifiable {
    let number: Int
    let asked: Asked

    var id: Int {
        MainActor.assumeIsolated { asked.ids += 1 }
        return number
    }
}

@MainActor @Observable
private final class Items {
    var items: [Item] = []
}

private struct Rows: View {
    let items: Items

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(items.items) { item in Text(verbatim: "row \(item.number)").frame(height: 20) }
            }
        }
    }
}

/// Where rows that are made on demand are in data that has changed.
@MainActor
@Suite struct LazyRowPlaceTests {
    private let asked = Asked()
    private let items = Items()
    private let count = 20_000

    private func host() -> TestHost {
        items.items = (0..<count).map { Item(number: $0, asked: asked) }
        return TestHost(size: CGSize(width: 200, height: 300)) { [items] in Rows(items: items) }
    }

    /// How many ids are asked for by a change.
    private func idsAsked(_ host: TestHost, _ change: () -> Void) -> Int {
        let before = asked.ids
        change()
        host.settle()
        return asked.ids - before
    }

    @Test func aRowThatIsInsertedMovesThoseOnShowForAFewQuestions() throws {
        let host = host()
        let top = try host.frame(of: "row 0").minY
        let ids = idsAsked(host) { items.items.insert(Item(number: -1, asked: asked), at: 0) }
        #expect(try host.frame(of: "row 0").minY == top + 20 && host.exists("row -1"))
        #expect(ids < 1000, "\(ids)")
    }

    @Test func rowsThatComeFromFarAwayOrGoThereAreFound() throws {
        let host = host()
        var ids = idsAsked(host) { items.items.insert(items.items.remove(at: count - 1), at: 1) }
        #expect(try host.frame(of: "row \(count - 1)").minY == host.frame(of: "row 0").minY + 20)
        #expect(ids < 1000, "\(ids)")
        ids = idsAsked(host) { items.items.remove(at: 3) }
        #expect(!host.exists("row 2") && ids < count * 3 / 2, "\(ids)")
        ids = idsAsked(host) { items.items.insert(items.items.remove(at: 2), at: 200) }
        #expect(try host.frame(of: "row 3").minY == host.frame(of: "row 0").minY + 40)
        #expect(ids < 2000, "\(ids)")
    }

    @Test func rowsOfDataThatIsTurnedAroundAreTheirOwn() throws {
        let host = host()
        let ids = idsAsked(host) { items.items = Array(items.items.prefix(40).reversed()) }
        #expect(try host.frame(of: "row 38").minY == host.frame(of: "row 39").minY + 20)
        #expect(ids < 3000, "\(ids)")
    }
}
