import DovetailCore
import Foundation
import TestSupport
import Testing

@testable import DovetailTesting

/// Stacks of so many views that these are looked at in chunks, against a window made anew, which is to have everything in the very same places.
@MainActor
@Suite("Long stacks against a fresh window")
struct LongStackOracleTests {
    private struct Item: Identifiable, Equatable {
        var id: Int
        var kind: Int
        var length: CGFloat
        var number = 0
    }

    private final class Model: ObservableObject {
        @Published var items: [Item] = []
        @Published var head: CGFloat = 10
        @Published var isRaised = false
        @Published var isCentred = true
        let arrangement: Arrangement
        init(_ arrangement: Arrangement) { self.arrangement = arrangement }
    }

    private struct Arrangement {
        let isColumn: Bool
        let spacing: CGFloat?
        /// Whether the stack is offered a length that it has to share out.
        let isOffered: Bool
        let isRightToLeft: Bool
        let isScrolled: Bool
        /// Whether some rows tell their container something, so that it looks at each.
        let hasTraits: Bool
    }

    private struct Row: View {
        let item: Item
        let model: Model
        @State private var own = 0

        var body: some View {
            switch item.kind {
            case 0: Text("row \(item.id) \(item.number)")
            case 1: Color.red.frame(width: 12, height: item.length)
            case 2:
                HStack(spacing: 1.1) {
                    Text("\(item.number)")
                    Spacer(minLength: 3)
                    Color.blue.frame(width: item.length, height: 9.3)
                }
                .frame(maxWidth: 70)
            case 3: Color.green.frame(minWidth: item.length, minHeight: item.length)
            case 4: Text("to \(item.id)").alignmentGuide(.leading) { _ in item.length }
            case 5: Color.orange.frame(width: item.length, height: 7.7).layoutPriority(item.number % 2 == 0 ? 0 : 1)
            case 6: Text("pad \(item.number)").padding(item.length / 3).opacity(0.5)
            case 7: if item.number % 2 == 0 { Text("even") } else { Color.purple.frame(width: 3, height: 3.3) }
            default: VStack(spacing: 0.4) { ForEach(0..<2) { Text("\(item.number + $0)").frame(height: item.length) } }
            }
        }
    }

    private struct Page: View {
        @ObservedObject var model: Model

        @ViewBuilder private var content: some View {
            Color.black.frame(width: model.head, height: model.head)
            ForEach(model.items) { Row(item: $0, model: model) }
            Text("\(Int(model.head))")
        }

        @ViewBuilder private var contentWithTraits: some View {
            Color.black.frame(width: model.head, height: model.head)
            ForEach(model.items) {
                Row(item: $0, model: model).zIndex(model.isRaised && $0.kind == 8 ? 1 : 0).transition(.slide)
            }
        }

        @ViewBuilder private var stack: some View {
            if model.arrangement.hasTraits { stack(of: contentWithTraits) } else { stack(of: content) }
        }

        @ViewBuilder private func stack(of content: some View) -> some View {
            let arrangement = model.arrangement
            if arrangement.isColumn {
                VStack(alignment: model.isCentred ? .center : .leading, spacing: arrangement.spacing) { content }
            } else {
                HStack(alignment: model.isCentred ? .center : .firstTextBaseline, spacing: arrangement.spacing) {
                    content
                }
            }
        }

