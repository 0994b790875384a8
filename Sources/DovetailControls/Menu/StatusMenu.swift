import DovetailCore

/// The items of a menu and the lines between them.
struct StatusMenuItems<Content: View>: View {
    let content: Content

    var body: some View {
        ChildrenReader(content: content) { children in
            let starts = Self.sectionStarts(children)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(children) { child in
                    if starts.contains(child.id) { StatusSeparator() }
                    if child.traits[DividerTrait.self] { StatusSeparator() } else { child }
                }
            }
        }
    }

    /// The views before which a section begins or ends.
    private static func sectionStarts(_ children: [ChildView]) -> Set<Int> {
        var starts: Set<Int> = []
        for (last, next) in zip(children, children.dropFirst())
        where last.traits.section?.section != next.traits.section?.section {
            starts.insert(next.id)
        }
        return starts
    }
}

/// A menu within a menu that the desktop draws. Its items are there all the time.
struct StatusSubmenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack { label }.semantics(Semantics(menuItem: MenuItemDetails(.menuTitle)))
            StatusMenuItems(content: content)
        }
        .semantics(Semantics(role: .menu))
    }
}

/// The label of an item, which says what the control around it does not.
struct StatusItemLabel<Content: View>: View {
    let isDestructive: Bool
    let content: Content
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isMenuChoice) private var isChosen

    init(isDestructive: Bool, @ViewBuilder content: () -> Content) {
        self.isDestructive = isDestructive
        self.content = content()
    }

    var body: some View {
        HStack { content }.semantics(Semantics(menuItem: details))
    }

    private var details: MenuItemDetails {
        var details = MenuItemDetails(.item)
        details.isDestructive = isDestructive
        details.shortcut = shortcut
        details.isChosen = isChosen
        return details
    }
}

/// A line between items.
private struct StatusSeparator: View {
    var body: some View {
        Color.clear.frame(width: 1, height: 1).semantics(Semantics(menuItem: MenuItemDetails(.separator)))
    }
}
