import DovetailCore

/// Shows and hides a column at a side of the window in use, for commands that stand outside of it.
package struct ColumnToggle {
    /// Whether the column is shown.
    package let isShown: Bool
    package let action: () -> Void
}

private struct SidebarToggleKey: FocusedValueKey {
    typealias Value = ColumnToggle
}

private struct InspectorToggleKey: FocusedValueKey {
    typealias Value = ColumnToggle
}

extension FocusedValues {
    /// The sidebar of the window in use; nil where it has none, or no room for two columns.
    package var sidebarToggle: ColumnToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// The inspector of the window in use; nil where it has none.
    package var inspectorToggle: ColumnToggle? {
        get { self[InspectorToggleKey.self] }
        set { self[InspectorToggleKey.self] = newValue }
    }
}