        var body: some View {
            let arrangement = model.arrangement
            Group {
                if arrangement.isScrolled {
                    ScrollView(arrangement.isColumn ? .vertical : .horizontal) { stack }
                } else if arrangement.isOffered {
                    stack
                } else {
                    stack.fixedSize(horizontal: !arrangement.isColumn, vertical: arrangement.isColumn)
                }
            }
            .environment(\.layoutDirection, arrangement.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func host(_ model: Model) -> TestHost {
        let host = TestHost(size: CGSize(width: 160.5, height: 203)) { Page(model: model) }
        host.settle()
        return host
    }

    private func item(_ id: Int, _ generator: inout SeededGenerator) -> Item {
        // Some lengths are no multiples of any part of a point that numbers are made of.
        let lengths: [CGFloat] = [3, 4.5, 7.25, 3.7, 10 / 3, 0.1]
        let length = lengths.randomElement(using: &generator)!
        return Item(id: id, kind: .random(in: 0..<11, using: &generator), length: length)
    }

    private func change(_ model: Model, _ nextID: inout Int, _ generator: inout SeededGenerator) {
        var items = model.items
        func place() -> Int { .random(in: 0..<max(items.count, 1), using: &generator) }
        for _ in 0..<(Bool.random(using: &generator) ? 1 : 3) {
            switch Int.random(in: 0..<16, using: &generator) {
            case 0, 1:
                items.insert(item(nextID, &generator), at: min(place(), items.count))
                nextID += 1
            case 2:
                items.append(item(nextID, &generator))
                nextID += 1
            case 3, 4: if !items.isEmpty { items.remove(at: place()) }
            case 5: if !items.isEmpty { items.removeLast() }
            case 6, 7: if items.count > 1 { items.swapAt(place(), place()) }
            case 8: if !items.isEmpty { items.append(items.removeFirst()) }
            case 9:
                let start = place()
                items.removeSubrange(start..<min(items.count, start + 90))
            case 10:
                let count = Int.random(in: 1..<200, using: &generator)
                let new = (0..<count).map { item(nextID + $0, &generator) }
                nextID += count
                items.insert(contentsOf: new, at: min(place(), items.count))
            case 11: items.shuffle(using: &generator)
            case 12: model.head = CGFloat(Int.random(in: 1..<60, using: &generator)) * 1.3
            case 13: model.isCentred.toggle()
            case 14:
                model.isRaised.toggle()
                // An id that stands in the data twice, for once.
                if let first = items.first, Int.random(in: 0..<4, using: &generator) == 0 { items.append(first) }
            default:
                guard !items.isEmpty else { break }
                items[place()].number += 1
                items[place()].length = item(0, &generator).length
            }
        }
        if items != model.items { model.items = items }
    }

    /// What is drawn and what can be found, exactly where.
    private func shown(_ host: TestHost) -> [String] {
        func text(_ frame: CGRect) -> String { "\(frame.minX + 0) \(frame.minY + 0) \(frame.width) \(frame.height)" }
        var lines: [String] = []
        host.window.displayTree.forEach { node in
            // A view that has come gradually stays in the group that it came in.
            if case .none = node.content { return }
            let what =
                if case .text(let shown) = node.content { shown.string } else { String("\(node.content)".prefix(12)) }
            lines.append("\(what): \(text(node.frameInWindow)), drawn at \(text(node.drawnFrameInWindow))")
        }
        for element in AccessibilityElements(of: host.window).all {
            lines.append("element \(element.label ?? "-"): \(text(element.node.currentFrameInWindow))")
        }
        return lines
    }

    private func difference(_ seed: UInt64) -> String? {
        var generator = SeededGenerator(seed: seed)
        func chance() -> Bool { .random(using: &generator) }
        let model = Model(
            Arrangement(
                isColumn: chance(), spacing: [nil, 0, 1.5, 0.7].randomElement(using: &generator)!,
                isOffered: chance(), isRightToLeft: chance(), isScrolled: chance(), hasTraits: chance() && chance()))
        var nextID = Int.random(in: 150..<500, using: &generator)
        model.items = (0..<nextID).map { item($0, &generator) }
        let host = host(model)
        defer { host.close() }
        for step in 0..<24 {
            if Int.random(in: 0..<4, using: &generator) == 0 {
                withAnimation(.easeOut(duration: 0.3)) { change(model, &nextID, &generator) }
            } else {
                change(model, &nextID, &generator)
            }
            host.settle()
            guard step % 3 == 2 else { continue }
            host.advance(by: .seconds(2))
            let fresh = self.host(model)
            fresh.advance(by: .seconds(2))
            let (old, new) = (shown(host), shown(fresh))
            fresh.close()
            // Which of two rows with one id keeps what it was is nobody's business.
            let ids = Set(model.items.map(\.id))
            if ids.count != model.items.count {
                var seen: Set<Int> = []
                model.items = model.items.filter { seen.insert($0.id).inserted }
                host.settle()
                continue
            }
            if let place = zip(old, new).enumerated().first(where: { $1.0 != $1.1 }) {
                return "seed \(seed), step \(step), \(model.arrangement), \(model.items.count) rows: "
                    + "line \(place.offset) is \(place.element.0), would be \(place.element.1)"
            }
            if old.count != new.count {
                return "seed \(seed), step \(step): \(old.count) nodes and elements, would be \(new.count)"
            }
        }
        return nil
    }

    @Test("after random changes, some animated, everything is exactly where a new window has it")
    func randomChanges() {
        let seed = SeededGenerator.chosenSeed(for: "long stacks")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            guard let difference = difference(generator.next() % 1_000_000) else { continue }
            Issue.record("seed \(seed): \(difference)")
            return
        }
    }
}
