import DovetailPaint
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Rows that come to lie on other pixels because others come and go.
@MainActor
@Suite("Rows on other pixels")
struct MovedPixelsTests {
    private final class Model: ObservableObject {
        @Published var items: [Int] = []
        @Published var head: CGFloat = 3
        @Published var shift: CGFloat = 0
    }

    private struct Column: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack(spacing: 1.3) {
                Color.black.frame(width: 30, height: model.head)
                ForEach(model.items, id: \.self) { item in
                    switch item % 5 {
                    case 0: Text("row \(item)")
                    case 1:
                        HStack(spacing: 2.7) {
                            Text("left \(item)").padding(.top, 1.3)
                            VStack(spacing: 0.4) {
                                Text("a"); Text("b")
                            }
                        }
                    case 2:
                        HStack {
                            Text("\(item)"); Color.red.frame(width: 7.3, height: 4.6)
                        }
                    case 3: Text("shifted").opacity(0.7).offset(x: model.shift)
                    default:
                        HStack {
                            VStack {
                                if model.shift > 3 { Color.green.frame(height: 2.2) }; Text("odd \(item)")
                            }
                        }
                    }
                }
            }
            .frame(width: 160, height: 203)
            .clipped()
        }
    }

    private func change(_ model: Model, _ next: inout Int, using generator: inout SeededGenerator) {
        var items = model.items
        let place = Int.random(in: 0...items.count, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...2:
            items.insert(next, at: place)
            next += 1
        case 3, 4: if place < items.count { items.remove(at: place) }
        case 5: if place < items.count { items.insert(items.remove(at: place), at: 0) }
        case 6: model.head = CGFloat.random(in: 2...9, using: &generator)
        default: model.shift = CGFloat.random(in: 0...6, using: &generator)
        }
        if items != model.items { model.items = items }
    }

    private func rows(of picture: Picture) -> [[UInt8]] {
        var rows: [[UInt8]] = []
        picture.withRows { _, start in rows.append(Array(UnsafeBufferPointer(start: start, count: picture.width * 4))) }
        return rows
    }

    @Test("what a painter that has painted them before paints is what a new one paints, also while they move")
    func painted() throws {
        let seed = SeededGenerator.chosenSeed(for: "moved pixels")
        for round in 0..<6 {
            var generator = SeededGenerator(seed: seed &+ UInt64(round))
            let model = Model()
            var next = Int.random(in: 0..<150, using: &generator)
            model.items = Array(0..<next)
            let size = CGSize(width: 161, height: 203)
            let host = TestHost(size: size) { Column(model: model) }
            defer { host.close() }
            let scale = [1, 1.25, 1.5, 2].randomElement(using: &generator)!
            host.window.displayScale = scale
            host.settle()
            let painter = NodePainter()
            for step in 0..<25 {
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    withAnimation(.linear(duration: 0.2)) { change(model, &next, using: &generator) }
                } else {
                    change(model, &next, using: &generator)
                }
                host.settle()
                if step % 3 == 0 { host.advance(by: .milliseconds(70)) }
                let tree = host.window.displayTree
                let kept = try Picture(of: tree, size: size, scale: scale, background: .white, by: painter)
                let new = try Picture(of: tree, size: size, scale: scale, background: .white)
                let differing = zip(rows(of: kept), rows(of: new)).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
                guard differing.isEmpty else {
                    Issue.record(
                        "seed \(seed &+ UInt64(round)), step \(step), scale \(scale): rows \(differing) differ")
                    return
                }
            }
        }
    }
}
