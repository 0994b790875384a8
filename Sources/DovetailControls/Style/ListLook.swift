import DovetailCore

/// What a list's style decides.
public enum _ListLook: Sendable {
    /// As the idiom has it.
    case automatic
    /// Rows from edge to edge.
    case plain
    /// Rows with a margin, without cards.
    case inset
    /// Sections as bands from edge to edge.
    case grouped
    /// Sections as cards.
    case insetGrouped
    /// Rows on the ground of a sidebar.
    case sidebar
    /// Rows within a border.
    case bordered
}

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { .automatic }
}

private struct ShownListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { .automatic }
}

private struct IsInSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What the app wants of the lists inside.
    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// How the list around looks.
    var shownListLook: _ListLook {
        get { self[ShownListLookKey.self] }
        set { self[ShownListLookKey.self] = newValue }
    }
    /// Whether the view is in the first column of a split view.
    var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }
}
