import DovetailCore
import Foundation

/// A row's identity in a list. A type of its own, so that it is never taken for an id of the app's.
struct ListRowID: Hashable {
    let token: Int
}

extension ChildView {
    var listRowID: ListRowID { ListRowID(token: id) }
}

/// One section of a list.
struct ListGroup: View {
    let group: RowGroup
    let model: ListModel
    let selection: ListSelection?
    let metrics: ListMetrics
    let isFocused: Bool
    let isEditing: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.listSettings) private var settings

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !group.header.isEmpty {
                if metrics.look == .plain { header.pinned(in: group.id) } else { header }
            }
            if !group.rows.isEmpty { card }
            if !group.footer.isEmpty { footer }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .pinningSection(group.id)
    }

    // MARK: Header and footer

    private var header: some View {
        let prominence = group.header[0].traits.row.headerProminence ?? settings.headerProminence
        let expansion = group.header[0].traits.row.expansion
        return HStack(spacing: 8) {
            ForEach(group.header, id: \.listRowID) { $0 }
            if let expansion {
                Spacer(minLength: 8)
                ExpansionButton(expansion: expansion)
            }
        }
        .font(metrics.headerFont(prominence))
        .foregroundStyle(prominence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        .padding(metrics.headerInsets)
        .frame(maxWidth: .infinity, minHeight: settings.minHeaderHeight, alignment: .leading)
        .background {
            // A header that stays at the top covers the rows that go below it.
            if metrics.look == .plain { Rectangle().fill(Color(Theme.listBackground(.plain, colorScheme))) }
        }
    }

    private var footer: some View {
        HStack(spacing: 8) { ForEach(group.footer, id: \.listRowID) { $0 } }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(metrics.footerInsets)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    // MARK: Rows

    private var card: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        let isSpaced = settings.rowSpacing != nil
        return VStack(alignment: .leading, spacing: max(0, settings.rowSpacing ?? 0)) {
            ForEach(entries) { entry in
                ListRow(
                    row: entry.row, model: model, metrics: metrics, ground: entry.ground, isSelected: entry.isSelected,
                    isSelectable: entry.isSelectable, isFocused: isFocused && entry.isSelected, isEditing: isEditing,
                    lineBelow: entry.lineBelow
                )
                .clipShape(RoundedRectangle(cornerRadius: isSpaced ? metrics.cornerRadius : 0))
                .scrollTargetIDs(of: entry.row)
            }
        }
        .background {
            if metrics.hasRaisedRows, !isSpaced { shape.fill(Color(Theme.raisedBackground(colorScheme))) }
        }
        .clipShape(shape)
        .overlay(alignment: .top) {
            if let traits = group.rows.first?.traits.row { sectionLine(traits.sectionTopSeparator) }
        }
        .overlay(alignment: .bottom) {
            if let traits = group.rows.last?.traits.row { sectionLine(traits.sectionBottomSeparator) }
        }
    }

    /// The line above or below the section: bands from edge to edge have them.
    @ViewBuilder private func sectionLine(_ separator: RowSeparator) -> some View {
        let isShown = metrics.look == .grouped && metrics.idiom != .desktop
        if separator.visibility == .visible || (isShown && separator.visibility != .hidden) {
            RowLine(tint: separator.tint)
        }
    }

    /// A row, and what its neighbours make of it.
    private struct Entry: Identifiable {
        let id: ListRowID
        let row: ChildView
        let ground: ListRow.Ground
        let isSelected: Bool
        let isSelectable: Bool
        let lineBelow: ListRow.Line?
    }

    private var entries: [Entry] {
        let rows = group.rows
        let isSpaced = settings.rowSpacing != nil
        return rows.indices.map { index in
            let row = rows[index]
            let traits = row.traits
            let value = traits.tag ?? traits.rowID
            var isSelectable = false
            if let value, let selection { isSelectable = !traits.row.isSelectionDisabled && selection.accepts(value) }
            let isSelected = value.map { selection?.contains($0) ?? false } ?? false
            let next = index + 1 < rows.count ? rows[index + 1].traits.row : nil
            var ground = ListRow.Ground.none
            if settings.alternatesRows, index % 2 == 1 { ground = .alternate }
            if isSpaced, metrics.hasRaisedRows { ground = .raised }
            return Entry(
                id: row.listRowID, row: row, ground: ground, isSelected: isSelected, isSelectable: isSelectable,
                lineBelow: isSpaced ? nil : line(below: traits.row, above: next))
        }
    }

    private func line(below upper: RowTraits, above lower: RowTraits?) -> ListRow.Line? {
        let wishes = [upper.bottomSeparator.visibility, lower?.topSeparator.visibility ?? .automatic]
        let isLast = lower == nil
        var isShown = metrics.hasSeparators && !settings.alternatesRows && (!isLast || metrics.hasLastSeparator)
        if wishes.contains(.visible) { isShown = true }
        if wishes.contains(.hidden) { isShown = false }
        return isShown ? ListRow.Line(tint: upper.bottomSeparator.tint ?? lower?.topSeparator.tint) : nil
    }
}

/// A line one pixel thick.
struct RowLine: View {
    let tint: Color?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        Rectangle()
            .fill(tint ?? Color(Theme.separator(colorScheme).multiplyingOpacity(by: 1.3)))
            .frame(height: pixelLength)
            .allowsHitTesting(false)
    }
}

/// The chevron of a section's header that opens and closes the section.
struct ExpansionButton: View {
    let expansion: RowExpansion

    var body: some View {
        let isOpen = expansion.binding.wrappedValue
        Button {
            withAnimation { expansion.binding.wrappedValue.toggle() }
        } label: {
            Image(systemName: "chevron.right")
                .font(.footnote.weight(.semibold))
                .rotationEffect(.degrees(isOpen ? 90 : 0))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
        .accessibilityLabel(isOpen ? "Collapse" : "Expand")
    }
}
