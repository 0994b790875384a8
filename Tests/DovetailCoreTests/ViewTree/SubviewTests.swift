import DovetailTesting
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var rank = 0
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { cards in
                Text("\(cards.count) cards")
                ForEach(cards) { card in
                    HStack {
                        Text("rank \(card.containerValues.rank)")
                        card
                    }
                }
                cards[1...]
            }
        }
    }

    @Test("a container of one's own sees each view that its content stands for, and what it says of itself")
    func group() {
        let host = TestHost {
            VStack {
                Cards {
                    Text("A").containerValue(\.rank, 3)
                    ForEach(0..<2) { Text("row \($0)") }
                }
            }
        }
        #expect(host.texts == ["3 cards", "rank 3", "A", "rank 0", "row 0", "rank 0", "row 1", "row 0", "row 1"])
    }

    @Test("ForEach(subviews:) makes a view for each, follows changes, and knows tags")
    func forEach() throws {
        struct Rows: View {
            @State private var count = 1
            var body: some View {
                Button("More") { count += 1 }
                ForEach(subviews: Group { ForEach(0..<count, id: \.self) { Text("r\($0)").tag($0) } }) { row in
                    row
                    Text("\(row.containerValues.tag(for: Int.self) ?? -1) \(row.containerValues.hasTag(0))")
                }
            }
        }
        let host = TestHost { VStack { Rows() } }
        #expect(host.texts == ["More", "r0", "0 true"])
        try host.tap("More")
        #expect(host.texts == ["More", "r0", "0 true", "r1", "1 false"])
    }
}
