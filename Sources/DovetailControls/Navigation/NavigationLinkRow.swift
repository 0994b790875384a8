import DovetailCore

/// The label of a link in a row, and at its end the badge of the row or the label, and a chevron where the link's page comes over this one.
struct NavigationLinkRow<Label: View>: View {
    nonisolated(unsafe) let label: Label
    let pushes: Bool
    @Environment(\.linkIndicatorVisibility) private var indicator
    @Environment(\.rowSurroundings) private var row
    @Environment(\.idiom) private var idiom

    var body: some View {
        HStack {
            ChildrenReader(content: label) { children in
                ForEach(children) { $0 }
                Spacer(minLength: 8)
                if let badge = row.badge {
                    RowBadge(text: badge, prominence: row.badgeProminence)
                } else if let child = children.first(where: { $0.traits.badge != nil }), let badge = child.traits.badge
                {
                    RowBadge(text: badge, prominence: child.traits.row.badgeProminence)
                }
            }
            if indicator == .visible || indicator == .automatic && pushes {
                Image(systemName: "chevron.right").font(ListIdiom.Fonts[idiom].linkSign).foregroundStyle(.tertiary)
                    .padding(.horizontal, -ListIdiom[idiom].linkSignOutset)
                    .accessibilityHidden(true)
            }
        }
        .contentShape(Rectangle())
    }
}
