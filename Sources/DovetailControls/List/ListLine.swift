import DovetailCore
import Foundation

/// What a list shows for one view of its content: a header, a footer, or a row as a part of its section's card.
struct ListLine: View {
    let line: LazyRow
    let model: ListModel
    let selection: ListSelection?
    let metrics: ListMetrics
    let gap: FirstRowGap
    let isFocused: Bool
    let isEditing: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.listSettings) private var settings

    private var place: LazyRowPlace { line.place }
    private var row: ChildView { line.child }

    var body: some View {
        let traits = row.traits.row
        Group {
            switch place.part {
            case .header: header(traits)
            case .content: content(traits)
            case .footer: footer
            }
        }
        .padding(margins(traits))
    }

    /// Around the line: beside it what the section has more or less than the list, and above and below the distances between sections.
    private func margins(_ traits: RowTraits) -> EdgeInsets {
        let wanted = traits.sectionMargins.filled(from: settings.sectionMargins)
        var margins = EdgeInsets()
        margins.leading = (wanted.leading ?? metrics.margin) - metrics.margin
        margins.trailing = (wanted.trailing ?? metrics.margin) - metrics.margin
        margins.bottom = spaceBelow(traits)
        if place.isFirstOfSection, let top = wanted.top {
            margins.top = top
        } else if place.isFirstOfAll, place.part != .header {
            margins.top = gap.length
        }
        if place.isLastOfSection, let bottom = wanted.bottom { margins.bottom = bottom }
        return margins
    }

    /// The distance to the next section, or the next row where rows stand apart.
    private func spaceBelow(_ traits: RowTraits) -> CGFloat {
        if place.isLastOfAll { return 0 }
        if place.isLastOfSection {
            let standard = metrics.sectionSpacing(belowFooter: place.part == .footer)
            return (traits.sectionSpacing ?? settings.sectionSpacing)?.points(standard: standard) ?? standard
        }
        return place.part == .content && !place.isLast ? max(0, settings.rowSpacing ?? 0) : 0
    }

    // MARK: Header and footer

    private func header(_ traits: RowTraits) -> some View {
        let prominence = traits.headerProminence ?? settings.headerProminence
        return HStack(spacing: 8) {
            row.accessibilityDetails { $0.naming = .heading }
            if place.isFirst, let expansion = traits.expansion {
                Spacer(minLength: 8)
                ExpansionButton(isExpanded: expansion.binding)
            }
        }
        .font(metrics.headerFont(prominence))
        .foregroundStyle(metrics.hasProminentHeader(prominence) ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        .padding(metrics.headerInsets)
        .frame(maxWidth: .infinity, minHeight: settings.minHeaderHeight, alignment: .leading)
        .background {
            // A header that stays at the top covers the rows that go below it.
            if metrics.look == .plain { Rectangle().fill(Theme.listBackground(.plain, colorScheme, metrics.idiom)) }
        }
    }

    private var footer: some View {
        row
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(metrics.footerInsets)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    // MARK: Rows

    private func content(_ traits: RowTraits) -> some View {
        let value = row.traits.selectionValue(for: selection)
        let isSelectable =
            value.map { value in
                selection.map { !traits.isSelectionDisabled && $0.accepts(value) } ?? false
            } ?? false
        let isSelected = value.map { selection?.contains($0) ?? false } ?? false
        return ListRow(
            row: row, model: model, metrics: metrics, ground: ground, shape: shape, isSelected: isSelected,
            isSelectable: isSelectable, isFocused: isFocused && isSelected, isEditing: isEditing,
            lineBelow: lineBelow(traits), topEdge: edge(place.isFirst, traits.sectionTopSeparator),
            bottomEdge: edge(place.isLast, traits.sectionBottomSeparator)
        )
        .scrollTargetIDs(of: row)
    }

    private var isSpaced: Bool { settings.rowSpacing != nil }

    private var ground: ListRow.Ground {
        if metrics.hasRaisedRows { return .raised }
        if settings.alternatesRows, place.index % 2 == 1 { return .alternate }
        return metrics.hasGroundUnderRowsOnly ? .list : .none
    }

    /// The row's part of the card.
    private var shape: UnevenRoundedRectangle {
        let radius = metrics.cornerRadius
        let (top, bottom) = (isSpaced || place.isFirst ? radius : 0, isSpaced || place.isLast ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }

    /// The line above or below the section: bands from edge to edge have them.
    private func edge(_ isThere: Bool, _ separator: RowSeparator) -> ListRow.Line? {
        let isShown = metrics.look == .grouped && metrics.table.outlinesGroups
        guard isThere, separator.visibility == .visible || (isShown && separator.visibility != .hidden) else {
            return nil
        }
        return ListRow.Line(tint: separator.tint)
    }

    private func lineBelow(_ traits: RowTraits) -> ListRow.Line? {
        guard !isSpaced else { return nil }
        let lower = line.next.flatMap { $0.isReleased ? nil : $0.traits.row }
        let wishes = [traits.bottomSeparator.visibility, lower?.topSeparator.visibility ?? .automatic]
        var isShown = metrics.hasSeparators && !settings.alternatesRows && (!place.isLast || metrics.hasLastSeparator)
        if wishes.contains(.visible) { isShown = true }
        if wishes.contains(.hidden) { isShown = false }
        return isShown ? ListRow.Line(tint: traits.bottomSeparator.tint ?? lower?.topSeparator.tint) : nil
    }
}

/// A line one pixel thick.
struct RowLine: View {
    let tint: Color?
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.idiom) private var idiom

    var body: some View {
        Rectangle()
            .fill(
                tint.map { AnyShapeStyle($0) }
                    ?? (ListIdiom[idiom].hasUsualSeparators
                        ? AnyShapeStyle(.separator) : AnyShapeStyle(Color.separatorLine.opacity(1.3)))
            )
            .frame(height: pixelLength)
            .allowsHitTesting(false)
    }
}

/// The chevron that opens and closes a section, or the rows below a row.
struct ExpansionButton: View {
    let isExpanded: Binding<Bool>
    @Environment(\.idiom) private var idiom

    var body: some View {
        let isOpen = isExpanded.wrappedValue
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            Image(systemName: "chevron.right")
                .font(.footnote.weight(.semibold))
                .rotationEffect(.degrees(isOpen ? 90 : 0))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(
            ListIdiom[idiom].hasLeadingOutlineSigns ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tintText)
        )
        .accessibilityLabel(isOpen ? "Collapse" : "Expand")
        .accessibilityDetails { $0.isExpanded = isOpen }
    }
}
