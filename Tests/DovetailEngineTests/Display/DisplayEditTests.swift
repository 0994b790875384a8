import Foundation
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Edits of a node's children against the same children set as a whole.
@Suite("Edits of display nodes")
struct DisplayEditTests {
    /// A tree with a node of very many.
    private struct Side {
        let tree = DisplayTree()
        let node: DisplayNode
        /// Nodes by number.
        var nodes: [DisplayNode]

        init(_ count: Int) {
            node = tree.makeNode()
            let tree = tree
            nodes = (0..<count).map { _ in tree.makeNode() }
            tree.setChildren(tree.root, [node])
        }
    }

    private func text(_ patch: DisplayPatch) -> String {
        "\(patch.inserted.map(\.id)) \(patch.removed) \(patch.changed.map { ($0.node.id, $0.facets.rawValue) })"
    }

    @Test("edits leave the tree, its patches and what is known of chunks as setting all children does")
    func random() throws {
        let seed = SeededGenerator.chosenSeed(for: "edits of display nodes")
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let (set, edited) = (Side(700), Side(700))
            func number(_ bound: Int) -> Int { .random(in: 0..<max(bound, 1), using: &generator) }
            var children = Array(0..<number(400))
            for side in [set, edited] { side.tree.setChildren(side.node, children.map { side.nodes[$0] }) }
            _ = (set.tree.takePatch(), edited.tree.takePatch())
            for step in 0..<12 {
                var edits: [(Range<Int>, [Int])] = []
                var start = 0
                var new = children
                var free = Set(0..<700).subtracting(children).sorted()
                var shift = 0
                for _ in 0..<number(4) {
                    guard start <= children.count else { break }
                    let first = start + number(children.count - start)
                    let old = first..<min(children.count, first + number(step % 3 == 0 ? 90 : 4))
                    var replacement = Array(children[old])
                    switch number(4) {
                    case 0: replacement = []
                    case 1: replacement.shuffle(using: &generator)
                    case 2: replacement.insert(free.removeFirst(), at: number(replacement.count))
                    default: if !replacement.isEmpty { replacement[number(replacement.count)] = free.removeFirst() }
                    }
                    edits.append((old, replacement))
                    new.replaceSubrange(old.lowerBound + shift..<old.upperBound + shift, with: replacement)
                    shift += replacement.count - old.count
                    start = old.upperBound + 1
                }
                // A node that stands elsewhere in the same change.
                if edits.count >= 2, let first = edits[0].1.first, Set(edits[0].0).isDisjoint(with: edits[1].0) {
                    edits[0].1.removeFirst()
                    edits[1].1.append(first)
                    new = children
                    for (old, replacement) in edits.reversed() { new.replaceSubrange(old, with: replacement) }
                }
                set.tree.setChildren(set.node, new.map { set.nodes[$0] })
                edited.tree.editChildren(
                    edited.node, edits.map { DisplayEdit(old: $0.0, nodes: $0.1.map { edited.nodes[$0] }) })
                children = new
                let here: Comment = "seed \(seed), round \(round), step \(step)"
                try #require(edited.node.children.map(\.id) == set.node.children.map(\.id), here)
                #expect(
                    edited.node.children.enumerated().allSatisfy {
                        $1.indexInParent == $0 && $1.parent === edited.node
                    }, here)
                #expect(edited.nodes.map { $0.parent?.id } == set.nodes.map { $0.parent?.id }, here)
                #expect(edited.node.chunkRevisions.count == set.node.chunkRevisions.count, here)
                // More chunks may count as changed than have, and never less.
                for (more, exact) in zip(edited.node.chunkRevisions, set.node.chunkRevisions) {
                    #expect(more >= exact, here)
                }
                #expect(text(edited.tree.takePatch()) == text(set.tree.takePatch()), here)
            }
        }
    }

    @Test("what is the same at the ends of an edit is no part of it, and an edit of nothing is none")
    func trimmed() {
        let side = Side(200)
        side.tree.setChildren(side.node, side.nodes)
        _ = side.tree.takePatch()
        let revisions = side.node.chunkRevisions
        side.tree.editChildren(side.node, [DisplayEdit(old: 10..<80, nodes: Array(side.nodes[10..<80]))])
        #expect(!side.tree.hasChanges && side.node.chunkRevisions == revisions)
        var nodes = Array(side.nodes[10..<80])
        nodes.swapAt(3, 4)
        side.tree.editChildren(side.node, [DisplayEdit(old: 10..<80, nodes: nodes)])
        #expect(side.node.children[13] === side.nodes[14])
        #expect(zip(side.node.chunkRevisions, revisions).map { $0 != $1 } == [true, false, false, false])
    }
}
