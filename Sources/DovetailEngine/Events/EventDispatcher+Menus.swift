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
