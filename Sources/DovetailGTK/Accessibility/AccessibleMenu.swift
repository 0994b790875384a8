import DovetailCore
import Foundation

extension Accessible {
    /// Opens the menu of the element that a person opens with the secondary button or the Menu key; nil where there is none. What rows show
    /// when they are pushed aside is in it, too.
    var menuAction: Action? {
        guard let item, let node = nodeWithMenu else { return nil }
        return Action(name: "menu", title: "Show menu") {
            guard item.isEnabled, let responder = node.responder as? InteractionResponder else { return }
            responder.onSecondaryPress?(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
        }
    }

    /// What a secondary press is for, in the element itself or around it alone.
    private var nodeWithMenu: DisplayNode? {
        guard let item, let tree = window?.tree else { return nil }
        func hasMenu(_ node: DisplayNode) -> Bool {
            (node.responder as? InteractionResponder)?.onSecondaryPress != nil
        }
        var found: DisplayNode?
        item.node.forEachWhere { node in
            guard found == nil, node === item.node || tree[node.id] == nil else { return false }
            if hasMenu(node) { found = node }
            return true
        }
        if let found { return found }
        for node in item.node.ancestors.dropFirst() {
            if tree[node.id] != nil || node.children.count > 1 { return nil }
            if hasMenu(node) { return node }
        }
        return nil
    }
}
