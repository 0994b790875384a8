import Foundation

/// Everything that a window shows, kept between updates, and the log of what the last update changed.
package final class DisplayTree {
    /// The group that holds the window's content; its size is the window's.
    package let root: DisplayNode
    /// What changed since the host last took it. A host that repaints from the tree may only look whether it is empty.
    package private(set) var patch = DisplayPatch()
    private var nextID: UInt32 = 2
    /// Those that were modal when last set, in the tree or not.
    private var modalNodes: [WeakNode] = []

    package init() { root = DisplayNode(id: 1) }

    /// Hands the changes to the host and starts a new log.
    package func takePatch() -> DisplayPatch {
        defer { patch = DisplayPatch() }
        return patch
    }

    /// Calls `body` with each node, parents before children, back to front.
    package func forEach(_ body: (DisplayNode) -> Void) { root.forEach(body) }

    /// The frontmost element that keeps everything behind it from being used. Costs nothing while there is none.
    package var modalNode: DisplayNode? {
        if modalNodes.isEmpty { return nil }
        modalNodes.removeAll { $0.node?.semantics?.isModal != true }
        let present = modalNodes.compactMap(\.node).filter { $0.isInside(root) }
        if present.count < 2 { return present.first }
        return present.max { $0.drawingPath.lexicographicallyPrecedes($1.drawingPath) }
    }

    // MARK: Changes, made by the graph only

    package func makeNode() -> DisplayNode {
        defer { nextID += 1 }
        return DisplayNode(id: nextID)
    }

    package func setGeometry(_ node: DisplayNode, origin: CGPoint, size: CGSize) {
        let moved = node.origin != origin
        let resized = node.size != size
        guard moved || resized else { return }
        node.origin = origin
        node.size = size
        if resized { node.invalidateHostData() } else { node.parent?.invalidateHostData() }
        patch.record(.geometry(node))
    }

    package func setContent(_ node: DisplayNode, _ content: DisplayContent) {
        guard node.content != content else { return }
        node.content = content
        node.invalidateHostData()
        patch.record(.content(node))
    }

    package func setEffect(_ node: DisplayNode, _ effect: DisplayEffect) {
        let effect = effect.bounded
        guard node.effect != effect else { return }
        node.effect = effect
        node.invalidateHostData()
        patch.record(.effect(node))
    }

    package func setSemantics(_ node: DisplayNode, _ semantics: Semantics?) {
        guard node.semantics != semantics else { return }
        if semantics?.isModal == true, node.semantics?.isModal != true { modalNodes.append(WeakNode(node: node)) }
        node.semantics = semantics
        patch.record(.semantics(node))
    }

    package func setChildren(_ node: DisplayNode, _ children: [DisplayNode]) {
        guard !node.children.elementsEqual(children, by: ===) else { return }
        for child in node.children where child.parent === node { child.parent = nil }
        for child in children { child.parent = node }
        node.children = children
        node.invalidateHostData()
        patch.record(.children(node))
    }
}

private struct WeakNode {
    weak var node: DisplayNode?
}

extension DisplayNode {
    package func isInside(_ other: DisplayNode) -> Bool { ancestors.contains { $0 === other } }

    /// The positions among siblings from the root to the node: who comes later is in front.
    fileprivate var drawingPath: [Int] {
        guard let parent else { return [] }
        return parent.drawingPath + [parent.children.firstIndex { $0 === self } ?? 0]
    }
}

/// The changes of one update, in order. A node may occur more than once.
package struct DisplayPatch {
    package enum Operation {
        case geometry(DisplayNode)
        case content(DisplayNode)
        case effect(DisplayNode)
        case semantics(DisplayNode)
        /// The children of the node were added, removed or reordered.
        case children(DisplayNode)
    }

    package private(set) var operations: [Operation] = []

    package init() {}
    package var isEmpty: Bool { operations.isEmpty }
    fileprivate mutating func record(_ operation: Operation) { operations.append(operation) }
}
