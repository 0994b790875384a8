import Foundation

/// A menu whose items are views that nobody sees: it reads from them what the desktop shows, and does what is chosen there.
///
///     views ─► elements, as accessibility tools find them ─► StatusMenuItem values ─► the desktop
///       ▲                                                                                │
///       └──────────────────────── activate(_:), what the element does ◄──────────────────┘
///
/// The items are read again after an update that changed something in the menu's own views: O(items).
///
/// Main thread only.
@MainActor
package final class StatusMenu {
    /// The views. They are laid out like a window's, since an element is found by its place in the display tree.
    package let root: WindowRoot
    /// The items as of the last update.
    package private(set) var items: [StatusMenuItem] = []
    /// Called after an update that changed the items, with those before.
    package var onChange: ((_ old: [StatusMenuItem]) -> Void)?

    package init(_ root: WindowRoot) {
        self.root = root
        root.size = CGSize(width: 400, height: 400)
        root.onUpdated = { [weak self] patch in
            if !patch.isEmpty { self?.readItems() }
        }
    }

    /// Does what an item does. Returns whether there is such an item, and it can be chosen.
    ///
    /// - Complexity: O(items).
    @discardableResult
    package func activate(_ id: UInt32) -> Bool {
        guard let element = root.elements.all.first(where: { $0.node.id == id }), element.isEnabled,
            let activate = element.actions?.activate
        else { return false }
        EventGroups.end()
        activate()
        return true
    }

    /// Releases the views.
    package func close() {
        root.onUpdated = nil
        root.close()
    }

    private func readItems() {
        let old = items
        var reader = StatusMenuReader(elements: root.elements.all)
        items = reader.items(inside: -1)
        if items != old { onChange?(old) }
    }
}

/// Reads the items of a menu from the elements of its views.
@MainActor
private struct StatusMenuReader {
    let elements: [AccessibilityElements.Element]
    /// The element to read next.
    private var index = 0

    init(elements: [AccessibilityElements.Element]) { self.elements = elements }

    /// The items that are further inside than a depth.
    mutating func items(inside depth: Int) -> [StatusMenuItem] {
        var found: [StatusMenuItem] = []
        while index < elements.count, elements[index].depth > depth {
            let element = elements[index]
            index += 1
            guard let item = item(element) else { continue }
            // Lines stand between groups, and nowhere else.
            if item.kind == .separator, found.isEmpty || found.last?.kind == .separator { continue }
            found.append(item)
        }
        if found.last?.kind == .separator { found.removeLast() }
        return found
    }

    private mutating func item(_ element: AccessibilityElements.Element) -> StatusMenuItem? {
        var item = StatusMenuItem(id: element.node.id)
        item.title = element.label ?? ""
        item.isEnabled = element.isEnabled
        item.symbol = element.symbols.first
        if element.role == .menu {
            fillMenu(&item, element)
            return item
        }
        let details = element.node.firstInTree { $0.semantics?.details?.menuItem }
        if details?.part == .separator {
            item.kind = .separator
            return item
        }
        if element.actions?.activate != nil {
            skip(inside: element.depth)
            item.isDestructive = details?.isDestructive ?? false
            item.shortcut = details?.shortcut
            if element.role == .toggle {
                item.kind = .toggle(element.value == "2" ? nil : element.value == "1")
            } else if let isChosen = details?.isChosen {
                item.kind = .choice(isChosen)
            }
            return item
        }
        // A group of items is none itself, and its items follow.
        switch element.role {
        case .text, .header, .image: break
        default: return nil
        }
        skip(inside: element.depth)
        item.isEnabled = false
        return item.title.isEmpty ? nil : item
    }

    private mutating func fillMenu(_ item: inout StatusMenuItem, _ element: AccessibilityElements.Element) {
        if index < elements.count, elements[index].depth > element.depth,
            elements[index].semantics.details?.menuItem?.part == .menuTitle
        {
            let title = elements[index]
            index += 1
            item.title = title.label ?? ""
            item.symbol = title.symbols.first
            skip(inside: title.depth)
        }
        item.kind = .menu(items(inside: element.depth))
    }

    private mutating func skip(inside depth: Int) {
        while index < elements.count, elements[index].depth > depth { index += 1 }
    }
}
