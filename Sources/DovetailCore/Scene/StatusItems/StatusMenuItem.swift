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
