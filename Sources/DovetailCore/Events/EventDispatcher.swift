import Foundation

/// Sends a window's events to the responders of its display nodes.
@MainActor
final class EventDispatcher {
    nonisolated(unsafe) private let tree: DisplayTree
    /// Gets the moves and the release of the press under way.
    private weak var captured: Responder?
    private var hovered: [Responder] = []
    private var lastHover: CGPoint?
    private(set) weak var focused: Responder?
    /// Had the keyboard when something modal covered them, and get it back afterwards: one for each layer, outermost last.
    private var covered: [CoveredResponder] = []

    nonisolated init(tree: DisplayTree) { self.tree = tree }

    // MARK: Pointer

    func send(_ event: PointerEvent) {
        switch event.phase {
        case .down: press(event)
        case .moved:
            deliver(event) { $0.pointerMoved(to: $1, event: event) }
            updateHover(at: event.location)
        case .up:
            deliver(event) { $0.pointerUp(at: $1, event: event) }
            captured = nil
            updateHover(at: event.location)
        case .cancelled:
            captured?.pointerCancelled()
            captured = nil
        case .hover: updateHover(at: event.location)
        case .exited: updateHover(at: nil)
        }
    }

    private func press(_ event: PointerEvent) {
        updateHover(at: event.location)
        let target = responder(at: event.location)
        captured = target
        if let target, target.focusesOnClick { focus(target) } else if focused?.focusesOnClick == true { focus(nil) }
        deliver(event) { $0.pointerDown(at: $1, event: event) }
    }

    private func deliver(_ event: PointerEvent, _ body: (Responder, CGPoint) -> Void) {
        guard let captured, let node = captured.node else { return }
        body(captured, node.convertFromWindow(event.location))
    }

    private func responder(at point: CGPoint) -> Responder? {
        guard let hit = HitTesting.node(at: point, in: tree.root) else { return nil }
        for node in hit.ancestors {
            if let responder = node.responder, responder.accepts(node.convertFromWindow(point)) {
                return responder.pressTarget
            }
        }
        return nil
    }

    private func updateHover(at point: CGPoint?) {
        lastHover = point
        var inside: [Responder] = []
        if let point, let hit = HitTesting.node(at: point, in: tree.root) {
            inside = hit.ancestors.compactMap(\.responder)
        }
        for responder in hovered where !inside.contains(where: { $0 === responder }) { responder.hoverChanged(false) }
        for responder in inside where !hovered.contains(where: { $0 === responder }) { responder.hoverChanged(true) }
        hovered = inside
    }

    // MARK: Keyboard

    func send(_ key: KeyInput) -> Bool {
        if let focused, focused.keyDown(key) { return true }
        if key.key == .tab {
            moveFocus(backwards: key.modifiers.contains(.shift))
            return true
        }
        // A modal element offers its keys (Escape, Return) through the responder at its root.
        if let modal = modalNode, let responder = modal.responder, responder.keyDown(key) { return true }
        return false
    }

    func focus(_ responder: Responder?) {
        guard responder !== focused else { return }
        let old = focused
        focused = responder
        old?.focusChanged(false)
        responder?.focusChanged(true)
    }

    /// Moves the keyboard to the next responder that takes it, in drawing order.
    private func moveFocus(backwards: Bool) {
        var candidates: [Responder] = []
        func collect(_ node: DisplayNode) {
            if let responder = node.responder, responder.canFocus { candidates.append(responder) }
            for child in node.children { collect(child) }
        }
        collect(modalNode ?? tree.root)
        guard !candidates.isEmpty else { return focus(nil) }
        let current = candidates.firstIndex { $0 === focused }
        let count = candidates.count
        let next = current.map { ($0 + (backwards ? count - 1 : 1)) % count } ?? (backwards ? count - 1 : 0)
        focus(candidates[next])
    }

    // MARK: The tree

    /// The frontmost element that keeps everything behind it from being used.
    private var modalNode: DisplayNode? {
        var found: DisplayNode?
        tree.forEach { if $0.semantics?.isModal == true { found = $0 } }
        return found
    }

    func isCovered(_ node: DisplayNode) -> Bool {
        guard let modal = modalNode else { return false }
        return !node.ancestors.contains { $0 === modal }
    }

    /// After an update: what is gone neither has the keyboard nor is pressed.
    func treeDidChange() {
        if let focused, !isInTree(focused) { focus(nil) }
        followModality()
        if let captured, !isInTree(captured) { self.captured = nil }
        hovered.removeAll { !isInTree($0) }
    }

    /// What is covered by something modal has no keyboard while it is.
    private func followModality() {
        if let responder = focused {
            if let node = responder.node, isCovered(node) {
                focus(nil)
                covered.append(CoveredResponder(responder: responder))
            } else if modalNode == nil {
                covered.removeAll()
            }
        } else if !covered.isEmpty {
            covered.removeAll { $0.responder.map { !isInTree($0) } ?? true }
            guard let responder = covered.last?.responder, let node = responder.node, !isCovered(node) else { return }
            covered.removeLast()
            if responder.canFocus { focus(responder) }
        }
    }

    private func isInTree(_ responder: Responder) -> Bool {
        guard let node = responder.node else { return false }
        return node.ancestors.contains { $0 === tree.root }
    }
}

private struct CoveredResponder {
    weak var responder: Responder?
}
