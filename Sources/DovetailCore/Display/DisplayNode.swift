import Foundation

/// One retained element of what a window shows.
///
/// The nodes of a window form a tree, back to front. The graph creates and changes them; a host reads them and keeps
/// what it made of a node in ``hostData``. Ids are never reused within a tree.
///
/// Main thread only.
package final class DisplayNode {
    /// Identifies the node for the life of its tree.
    package let id: UInt32
    /// The top left corner, in the parent's coordinates.
    package internal(set) var origin: CGPoint = .zero
    package internal(set) var size: CGSize = .zero
    package internal(set) var content: DisplayContent = .none
    package internal(set) var effect: DisplayEffect = .none
    package internal(set) var children: [DisplayNode] = []
    package internal(set) weak var parent: DisplayNode?
    /// Gets pointer and key events that hit the node or its children.
    package internal(set) var responder: Responder?
    /// Set on nodes that mean something to a person: what accessibility and tests see.
    package internal(set) var semantics: Semantics?
    /// False for nodes that events pass through.
    package internal(set) var allowsHitTesting = true
    /// Set when the node and everything inside takes no part in accessibility and tests.
    package internal(set) var isHiddenFromAccessibility = false
    /// Set on the nodes of views whose coordinates have a name.
    package internal(set) var coordinateSpaceName: AnyHashable?
    /// Where the node takes events in place of where something is drawn inside it.
    package internal(set) var contentShape: ContentShape?

    /// What the host made of this node (say, a render node). Set to nil by the tree whenever the node itself or
    /// anything inside it changed, so that a host that finds a value here may use it as it is.
    package var hostData: AnyObject?

    package init(id: UInt32) { self.id = id }

    /// The node's rectangle in its parent's coordinates.
    package var frame: CGRect { CGRect(origin: origin, size: size) }

    /// Drops what hosts cached for this node and all around it.
    func invalidateHostData() {
        var node: DisplayNode? = self
        while let current = node, current.hostData != nil || current === self {
            current.hostData = nil
            node = current.parent
        }
    }

    /// The transform from this node's coordinates to the window's.
    package var transformToWindow: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node: DisplayNode? = self
        while let current = node {
            if case .transform(let effect) = current.effect { transform = transform.concatenating(effect) }
            transform = transform.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
            node = current.parent
        }
        return transform
    }

    /// The node's bounds in window points.
    package var frameInWindow: CGRect { CGRect(origin: .zero, size: size).applying(transformToWindow) }
}

extension DisplayNode {
    /// Calls `body` with the node and everything inside it, parents before children, back to front.
    package func forEach(_ body: (DisplayNode) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
