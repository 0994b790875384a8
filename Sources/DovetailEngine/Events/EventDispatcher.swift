import Foundation

/// Sends a window's events to the responders of its display nodes.
@MainActor
package final class EventDispatcher {
    nonisolated(unsafe) let tree: DisplayTree
    /// Decides who gets the press under way.
    let arena = GestureArena()
    /// Decides which gestures two fingers make.
    let pinches = GestureArena()
    private var isPinching = false
    /// What is typed to find an item of a menu.
    var typedName = TypedName()
    private(set) var hovered: [any Responder] = []
    /// Where the pointer is, in window points; nil while it is elsewhere.
    package private(set) var pointerLocation: CGPoint?
    package private(set) weak var focused: (any Responder)?
    /// Had the keyboard when something modal covered them, and get it back afterwards: one for each layer, innermost last.
    private(set) var covered: [CoveredResponder] = []
    /// Is told what has the keyboard, whenever that changes.
    package var onFocusChange: ((any Responder)?) -> Void = { _ in }
    /// What views want to know and decide about the keyboard.
    package nonisolated(unsafe) let focusRequests = FocusRequests()

    private lazy var scrolling = ScrollRouter { [unowned self] in respondersUnder($0) }

    package nonisolated init(tree: DisplayTree) { self.tree = tree }

    // MARK: Pointer

    /// - Parameter opensMenus: Whether a press that is held opens the menu of what it hits.
    package func send(_ event: PointerEvent, opensMenus: Bool = false) {
        // Two fingers on a screen press as well.
        if isPinching, event.phase == .down { return }
        switch event.phase {
        case .down: press(event, opensMenus: opensMenus)
        case .moved, .up:
            if scrolling.touchChanged(event) {
                // The press that was under way is over for everybody else. Later events find no press.
                var cancelled = event
                cancelled.phase = .cancelled
                return arena.send(cancelled)
            }
            arena.send(event)
            updateHover(at: event.location)
        case .cancelled:
            _ = scrolling.touchChanged(event)
            arena.send(event)
        case .hover: updateHover(at: event.location)
        case .exited: updateHover(at: nil)
        }
    }

    private func press(_ event: PointerEvent, opensMenus: Bool) {
        updateHover(at: event.location)
        if event.button == .middle { return pressMiddle(at: event.location) }
        let hit = responders(at: event.location)
        if event.isSecondaryButton {
            // The menu of a text is about what is selected in it.
            if let text = hit.first?.clickFocus as? TextInputResponder { focus(text) }
            if openMenu(at: event.location) { return }
        }
        let control = hit.firstIndex { !($0 is GestureResponder) && $0.takesPresses } ?? hit.endIndex
        if let target = hit.prefix(control + 1).lazy.compactMap(\.clickFocus).first {
            focus(target)
        } else if focused?.focusesOnClick == true, !event.isTouch, !hit.contains(where: \.leavesKeyboard) {
            // A finger beside a field may be about to scroll; it takes the keyboard away only where the app wants that.
            focus(nil)
        }
        // What is dragged by itself, as sliders and texts are, is held for that.
        let keepsDrags = control < hit.endIndex && hit[control].keepsDrags
        scrolling.touchBegan(event, isKept: keepsDrags)
        let menu = opensMenus && !keepsDrags ? respondersUnder(event.location).first(where: \.hasMenu) : nil
        arena.press(hit.filter { $0.takesPresses }, event, holdingFor: menu)
    }

    /// The middle button means something to texts alone.
    private func pressMiddle(at point: CGPoint) {
        for responder in responders(at: point) {
            if let text = responder.clickFocus as? TextInputResponder { focus(text) }
            if let node = responder.node, responder.middlePress(at: node.convertFromWindow(point)) { return }
        }
    }

    /// Two fingers do something. Whatever one of them had begun is over.
    package func send(_ event: PinchEvent) {
        if event.phase == .began {
            arena.send(PointerEvent(phase: .cancelled, location: event.location, time: event.time))
            arena.cancel { _ in true }
        }
        isPinching = event.phase == .began || event.phase == .changed
        pinches.send(event, to: event.phase == .began ? responders(at: event.location) : [])
    }

    /// Scrolls what is under the pointer. Returns whether something scrolled.
    package func send(_ event: ScrollEvent) -> Bool {
        scrolling.send(event)
    }

    func respondersUnder(_ point: CGPoint) -> [any Responder] {
        HitTesting.node(at: point, in: tree.root)?.ancestors.compactMap(\.responder) ?? []
    }

    /// What a press at a point means something to, innermost first.
    private func responders(at point: CGPoint) -> [any Responder] {
        guard let hit = HitTesting.node(at: point, in: tree.root) else { return [] }
        return hit.ancestors.compactMap { node in
            guard let responder = node.responder else { return nil }
            if responder is GestureResponder || !responder.takesPresses { return responder }
            return responder.accepts(node.convertFromWindow(point)) ? responder.pressTarget : nil
        }
    }

    private func updateHover(at point: CGPoint?) {
        pointerLocation = point
        var inside: [any Responder] = []
        if let point, let hit = HitTesting.node(at: point, in: tree.root) {
            inside = hit.ancestors.compactMap(\.responder)
        }
        // Most often the pointer is still over the same ones.
        if !hovered.elementsEqual(inside, by: ===) {
            let (old, new) = (Set(hovered.map(ObjectIdentifier.init)), Set(inside.map(ObjectIdentifier.init)))
            for responder in hovered where !new.contains(ObjectIdentifier(responder)) { responder.hoverChanged(false) }
            for responder in inside where !old.contains(ObjectIdentifier(responder)) { responder.hoverChanged(true) }
        }
        hovered = inside
        if let point { for responder in inside { responder.hoverMoved(to: point) } }
    }

    /// How the pointer looks where it is: as the innermost view under it has it; nil for as usual.
    package var pointerStyle: PointerStyle? { hovered.lazy.compactMap(\.pointerStyle).first }

    // MARK: Keyboard

    package func send(_ key: KeyInput) -> Bool {
        // A key with a modifier that types nothing is a shortcut before it is anything else.
        let isShortcut = !key.modifiers.isDisjoint(with: [.command, .control, .option])
        if isShortcut, performShortcut(key) { return true }
        if opensMenu(key), openMenuOfFocused() { return true }
        // What the focused element does not use goes to those around it, innermost first.
        if let focused {
            if focused.keyDown(key) {
                // Return in a text field ends its editing, and is the default button's as well.
                if key.key == .return, key.modifiers.isEmpty, focused is TextInputResponder { performDefault(key) }
                return true
            }
            if Self.responders(around: focused).contains(where: { $0.keyDown(key) }) { return true }
        }
        if !isShortcut, performShortcut(key) { return true }
        if moveInMenuBar(by: key) { return true }
        if key.key == .tab {
            moveFocus(backwards: key.modifiers.contains(.shift))
            return true
        }
        if isMenuOpen, moveInMenu(by: key) { return true }
        // A modal element offers its keys (Escape, Return) through the responder at its root.
        if let responder = tree.modalNode?.responder, responder.keyDown(key) { return true }
        return scroll(by: key)
    }

    /// A key has come up. What has the keyboard hears of it, and those around it.
    package func release(_ key: KeyInput) -> Bool {
        guard let focused else { return false }
        return focused.keyUp(key) || Self.responders(around: focused).contains { $0.keyUp(key) }
    }

    /// What an editing command goes to: the first that has to do with it of what has the keyboard, or had it before a menu came, and those around.
    package func responder(for command: EditCommand) -> (any Responder)? {
        guard let target = focused ?? covered.last?.responder else { return nil }
        return ([target] + Self.responders(around: target)).first { $0.canPerform(command) != nil }
    }

    /// Those that hear of a key which a responder does not use, innermost first.
    private static func responders(around responder: any Responder) -> [any Responder] {
        guard let node = responder.node else { return [] }
        return node.ancestors.compactMap(\.responder).filter { $0 !== responder }
    }

    /// Keys that nobody used scroll what is under the pointer, or else the first thing that scrolls.
    private func scroll(by key: KeyInput) -> Bool {
        if focused is TextInputResponder { return false }
        let reachable = hovered.filter { $0.node.map { !isCovered($0) } ?? false }
        if reachable.contains(where: { $0.unusedKeyDown(key) }) { return true }
        var isDone = false
        (tree.modalNode ?? tree.root).forEachInUse { node in
            if !isDone, node.responder?.unusedKeyDown(key) == true { isDone = true }
        }
        return isDone
    }

    /// Whether a menu is in front of everything else.
    package var isMenuOpen: Bool {
        guard let modal = tree.modalNode else { return false }
        return modal.semantics?.role == .menu || modal.responder?.movesFocusByArrows == true
    }

    private func performShortcut(_ key: KeyInput) -> Bool {
        var isDone = false
        (tree.modalNode ?? tree.root).forEachInUse { node in
            if !isDone, node.responder?.performShortcut(key) == true { isDone = true }
        }
        return isDone
    }

    /// Presses the default button, if there is one: that of a shortcut, or of what is modal.
    private func performDefault(_ key: KeyInput) {
        if !performShortcut(key) { _ = tree.modalNode?.responder?.keyDown(key) }
    }

    /// - Parameter isReturn: Whether the responder had the keyboard until something modal came.
    package func focus(_ responder: (any Responder)?, isReturn: Bool = false) {
        guard responder !== focused else { return }
        let old = focused
        focused = responder
        // Who has the keyboard does not wait to get it back: it may get it another way than by the end of what covered it.
        if let responder, !covered.isEmpty { covered.removeAll { $0.responder === responder } }
        old?.focusChanged(false)
        responder?.hasRegainedFocus = isReturn
        responder?.focusChanged(true)
        responder?.node?.scrollIntoView()
        focusRequests.focusMoved(to: responder)
        onFocusChange(responder)
    }

    /// Moves the keyboard to the next responder that takes it, in drawing order.
    func moveFocus(backwards: Bool) {
        let candidates = focusCandidates
        guard !candidates.isEmpty else { return focus(nil) }
        let current = candidates.firstIndex { $0 === focused }
        let count = candidates.count
        let next = current.map { ($0 + (backwards ? count - 1 : 1)) % count } ?? (backwards ? count - 1 : 0)
        focus(candidates[next])
        focused?.focusCameByTab()
    }

    /// What can have the keyboard now, in drawing order.
    var focusCandidates: [any Responder] {
        var candidates: [any Responder] = []
        (tree.modalNode ?? tree.root).forEachWhere(in: .drawing) { node in
            // What cannot be seen cannot have it.
            if case .opacity(let opacity) = node.effect, opacity <= 0 { return false }
            if node.isOutOfUse { return false }
            if let responder = node.responder, responder.canFocus { candidates.append(responder) }
            return true
        }
        return candidates
    }

    // MARK: The tree

    func isCovered(_ node: DisplayNode) -> Bool {
        guard let modal = tree.modalNode else { return false }
        return !node.isInside(modal)
    }

    /// After an update: what is gone neither has the keyboard nor is pressed, and views' wishes for the keyboard are met.
    package func treeDidChange() {
        focusRequests.isMenuOpen = isMenuOpen
        if let focused, !isInTree(focused) { focus(nil) }
        followModality()
        for arena in [arena, pinches] {
            var reachable = ReachableNodes(in: tree)
            arena.cancel { responder in responder.node.map { !reachable.contains($0) } ?? true }
        }
        hovered.removeAll { !isInTree($0) }
        meetFocusRequests()
    }

    /// What is covered by something modal has no keyboard while it is.
    private func followModality() {
        if let responder = focused {
            if let node = responder.node, isCovered(node) {
                focus(nil)
                cover(responder)
            } else if tree.modalNode == nil {
                covered.removeAll()
            }
        } else if !covered.isEmpty {
            covered.removeAll { $0.responder.map { !isInTree($0) } ?? true }
            guard let responder = covered.last?.responder, let node = responder.node, !isCovered(node) else { return }
            covered.removeLast()
            if responder.canFocus { focus(responder, isReturn: true) }
        }
    }

    /// It gets the keyboard when nothing covers it any more, before those that wait already.
    private func cover(_ responder: any Responder) {
        covered.removeAll { $0.responder === responder }
        covered.append(CoveredResponder(responder: responder))
    }

    private func meetFocusRequests() {
        let initial = focusRequests.takeInitialTarget()
        guard let wish = focusRequests.takeWish() else {
            if let initial, focused == nil, initial.node.map(isCovered) == false { focus(initial) }
            return focusRequests.followTree(focused)
        }
        switch wish {
        case .focus(let target) where target.node.map(isCovered) == true:
            focus(nil)
            cover(target)
        case .focus(let target): focus(target)
        case .release: focus(nil)
        case .keep: break
        }
        focusRequests.followTree(focused)
    }

    func isInTree(_ responder: any Responder) -> Bool { responder.node.map(isInTree) ?? false }
    private func isInTree(_ node: DisplayNode) -> Bool { node.isInUse(in: tree.root) }
}

struct CoveredResponder {
    weak var responder: (any Responder)?
}
