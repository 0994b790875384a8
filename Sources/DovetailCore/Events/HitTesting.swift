import Foundation

/// Finds what is under a point.
enum HitTesting {
    /// The frontmost node at a point of the window that is drawn or takes events.
    static func node(at point: CGPoint, in root: DisplayNode) -> DisplayNode? { hit(root, point) }

    /// `point` is in the coordinates of the node's parent.
    private static func hit(_ node: DisplayNode, _ point: CGPoint) -> DisplayNode? {
        guard node.allowsHitTesting else { return nil }
        var local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        switch node.effect {
        case .transform(let transform): local = local.applying(transform.inverted())
        case .opacity(let opacity): if opacity == 0 { return nil }
        case .clip(let path, _): if !path.boundingRect.contains(local) { return nil }
        case .none, .blur, .shadow: break
        }
        for child in node.children.reversed() {
            if let found = hit(child, local) { return found }
        }
        guard CGRect(origin: .zero, size: node.size).contains(local) else { return nil }
        if let responder = node.responder, responder.accepts(local) { return node }
        return node.content == .none ? nil : node
    }
}

extension DisplayNode {
    /// The node itself and those around it, innermost first.
    var ancestors: some Sequence<DisplayNode> { sequence(first: self, next: \.parent) }

    /// A point of the window in this node's coordinates.
    package func convertFromWindow(_ point: CGPoint) -> CGPoint { point.applying(transformToWindow.inverted()) }
}
