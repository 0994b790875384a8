/// One item of a menu that is shown by the desktop and not drawn by views.
package struct StatusMenuItem: Equatable {
    package enum Kind: Equatable {
        case normal
        /// A line between groups of items.
        case separator
        /// An item that is ticked or not; nil for a mixed state.
        case toggle(Bool?)
        /// One of several items of which one is chosen.
        case choice(Bool)
        /// A menu of its own.
        case menu([StatusMenuItem])
    }

    /// Stays the same as long as the view that the item stands for.
    package let id: UInt32
    package var kind = Kind.normal
    package var title = ""
    /// The symbol before the title; nil for none.
    package var symbol: String?
    package var isEnabled = true
    package var isDestructive = false
    /// What is shown beside the title. The desktop does not listen to it.
    package var shortcut: KeyboardShortcut?

    package init(id: UInt32) { self.id = id }

    /// The items of a menu; empty for other items.
    package var children: [StatusMenuItem] {
        if case .menu(let items) = kind { items } else { [] }
    }
}

/// What a view says of itself as an item of a menu that the desktop shows.
package struct MenuItemDetails: Equatable {
    package enum Part { case item, separator, menuTitle }

    package var part: Part
    package var isDestructive = false
    package var shortcut: KeyboardShortcut?
    /// Whether it is the chosen one of several; nil for an item that is no choice.
    package var isChosen: Bool?

    package init(_ part: Part) { self.part = part }
}

extension Semantics {
    /// The meaning of a view that is a part of a menu that the desktop shows.
    nonisolated package init(menuItem: MenuItemDetails) {
        self.init(role: .group)
        combinesChildren = true
        var details = AccessibilityDetails()
        details.menuItem = menuItem
        self.details = details
    }
}
