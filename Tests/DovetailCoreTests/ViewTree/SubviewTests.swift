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

    /// Puts its views where their ranks are, ten points each.
    private struct Ranks: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                let y = bounds.minY + CGFloat(view.containerValues.rank) * 10
                view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            }
        }
    }

    @Test("a layout reads what its views tell their container, and the outermost modifier counts, as for containers")
    func layouts() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Ranks {
                Text("A").containerValue(\.rank, 3)
                Text("B").containerValue(\.rank, 1).containerValue(\.rank, 5)
                Group {
                    Text("C")
                    Text("D").containerValue(\.rank, 1)
                }
                .containerValue(\.rank, 7)
            }
        }
        let tops = try ["A", "B", "C", "D"].map { try host.frame(of: $0).minY }
        #expect(tops.map { $0 - tops[0] } == [0, 20, 40, 40])
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

    // MARK: Sections

    private struct Boards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(sections: content) { sections in
                Text("\(sections.count) sections")
                ForEach(sections) { section in
                    Text("rank \(section.containerValues.rank), \(section.header.count) \(section.footer.count)")
                    section.header
                    ForEach(section.content) { row in
                        HStack {
                            Text("rank \(row.containerValues.rank)")
                            row
                        }
                    }
                    section.footer
                }
            }
        }
    }

    @Test("a container of one's own sees sections, with views outside of sections in ones of their own")
    func sections() {
        let host = TestHost {
            VStack {
                Boards {
                    Text("before")
                    Section("Title") {
                        Text("a").containerValue(\.rank, 1)
                        Text("b")
                    }
                    .containerValue(\.rank, 7)
                    Section {
                        ForEach(0..<2) { Text("row \($0)") }
                    } footer: {
                        Text("foot")
                    }
                }
            }
        }
        #expect(
            host.texts == [
                "3 sections", "rank 0, 0 0", "rank 0", "before",
                // What is set on a section is set on its views too, and counts more than what they set inside.
                "rank 7, 1 0", "Title", "rank 7", "a", "rank 7", "b",
                "rank 0, 0 1", "rank 0", "row 0", "rank 0", "row 1", "foot",
            ])
    }

    @Test("ForEach(sections:) makes a view for each section, and keeps their states when another comes first")
    func forEachSection() throws {
        struct Counting: View {
            @State private var count = 0
            let name: String
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Boards: View {
            @State private var names = ["A", "B"]
            var body: some View {
                Button("More") { names.insert("C", at: 0) }
                ForEach(
                    sections: ForEach(names, id: \.self) { name in Section(name) { Counting(name: name) } }
                ) { section in
                    section.content
                }
            }
        }
        let host = TestHost { VStack { Boards() } }
        try host.tap("B 0")
        #expect(host.texts == ["More", "A 0", "B 1"])
        try host.tap("More")
        #expect(host.texts == ["More", "C 0", "A 0", "B 1"])
    }
}
