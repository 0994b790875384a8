import CoreTransferable
import Foundation

/// What is being dragged in a window, from the first move to the release.
@MainActor
package final class DragSession {
    /// What is dragged.
    package var items: [NSItemProvider]
    private weak var source: (any Responder)?
    /// The root of the window that is dragged over, where the drag comes from elsewhere.
    private weak var root: DisplayNode?
    /// The target that the pointer is over, if it takes the items.
    private weak var target: DropTarget?

    package init(items: [NSItemProvider], source: (any Responder)?) {
        self.items = items
        self.source = source
    }

    /// A drag that comes from another window or program.
    package init(items: [NSItemProvider], in root: DisplayNode) {
        self.items = items
        self.root = root
    }

    /// The pointer is at a point of the window. Returns whether there is a target that takes the items.
    @discardableResult
    package func move(to point: CGPoint) -> Bool {
        let found = targets(at: point).first { $0.accepts(items) }
        if let target, target !== found { target.exited(self, target.local(point)) }
        if let found {
            let local = found.local(point)
            if target === found { found.moved(self, local) } else { found.entered(self, local) }
        }
        target = found
        return found != nil
    }

    /// The pointer was let go. Returns whether there was a target that takes the items.
    @discardableResult
    package func drop(at point: CGPoint) -> Bool {
        move(to: point)
        guard let target else { return false }
        self.target = nil
        target.dropped(self, target.local(point))
        return true
    }

    /// The drag ends with nothing.
    package func cancel() {
        if let target { target.exited(self, .zero) }
        target = nil
    }

    /// The targets at a point, innermost first. The picture of what is dragged takes no events, so it is not in the way.
    private func targets(at point: CGPoint) -> [DropTarget] {
        guard let root = root ?? source?.node.flatMap({ Array($0.ancestors).last }),
            let hit = HitTesting.node(at: point, in: root)
        else { return [] }
        return hit.ancestors.compactMap { ($0.responder as? InteractionResponder)?.dropTarget }
    }
}

/// A view that things can be dropped on. Kept by its modifier, which refreshes the functions.
@MainActor
package final class DropTarget {
    package weak var responder: (any Responder)?
    package var accepts: ([NSItemProvider]) -> Bool = { _ in false }
    package var entered: (DragSession, CGPoint) -> Void = { _, _ in }
    package var moved: (DragSession, CGPoint) -> Void = { _, _ in }
    package var exited: (DragSession, CGPoint) -> Void = { _, _ in }
    package var dropped: (DragSession, CGPoint) -> Void = { _, _ in }

    nonisolated package init() {}

    /// A point of the window in the view's coordinates.
    fileprivate func local(_ point: CGPoint) -> CGPoint { responder?.node?.convertFromWindow(point) ?? point }
}
