/// A walk through a display node and everything inside: a node, what is inside it, and then the node again as it is left.
///
///     var walk = DisplayWalk(of: tree.root, in: .reading)
///     while let step = walk.next() {
///         guard case .enter(let node) = step else { continue }
///         if node.isOutOfUse { walk.skipChildren() }
///     }
///
/// The levels on the way are kept in an array, so that a tree may be as deep as memory allows. No other code follows children
/// by calling itself.
///
/// - Complexity: O(nodes entered). The children of a node that are not reached cost nothing.
package struct DisplayWalk {
    package enum Order {
        /// As people read, and as the focus goes.
        case reading
        /// Back to front.
        case drawing
        /// Front to back, each node before what is inside.
        case hitting
    }

    package enum Step {
        case enter(DisplayNode)
        /// All that is inside has been left.
        case leave(DisplayNode)
    }

    private struct Level {
        let node: DisplayNode
        let children: [DisplayNode]
        var next = 0
    }

    private let order: Order
    private var start: DisplayNode?
    private var path: [Level] = []

    package init(of node: DisplayNode, in order: Order) {
        start = node
        self.order = order
    }

    package mutating func next() -> Step? {
        if let node = start {
            start = nil
            return enter(node)
        }
        guard let last = path.indices.last else { return nil }
        let next = path[last].next
        let children = path[last].children
        guard next < children.count else { return .leave(path.removeLast().node) }
        path[last].next = next + 1
        return enter(children[order == .hitting ? children.count - 1 - next : next])
    }

    /// Leaves out what is inside the node that was entered last; it is left next.
    package mutating func skipChildren() {
        guard let last = path.indices.last else { return }
        path[last].next = path[last].children.count
    }

    private mutating func enter(_ node: DisplayNode) -> Step {
        path.append(Level(node: node, children: order == .reading ? node.readingChildren : node.children))
        return .enter(node)
    }
}

extension DisplayNode {
    /// What `find` finds first in the node or inside it, in reading order. It is asked once for each node until then.
    package func firstInTree<Result>(_ find: (DisplayNode) -> Result?) -> Result? {
        var walk = DisplayWalk(of: self, in: .reading)
        while let step = walk.next() {
            if case .enter(let node) = step, let found = find(node) { return found }
        }
        return nil
    }

    /// The same among what can be used: what is out of use is left out with all that is inside it.
    func firstInUse<Result>(_ find: (DisplayNode) -> Result?) -> Result? {
        var walk = DisplayWalk(of: self, in: .reading)
        while let step = walk.next() {
            guard case .enter(let node) = step else { continue }
            if node.isOutOfUse {
                walk.skipChildren()
            } else if let found = find(node) {
                return found
            }
        }
        return nil
    }

    /// Calls `body` with the node and everything inside it that can be used, parents before children, in reading order.
    func forEachInUse(_ body: (DisplayNode) -> Void) {
        forEachWhere { node in
            if node.isOutOfUse { return false }
            body(node)
            return true
        }
    }

    /// Calls `body` with the node and everything inside it, parents before children, in reading order.
    package func forEach(_ body: (DisplayNode) -> Void) {
        forEachWhere { node in
            body(node)
            return true
        }
    }

    /// Calls `body` with the node and everything inside it, parents before children, but not with what is inside a node that it
    /// returned false for.
    package func forEachWhere(in order: DisplayWalk.Order = .reading, _ body: (DisplayNode) -> Bool) {
        var walk = DisplayWalk(of: self, in: order)
        while let step = walk.next() {
            if case .enter(let node) = step, !body(node) { walk.skipChildren() }
        }
    }
}
