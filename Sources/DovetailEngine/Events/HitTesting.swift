import Foundation

/// Finds what is under a point.
package enum HitTesting {
    /// The frontmost node at a point of the window that is drawn or takes events.
    static func node(at point: CGPoint, in root: DisplayNode) -> DisplayNode? {
        var walk = DisplayWalk(of: root, in: .hitting)
        // The point in the coordinates of each node on the way; nil for a node that the point misses.
        var points: [CGPoint?] = []
        while let step = walk.next() {
            switch step {
            case .enter(let node):
                nodesVisited += 1
                let local = entered(node, at: (points.last ?? point)!)
                points.append(local)
                if local == nil { walk.skipChildren() }
            case .leave(let node):
                if let local = points.removeLast(), isHit(node, at: local) { return node }
            }
        }
        return nil
    }

    /// How many nodes were looked at, in all of the process, for tests.
    nonisolated(unsafe) package static var nodesVisited = 0

    /// A point in a node's coordinates, from those of its parent; nil when nothing in the node is there.
    private static func entered(_ node: DisplayNode, at point: CGPoint) -> CGPoint? {
        guard node.allowsHitTesting else { return nil }
        var local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        switch node.effect {
        case .transform(let transform): local = local.applying(transform.inverted())
        case .opacity(let opacity): if opacity == 0 { return nil }
        case .clip(let path, let style): if !path.contains(local, eoFill: style.isEOFilled) { return nil }
        case .projection(let projection): local = local.applying(projection.inverted())
        case .none, .blur, .shadow, .mask, .maskSource, .blend, .compositing, .color, .alphaThreshold: break
        }
        if let shape = node.contentShape, !shape.contains(local) { return nil }
        return local
    }

    /// Whether a node itself is at a point, where nothing inside it is.
    private static func isHit(_ node: DisplayNode, at local: CGPoint) -> Bool {
        if node.contentShape != nil { return true }
        guard CGRect(origin: .zero, size: node.size).holds(local) else { return false }
        if let responder = node.responder, responder.accepts(local) { return true }
        return node.content.isDrawn(at: local)
    }
}

extension DisplayTree {
    /// The frontmost node at a point of the window that is drawn or takes events; nil for none.
    ///
    /// - Complexity: O(nodes whose parents hold the point).
    package func node(at point: CGPoint) -> DisplayNode? { HitTesting.node(at: point, in: root) }
}

extension DisplayContent {
    /// Whether a point in the node's bounds is on what is drawn: inside the path of a fill, on the line of a stroke, anywhere in a text or image.
    /// What is filled with nothing (`Color.clear`) is not there.
    fileprivate func isDrawn(at point: CGPoint) -> Bool {
        switch self {
        case .none: false
        case .fill(let path, let paint, let style):
            !paint.isInvisible && path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let path, let paint, let style):
            !paint.isInvisible && path.passes(point, within: style.lineWidth / 2)
        case .text, .symbol, .image, .drawing, .likeness, .hosted: true
        }
    }
}

extension Paint {
    fileprivate var isInvisible: Bool {
        if case .color(let color) = self { return color.opacity == 0 }
        return false
    }
}

extension DisplayNode {
    /// A point in this node's coordinates, in those of the window.
    package func convertToWindow(_ point: CGPoint) -> CGPoint { point.applying(transformToWindow) }

    /// A point of the window in this node's coordinates.
    package func convertFromWindow(_ point: CGPoint) -> CGPoint { point.applying(transformToWindow.inverted()) }
}
