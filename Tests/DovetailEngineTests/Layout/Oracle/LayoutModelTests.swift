import DovetailCore
import Foundation
import TestSupport
import Testing

@testable import DovetailTesting

/// Puts views one below the other at fixed places, whatever guides they have.
private struct Strips: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: 0, y: height * CGFloat(index)), proposal: .unspecified)
        }
    }
}

/// The library against ``ModelView``: the same rules, written twice.
@MainActor
@Suite("Layout model")
struct LayoutModelTests {
    private static let size = CGSize(width: 200, height: 120)

    /// Many trees in one window, each in a place of its own, so that making windows does not take most of the time.
    private func frames(of trees: [LayoutTree]) -> [[String: CGRect]] {
        let host = TestHost(size: CGSize(width: Self.size.width, height: Self.size.height * CGFloat(trees.count))) {
            Strips(height: Self.size.height) {
                ForEach(trees.indices, id: \.self) { index in
                    makeView(trees[index], path: "\(index)")
                        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
                }
            }
        }
        var frames = [[String: CGRect]](repeating: [:], count: trees.count)
        for element in AccessibilityElements(of: host.window).all {
            guard let path = element.semantics.identifier, let index = Int(path.prefix { $0 != "." }) else { continue }
            var frame = element.node.frameInWindow
            frame.origin.y -= CGFloat(index) * Self.size.height
            frames[index][path] = frame
        }
        return frames
    }

    private func expected(_ tree: LayoutTree, index: Int) -> [String: CGRect] {
        // The tree is in no stack.
        let view = ModelView(.frame(Self.size.width, Self.size.height, .leading, .top, tree), path: "", axis: nil)
        var frames: [String: CGRect] = [:]
        let offer = ModelView.Offer(width: Self.size.width, height: Self.size.height)
        ModelView.isUndecided = false
        view.frames(at: .zero, size: Self.size, offer: offer, into: &frames)
        if ModelView.isUndecided { return [:] }
        return Dictionary(uniqueKeysWithValues: frames.map { ("\(index)" + $0.key.dropFirst(2), $0.value) })
    }

    private func difference(_ tree: LayoutTree) -> String? {
        difference(frames(of: [tree])[0], expected(tree, index: 0))
    }

    private func difference(_ real: [String: CGRect], _ expected: [String: CGRect]) -> String? {
        for (path, frame) in expected.sorted(by: { $0.key < $1.key }) {
            guard let other = real[path] else { return "\(path) is missing; expected \(frame)" }
            let worst = [
                other.minX - frame.minX, other.minY - frame.minY, other.width - frame.width,
                other.height - frame.height,
            ].map(abs).max()!
            // Not a number is never less.
            if !(worst < 0.001), frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite {
                return "\(path) is at \(other), expected \(frame)"
            }
        }
        return nil
    }

    private func shrunk(_ tree: LayoutTree) -> LayoutTree {
        var smallest = tree
        while let simpler = smallest.simpler.first(where: { difference($0) != nil }) { smallest = simpler }
        return smallest
    }

    @Test("5,000 random trees have the frames that SwiftUI's rules give them")
    func randomTrees() {
        let seed = SeededGenerator.chosenSeed(for: "layout model")
        var generator = SeededGenerator(seed: seed)
        var reported = 0
        for _ in 0..<100 where reported < 3 {
            let trees = (0..<50).map { _ in
                LayoutTree.random(depth: .random(in: 1...3, using: &generator), using: &generator)
            }
            for (index, real) in frames(of: trees).enumerated() {
                guard difference(real, expected(trees[index], index: index)) != nil else { continue }
                let smallest = shrunk(trees[index])
                let path = difference(real, expected(trees[index], index: index)) ?? ""
                Issue.record(
                    "seed \(seed): \(smallest)\n\(difference(smallest) ?? "differs only among others: \(path)")")
                reported += 1
                if reported == 3 { break }
            }
        }
    }
}
