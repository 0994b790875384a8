import Foundation
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// A copy of a display tree that knows it by its patches alone.
private final class Mirror {
    struct Copy: Equatable {
        var origin: CGPoint
        var size: CGSize
        var effect: DisplayEffect
        var allowsHitTesting: Bool
        var isHidden: Bool
        var name: AnyHashable?
        var children: [UInt32]
    }
    var nodes: [UInt32: Copy] = [:]

    static func copy(_ node: DisplayNode) -> Copy {
        Copy(
            origin: node.origin, size: node.size, effect: node.effect, allowsHitTesting: node.allowsHitTesting,
            isHidden: node.isHiddenFromAccessibility, name: node.coordinateSpaceName, children: node.children.map(\.id))
    }

    init(_ tree: DisplayTree) { nodes[tree.root.id] = Self.copy(tree.root) }

    func follow(_ patch: DisplayPatch) {
        for node in patch.inserted { nodes[node.id] = Self.copy(node) }
        for (node, facets) in patch.changed {
            if facets.contains(.geometry) { (nodes[node.id]!.origin, nodes[node.id]!.size) = (node.origin, node.size) }
            if facets.contains(.effect) { nodes[node.id]!.effect = node.effect }
            if facets.contains(.interaction) { nodes[node.id]!.allowsHitTesting = node.allowsHitTesting }
            if facets.contains(.visibility) { nodes[node.id]!.isHidden = node.isHiddenFromAccessibility }
            if facets.contains(.coordinateSpaceName) { nodes[node.id]!.name = node.coordinateSpaceName }
            if facets.contains(.children) { nodes[node.id]!.children = node.children.map(\.id) }
        }
        for id in patch.removed { nodes[id] = nil }
    }
}

@Suite("Display patches")
struct DisplayPatchTests {
    private let tree = DisplayTree()

    private func node(_ children: DisplayNode...) -> DisplayNode {
        let node = tree.makeNode()
        tree.setChildren(node, children)
        return node
    }

    @Test("each node is listed once, with what changed of it")
    func facets() {
        let child = node()
        tree.setChildren(tree.root, [child])
        #expect(tree.takePatch().inserted.map(\.id) == [child.id])
        tree.setGeometry(child, origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
        tree.setEffect(child, .opacity(0.5))
        tree.setHitTesting(child, isAllowed: false)
        tree.setHiddenFromAccessibility(child, true)
        tree.setResponder(child, SilentResponder())
        let patch = tree.takePatch()
        #expect(patch.changed.map(\.node.id) == [child.id])
        #expect(patch.changed[0].facets == [.geometry, .effect, .interaction, .visibility])
        #expect(patch.operationCount == 4)
        #expect(tree.takePatch().isEmpty)
    }

    @Test("what left is listed by id, with all inside; what only moved is not")
    func removals() {
        let inner = node()
        let first = node(inner)
        let second = node()
        tree.setChildren(tree.root, [first, second])
        _ = tree.takePatch()
        tree.setChildren(second, [inner])
        tree.setChildren(first, [])
        var patch = tree.takePatch()
        #expect(patch.removed.isEmpty && patch.inserted.isEmpty)
        #expect(patch.changed.map(\.node.id) == [second.id, first.id])
        tree.setChildren(tree.root, [first])
        patch = tree.takePatch()
        #expect(patch.removed == [second.id, inner.id])
        // It comes back as something new.
        tree.setChildren(tree.root, [second, first])
        #expect(tree.takePatch().inserted.map(\.id) == [second.id, inner.id])
    }

    @Test("what came and went within one update is not listed")
    func transient() {
        let child = node()
        tree.setChildren(tree.root, [child])
        tree.setChildren(tree.root, [])
        let patch = tree.takePatch()
        #expect(patch.inserted.isEmpty && patch.removed.isEmpty)
    }

    @Test("a copy that follows the patches equals the tree, whatever happens to it", arguments: 0..<20)
    func mirror(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let mirror = Mirror(tree)
        var loose: [DisplayNode] = []
        for _ in 0..<60 {
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                var all: [DisplayNode] = []
                tree.forEach { all.append($0) }
                let one = all.randomElement(using: &random)!
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    tree.setGeometry(
                        one, origin: CGPoint(x: Int.random(in: 0...9, using: &random), y: 0),
                        size: CGSize(width: Int.random(in: 0...9, using: &random), height: 1))
                case 1: tree.setEffect(one, .opacity(Double.random(in: 0...1, using: &random)))
                case 2: tree.setHiddenFromAccessibility(one, Bool.random(using: &random))
                case 3: tree.setChildren(one, one.children.shuffled(using: &random))
                case 4:
                    let many = Bool.random(using: &random) ? 1 : 70
                    tree.setChildren(one, one.children + (0..<many).map { _ in node(node()) })
                default:
                    guard let gone = one.children.randomElement(using: &random) else { continue }
                    tree.setChildren(one, one.children.filter { $0 !== gone })
                    loose.append(gone)
                    if Bool.random(using: &random), let back = loose.randomElement(using: &random),
                        back.parent == nil
                    {
                        tree.setChildren(tree.root, tree.root.children + [back])
                    }
                }
            }
            mirror.follow(tree.takePatch())
            try tree.checkInvariants()
            var expected: [UInt32: Mirror.Copy] = [:]
            tree.forEach { expected[$0.id] = Mirror.copy($0) }
            try #require(mirror.nodes == expected, "seed \(seed)")
        }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Does nothing.
private final class SilentResponder: Responder {
    weak var node: DisplayNode?
    var hasRegainedFocus = false
}
