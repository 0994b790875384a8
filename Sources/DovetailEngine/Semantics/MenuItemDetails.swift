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
