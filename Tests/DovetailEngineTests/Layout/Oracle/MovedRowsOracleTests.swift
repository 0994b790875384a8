import DovetailCore
import Foundation
import TestSupport
import Testing

@testable import DovetailTesting

/// Rows of all kinds that come, go, move and grow, with and without animations, against a window made anew.
@MainActor
@Suite("Moved rows against a fresh window")
struct MovedRowsOracleTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var height: CGFloat
        var number = 0
    }

    private final class Model: ObservableObject {
        @Published var items: [Item] = []
        @Published var head: CGFloat = 10
        /// Whether rows are those that 10,000 of are made quickly.
        var isLong = false
        /// What rows told of their places, without an effect on the views.
        var places: [Int: CGRect] = [:]
    }

    private struct RowView: View {
        let item: Item
        let model: Model

        var body: some View {
            switch model.isLong ? item.id % 2 * 10 : item.id % 9 {
            case 10: Color.red.frame(width: 20, height: item.height)
            case 0: Text("row \(item.id) \(item.number)")
            case 1:
                HStack {
                    Text("row \(item.id)").padding(.top, item.height / 7)
                    Spacer()
                    VStack(spacing: 0.3) {
                        Text("\(item.number)")
                        Color.red.frame(width: 9.4, height: item.height)
                    }
                }
            case 2: Text("padded \(item.id)").padding(item.height / 5).background(Color.blue).padding(.leading, 3.3)
            case 3:
                GeometryReader { proxy in
                    Text("\(Int(proxy.frame(in: .global).minY * 10)) \(Int(proxy.size.height))")
                    Color.green.frame(width: 5, height: 2.5).position(x: 20, y: item.height / 3)
                }
                .frame(height: item.height)
            case 4:
                Color.yellow.frame(width: 40, height: item.height).opacity(0.5).offset(x: CGFloat(item.number))
                    .overlay(alignment: .topTrailing) { Text("o") }
            case 5:
                Button("button \(item.id)") {}.frame(maxWidth: .infinity, minHeight: item.height, alignment: .trailing)
            case 6:
                Color.purple.frame(height: item.height)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: { [item, model] in
                        model.places[item.id] = $0
                    }
            case 7:
                ZStack(alignment: .bottomLeading) {
                    RoundedRectangle(cornerRadius: 3).fill(.red).frame(height: item.height)
                    HStack(spacing: 1.7) { ForEach(0..<3) { Text("\($0 + item.number)") } }
                }
                .clipped()
            default:
                VStack(alignment: .trailing, spacing: 1.1) {
                    Divider()
                    HStack { ForEach(0..<2) { _ in Color.orange.frame(width: 7.7, height: item.height / 2) } }.padding(
                        0.6)
                }
            }
        }
    }

    private struct Column: View {
        @ObservedObject var model: Model
        let isScrolled: Bool

        private var rows: some View {
            VStack(spacing: 1.5) {
                Color.black.frame(width: 30, height: model.head)
                ForEach(model.items) { RowView(item: $0, model: model) }
            }
        }

        var body: some View {
            if isScrolled { ScrollView { rows } } else { rows }
        }
    }

    private enum Step {
        case insert(Int, Int, CGFloat)
        case remove(Int)
        case move(Int, Int)
        case grow(Int, CGFloat)
        case number(Int)
        case head(CGFloat)
        case scroll(CGFloat)
        case wait(Int)

        /// - Parameter count: How far down the rows are that it is about.
        static func random(reaching count: Int, using generator: inout SeededGenerator) -> Step {
            func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
            let height = CGFloat(number(9)) * 3.7 + 4
            return switch number(13) {
            case 0...2: .insert(number(count), number(100 * count), height)
            case 3, 4: .remove(number(count))
            case 5, 6: .move(number(count), number(count))
            case 7: .grow(number(count), height)
            case 8: .number(number(count))
            case 9: .head(height)
            case 10: .scroll(height * 1.3 - 20)
            default: .wait(number(400))
            }
        }
    }

    private let size = CGSize(width: 160.5, height: 203)

    private func host(_ model: Model, _ isScrolled: Bool, _ scale: CGFloat) -> TestHost {
        let host = TestHost(size: size) { Column(model: model, isScrolled: isScrolled) }
        host.window.displayScale = scale
        host.settle()
        return host
    }

    private func take(_ step: Step, _ model: Model, _ host: TestHost) {
        var items = model.items
        func place(_ number: Int) -> Int { number % max(items.count, 1) }
        switch step {
        case .insert(let number, let id, let height):
            guard !items.contains(where: { $0.id == id }) else { return }
            items.insert(Item(id: id, height: height), at: number % (items.count + 1))
        case .remove(let number): if !items.isEmpty { items.remove(at: place(number)) }
        case .move(let from, let to):
            guard !items.isEmpty else { return }
            let item = items.remove(at: place(from))
            items.insert(item, at: to % (items.count + 1))
        case .grow(let number, let height): if !items.isEmpty { items[place(number)].height = height }
        case .number(let number): if !items.isEmpty { items[place(number)].number += 1 }
        case .head(let height): model.head = height
        case .scroll(let distance): host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
        case .wait(let milliseconds): host.advance(by: .milliseconds(milliseconds))
        }
        if items != model.items { model.items = items }
    }

    /// What is drawn and what can be found, and where, rounded beyond what sums of fractions lose.
    private func shown(_ host: TestHost) -> [String] {
        func text(_ frame: CGRect) -> String {
            [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 1000).rounded() / 1000 + 0)" }
                .joined(separator: " ")
        }
        var lines: [String] = []
        host.window.displayTree.forEach { node in
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

    private func difference(_ seed: UInt64, isLong: Bool = false) -> String? {
        var generator = SeededGenerator(seed: seed)
        let (isScrolled, scale) = (Bool.random(using: &generator), [1, 1.5, 2].randomElement(using: &generator)!)
        let model = Model()
        model.isLong = isLong
        let count = isLong ? 10_000 : Int.random(in: 0..<20, using: &generator)
        model.items = (0..<count).map { Item(id: $0 * 7, height: 11) }
        let host = host(model, isScrolled, scale)
        defer { host.close() }
        for number in 0..<(isLong ? 12 : 40) {
            let step = Step.random(reaching: isLong ? count : 100, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: withAnimation(.easeOut(duration: 0.3)) { take(step, model, host) }
            default: take(step, model, host)
            }
            host.settle()
            guard isLong ? number == 11 : Int.random(in: 0..<4, using: &generator) == 0 else { continue }
            host.advance(by: .seconds(2))
            let told = model.places
            let before = shown(host)
            // The fresh window begins at its top.
            if isScrolled {
                host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1_000_000))
                host.advance(by: .seconds(2))
            }
            let old = isScrolled ? shown(host) : before
            let toldAtTop = isScrolled ? model.places : told
            model.places = [:]
            let fresh = self.host(model, isScrolled, scale)
            fresh.advance(by: .seconds(2))
            let new = shown(fresh)
            fresh.close()
            let here = "seed \(seed), step \(number), scrolled \(isScrolled), scale \(scale): "
            for (before, after) in zip(old, new) where before != after {
                return here + "is \(before), would be \(after)"
            }
            if old.count != new.count { return here + "\(old.count) nodes and elements, would be \(new.count)" }
            for (id, place) in model.places {
                guard let told = toldAtTop[id], abs(told.minY - place.minY) < 1e-6, told.size == place.size else {
                    return here + "row \(id) was told \(toldAtTop[id] ?? .null), is at \(place)"
                }
            }
            model.places = toldAtTop
        }
        return nil
    }

    @Test(
        "after random insertions, removals, moves, growth and scrolling, some animated, all is where a new window has it"
    )
    func randomMoves() {
        let seed = SeededGenerator.chosenSeed(for: "moved rows")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            guard let difference = difference(generator.next() % 1_000_000) else { continue }
            Issue.record("seed \(seed): \(difference)")
            return
        }
    }
    @Test("so it is of 10,000 eager rows")
    func manyRows() {
        let seed = SeededGenerator.chosenSeed(for: "10,000 moved rows")
        if let difference = difference(seed % 1_000_000, isLong: true) { Issue.record("seed \(seed): \(difference)") }
    }
}
