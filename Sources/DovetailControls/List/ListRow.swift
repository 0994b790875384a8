import DovetailCore
import Foundation

/// One row: its content, what edit mode adds to it, and what lies under it.
struct ListRow: View {
    /// What is behind a row that has no background of its own.
    enum Ground: Equatable { case none, alternate, raised, list }
    /// The line between a row and the next one.
    struct Line: Equatable { let tint: Color? }

    let row: ChildView
    let model: ListModel
    let metrics: ListMetrics
    let ground: Ground
    /// What is seen of the row: its part of a card.
    let shape: UnevenRoundedRectangle
    let isSelected: Bool
    let isSelectable: Bool
    /// Whether the row is selected and the list has the keyboard.
    let isFocused: Bool
    let isEditing: Bool
    let lineBelow: Line?
    /// The lines at the edges of the section.
    let topEdge: Line?
    let bottomEdge: Line?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @State private var isPressed = false
    @State private var isHovered = false
    /// Where the row is drawn while another one is dragged over it, in points from its place.
    @State private var shift: CGFloat = 0
    /// How far the row itself is dragged; nil while it is not.
    @State private var drag: CGFloat?
    @State private var swipe = RowSwipe()
    @State private var selector = RowSelector()
    @Environment(\.navigation) private var navigation

    var body: some View {
        let traits = row.traits.row
        let hasActions = hasActions(traits)
        RowLineLayout(inset: lineInset(traits), followsText: metrics.look != .bordered) {
            content(traits)
                .background { background(traits) }
                .background {
                    // A background of the row's own stands in place of the card: a clear one shows what is behind.
                    if let standardGround, traits.background == nil { Rectangle().fill(standardGround) }
                }
                .interaction(semantics: semantics(traits)) { responder, actions in configure(responder, actions, traits)
                }
                .modifier(SwipeableRow(isEnabled: hasActions, row: row, model: model, swipe: $swipe))
            if let lineBelow { RowLine(tint: lineBelow.tint) }
        }
        .overlay(alignment: .top) { if let topEdge { RowLine(tint: topEdge.tint) } }
        .overlay(alignment: .bottom) { if let bottomEdge { RowLine(tint: bottomEdge.tint) } }
        .modifier(RowInsertTarget(row: row, edits: traits.insert))
        .modifier(RowClip(shape: shape, isEnabled: metrics.cornerRadius > 0))
        .modifier(DraggableRow(isEnabled: traits.move != nil && !traits.isMoveDisabled && !isEditing, drag: moveBy))
        .offset(y: shift + (drag ?? 0))
        .zIndex(drag == nil ? 0 : 1)
        .environment(\.isInList, true)
        .environment(\.rowSurroundings, surroundings(traits))
        .environment(\.isAtListLevel, false)
        .environment(\.rowSelector, selector)
    }

    private func hasActions(_ traits: RowTraits) -> Bool {
        traits.leadingActions != nil || traits.trailingActions != nil
            || (traits.delete != nil && !traits.isDeleteDisabled)
    }

    /// What opens the rows below this one, unless the row shows the sign for it itself.
    private func shownDisclosure(_ traits: RowTraits) -> RowExpansion? {
        traits.drawsDisclosure ? nil : traits.disclosure
    }

    /// A link shows the row's badge itself, before its chevron.
    private func surroundings(_ traits: RowTraits) -> RowSurroundings {
        let badge = row.traits[LinkRowTrait.self] ? row.traits.badge : nil
        return RowSurroundings(
            trailingInset: metrics.insets(of: traits).trailing, badge: badge,
            badgeProminence: traits.badgeProminence)
    }

    // MARK: Content

    private func content(_ traits: RowTraits) -> some View {
        let insets = metrics.insets(of: traits)
        let isProminent = isFocused && metrics.table.showsFocusBySelection
        // What an app sets stays as it is.
        let leastEnds = metrics.setsEnds(traits) ? insets.top + insets.bottom : metrics.leastRowEnds
        let minHeight = max(0, minHeight.isFinite ? minHeight : 0)
        let layout = RowInsetLayout(insets: insets, leastEnds: leastEnds, minHeight: minHeight)
        return layout {
            HStack(spacing: 0) {
                if isEditing { leadingControls(traits) }
                if metrics.table.hasLeadingOutlineSigns { outlineSign(traits) }
                // A column, so that a divider that is a row lies across it.
                VStack(spacing: 8) { row }
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let badge = row.traits.badge, !row.traits[LinkRowTrait.self] {
                    RowBadge(text: badge, prominence: traits.badgeProminence).padding(.leading, 8)
                }
                if let disclosure = shownDisclosure(traits), !metrics.table.hasLeadingOutlineSigns {
                    ExpansionButton(isExpanded: disclosure.binding).padding(.leading, 8)
                }
                if isEditing, traits.move != nil, !traits.isMoveDisabled { handle }
            }
            .padding(.leading, CGFloat(min(traits.level, 32)) * metrics.indent)
        }
        .modifier(RowTint(tint: traits.itemTint, isProminent: isProminent))
    }

    /// What opens the rows below, or as much room among rows that have it.
    @ViewBuilder private func outlineSign(_ traits: RowTraits) -> some View {
        let disclosure = shownDisclosure(traits)
        if disclosure != nil || traits.isInOutline {
            Group {
                if let disclosure {
                    ExpansionButton(isExpanded: disclosure.binding)
                } else {
                    Color.clear.frame(height: 1)
                }
            }
            .frame(width: 12, alignment: .leading)
            .padding(.trailing, 4)
        }
    }

