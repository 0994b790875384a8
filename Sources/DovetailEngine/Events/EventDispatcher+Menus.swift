import Foundation

/// Menus that keys open, and keys in menus.
extension EventDispatcher {
    /// Returns whether there is a menu for what is at a point.
    func openMenu(at point: CGPoint) -> Bool {
        respondersUnder(point).contains { $0.secondaryPress(at: point) }
    }

    /// The items of a menu are one below the other, and typing goes to the one that begins with what is typed.
    func moveInMenu(by key: KeyInput) -> Bool {
        switch key.key {
        case .up, .down: moveFocus(backwards: key.key == .up)
        case .home, .end:
            let items = focusCandidates
            guard let item = key.key == .home ? items.first : items.last else { return false }
            focus(item)
        case .character:
            let items = focusCandidates
            let names = items.map { $0.node?.writtenText ?? "" }
            let current = items.firstIndex { $0 === focused }
            guard let index = typedName.find(key, in: names, from: current) else { return false }
            focus(items[index])
        default: return false
        }
        return true
    }

    /// F10 opens the first menu of the bar, as on other desktops; the keyboard comes back to where it was when the menu closes. In the bar the
    /// arrow keys go from title to title.
    func moveInMenuBar(by key: KeyInput) -> Bool {
        let step: Int
        switch key.key {
        case .menuBar: step = 0
        case .left: step = -1
        case .right: step = 1
        default: return false
        }
        guard key.modifiers.isEmpty, tree.modalNode == nil,
            let bar = tree.root.firstInTree({ $0.semantics?.role == .menuBar && !$0.isOutOfUse ? $0 : nil })
        else { return false }
        let titles = focusCandidates.filter { $0.node?.isInside(bar) == true }
        guard let first = titles.first else { return false }
        if step == 0 {
            guard let open = first.node?.semantics?.actions?.activate else { return false }
            open()
            return true
        }
        guard let index = titles.firstIndex(where: { $0 === focused }) else { return false }
        focus(titles[(index + step + titles.count) % titles.count])
        return true
    }

    /// The menu key, or Control with Return.
    func opensMenu(_ key: KeyInput) -> Bool {
        key.key == .menu
            || (key.key == .return && key.modifiers.contains(.control) && !(focused is TextInputResponder))
    }

    func openMenuOfFocused() -> Bool {
        guard let focused, let node = focused.node else { return false }
        let frame = node.frameInWindow
        return openMenu(at: focused.menuPlace ?? CGPoint(x: frame.midX, y: frame.midY))
    }
}