    /// What edit mode puts before the content: a circle where any number of rows can be selected, or else one that deletes.
    @ViewBuilder private func leadingControls(_ traits: RowTraits) -> some View {
        if isSelectable, model.selection?.allowsMultiple == true {
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .accessibilityHidden(true)
                .padding(.trailing, 12)
        } else if traits.delete != nil, !traits.isDeleteDisabled {
            Button {
                withAnimation(.easeOut(duration: 0.2)) { swipe.open(.trailing) }
            } label: {
                Image(systemName: "minus.circle.fill").foregroundStyle(.red)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Remove")
            .padding(.trailing, 12)
        }
    }

    private var handle: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.secondary)
            .accessibilityLabel("Reorder")
            .padding(.leading, 12)
            .frame(minHeight: 22)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { moveBy($0.translation.height, false) }
                    .onEnded { moveBy($0.translation.height, true) }
            )
            // A finger on the handle drags the row, and does not scroll.
            .interaction { responder, _ in
                responder.takesDrags = true
                responder.onScroll = { _ in false }
            }
    }

    private func lineInset(_ traits: RowTraits) -> CGFloat {
        guard metrics.look != .bordered else { return 0 }
        let leading = metrics.insets(of: traits).leading
        return leading + CGFloat(min(traits.level, 32)) * metrics.indent
    }

    // MARK: Ground

    /// What covers all that is behind the row; nil where the list has a ground that is seen.
    private var standardGround: Color? {
        switch ground {
        case .raised: .groupedRow
        case .list: Theme.listBackground(metrics.look, colorScheme, metrics.idiom)
        case .none, .alternate: nil
        }
    }

    @ViewBuilder private func background(_ traits: RowTraits) -> some View {
        let shape = RoundedRectangle(cornerRadius: metrics.selectionRadius)
        if isSelected {
            let isStrong = isFocused && metrics.table.showsFocusBySelection
            shape.fill(isStrong ? Color.accentFill : Color(Theme.quietSelection(colorScheme)))
        } else if let background = traits.background {
            SlotContent(background)
        } else if isPressed {
            shape.fill(Color(Theme.quietSelection(colorScheme)))
        } else if ground == .alternate {
            shape.fill(Color(Theme.quietSelection(colorScheme).multiplyingOpacity(by: 0.5)))
        } else if isHovered, isSelectable, metrics.table.highlightsHoveredRow {
            shape.fill(Color(Theme.quietSelection(colorScheme).multiplyingOpacity(by: 0.4)))
        }
    }

    private func semantics(_ traits: RowTraits) -> Semantics {
        var semantics = Semantics(role: .group)
        semantics.isSelected = isSelected
        var details = AccessibilityDetails()
        details.row = AccessibilityRow(of: model.rowsForTools, token: row.id)
        details.treeLevel = traits.isInOutline ? traits.level + 1 : traits.treeLevel
        semantics.details = details
        return semantics
    }

    // MARK: Events

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions, _ traits: RowTraits) {
        let (token, model) = (row.id, model)
        // The binding alone: the row holds the model, which must not hold the row.
        let shift = $shift
        model.register(responder, token: token) { shift.wrappedValue = $0 }
        selector.select = { model.click(token, modifiers: []) }
        responder.focusTarget = isSelectable ? model.responder : nil
        responder.onHover = { isHovered = $0 }
        responder.onDown = { [unowned responder] _, _ in
            isPressed = isSelectable || responder.node?.hasOnlyButton == true
        }
        responder.onMoved = { [unowned responder] location, _ in
            if isPressed, !responder.contains(location) { isPressed = false }
        }
        responder.onUp = { [unowned responder] location, event in
            isPressed = false
            guard responder.contains(location) else { return }
            if swipe.isOpen {
                withAnimation(.easeOut(duration: 0.2)) { swipe.close() }
            } else if !click(token, event.modifiers) || !isEditing {
                let acts = !metrics.table.actsOnDoubleClick || event.clickCount == 2
                if acts, model.runPrimaryAction(token) { return }
                _ = responder.node?.pressOnlyButton()
            }
        }
        responder.onCancelled = { isPressed = false }
        // A menu of what is in the row is one of the whole row.
        responder.isMenuSubject = true
        responder.findSecondaryPress = { [unowned responder] in
            if model.menu?.items != nil { return { model.openMenu(token, at: $0) } }
            return responder.node?.onlyMenu?.onSecondaryPress
        }
        actions.activate = isSelectable ? { model.click(token, modifiers: []) } : nil
    }

    /// Selects the row. In a column of a split view that stands alone, what the selection is about is shown then.
    private func click(_ token: Int, _ modifiers: EventModifiers) -> Bool {
        guard model.click(token, modifiers: modifiers) else { return false }
        if let navigation, case .column = navigation.page, !isEditing { navigation.reveal() }
        return true
    }

    /// Drags the row up or down.
    private func moveBy(_ distance: CGFloat, _ isOver: Bool) {
        guard distance.isFinite else { return }
        if drag == nil {
            guard !isOver, model.beginMove(row.id) else { return }
        }
        if isOver {
            drag = nil
            model.endMove()
        } else {
            drag = distance
            model.continueMove(by: distance)
        }
    }
}

extension EdgeInsets {
    /// Without lengths that no layout can work with.
    var bounded: EdgeInsets {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -10_000), 10_000) : 0 }
        return EdgeInsets(
            top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
    }
}
