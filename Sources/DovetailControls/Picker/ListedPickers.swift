import DovetailCore
import Foundation

/// The rows of a picker side by side in one bar.
struct SegmentedPicker: View {
    let label: ControlLabel
    let choices: PickerChoices
    /// Whether the rows show as an effect says which of them is chosen.
    let isPalette: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.font) private var font
    @Environment(\.paletteSelectionEffect) private var effect
    @Environment(\.formLook) private var formLook
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @State private var isFocused = false

    var body: some View {
        let hasLabel = !isLabelHidden && !label.isEmpty
        // On the desktop the label is at the front; elsewhere it is told to assistive technology alone.
        if formLook == .columns, hasLabel {
            ColumnsRow(label: label.view.naming(.label, label)) { bar }.named(by: label, isShown: true)
        } else if PickerIdiom[metrics.idiom].labelsSegments, formLook == .grouped, hasLabel {
            HStack(spacing: 8) {
                label.view.naming(.label, label)
                Spacer(minLength: 8)
                bar.fixedSize(horizontal: true, vertical: false)
            }
            .named(by: label, isShown: true)
        } else if PickerIdiom[metrics.idiom].labelsSegments, hasLabel {
            HStack(spacing: 8) {
                label.view.naming(.label, label)
                bar
            }
            .named(by: label, isShown: true)
        } else {
            // The line below a row begins at the bar, and not at the title of its first segment.
            bar.named(by: label).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }

    private var bar: some View {
        HStack(spacing: 2) {
            ForEach(Array(choices.rows.indices), id: \.self) { index in segment(index) }
        }
        .padding(PickerIdiom[metrics.idiom].segmentMargin)
        .background {
            RoundedRectangle(cornerRadius: radius + PickerIdiom[metrics.idiom].segmentMargin)
                .fill(
                    ProgramLook.ofProgram.segments.background
                        ?? Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07))
        }
        .choiceKeys(choices, label: label, isFocused: $isFocused)
    }

    /// The corners of a segment.
    private var radius: CGFloat { PickerIdiom[metrics.idiom].segmentRadius }

    private func segment(_ index: Int) -> some View {
        let isSelected = index == choices.selectedIndex
        let shadesPressed = PickerIdiom[metrics.idiom].shadesPressedSegments
        let look = ProgramLook.ofProgram.segments
        let title = isSelected ? look.selectedTitle : look.title
        return SelectableRow(
            isSelected: isSelected, isFocused: isFocused && index == choices.keyIndex, cornerRadius: radius,
            select: { choices.select(index) }
        ) { isPressed in
            choices.rows[index]
                .modifier(PaletteRow(effect: isPalette && isSelected ? effect : .automatic))
                .font(title.font ?? font ?? metrics.segmentFont)
                .fontWeight(
                    title.font != nil ? nil : isSelected ? PickerIdiom[metrics.idiom].chosenSegmentWeight : .regular
                )
                .transformEnvironment(\.builtIn) { values in
                    if let color = title.color { values.foregroundStyle = AnyShapeStyle(color) }
                }
                .opacity(isPressed && !isSelected && !shadesPressed ? 0.35 : 1)
                .lineLimit(1)
                // Equal shares, but for a title that needs more.
                .fixedSize(horizontal: true, vertical: false)
                .padding(metrics.segmentInsets)
                .frame(maxWidth: .infinity, minHeight: metrics.segmentHeight)
                .background {
                    if isSelected, !isPalette || effect == .automatic {
                        RoundedRectangle(cornerRadius: radius)
                            .fill(look.selected ?? (colorScheme == .light ? .white : Color(white: 0.39)))
                            .overlay {
                                RoundedRectangle(cornerRadius: radius).strokeBorder(Color.segmentOutline, lineWidth: 1)
                            }
                            .shadow(color: Color(white: 0, opacity: 0.14), radius: 2, y: 1)
                    } else if isPressed, shadesPressed {
                        RoundedRectangle(cornerRadius: radius).fill(.primary.opacity(0.1))
                    }
                }
                .scaleEffect(isPressed && isSelected && !shadesPressed ? 0.95 : 1)
        }
    }
}

/// The rows of a picker one below the other: in a menu and in lists and forms of touch devices the chosen one is ticked, elsewhere each has a
/// button. On touch devices a picker that stands among other views is a wheel.
struct InlinePicker: View {
    let label: ControlLabel
    let choices: PickerChoices
    /// Whether the rows have buttons wherever the picker is but in a menu.
    var isOfButtons = false
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInForm) private var isInForm
    @Environment(\.isInColumns) private var isInColumns
    @Environment(\.isInList) private var isInList
    @Environment(\.idiom) private var idiom
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.areRadioButtonsInRow) private var isRow
    @Environment(\.colorScheme) private var colorScheme
    @State private var isFocused = false

    var body: some View {
        if isInMenu {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(choices.rows.indices), id: \.self) { index in menuRow(index) }
            }
        } else if !PickerIdiom[idiom].hasButtonsInRows, !isOfButtons, isInForm || isInList {
            listed.choiceKeys(choices, label: label, isFocused: $isFocused).named(by: label, isShown: !isLabelHidden)
        } else if !PickerIdiom[idiom].hasButtonsInRows, !isOfButtons {
            WheelPicker(label: label, choices: choices)
        } else {
            buttons.choiceKeys(choices, label: label, isFocused: $isFocused).named(by: label, isShown: !isLabelHidden)
        }
    }

    /// In a form or list of a touch device: lines like rows, the chosen one ticked at its end.
    private var listed: some View {
        let height = max(rowHeight.isFinite ? rowHeight : 0, 44)
        return VStack(alignment: .leading, spacing: 0) {
            if !isLabelHidden {
                label.view.naming(.shownLabel, label)
                    .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
                    .overlay(alignment: .bottom) { ChoiceLine() }
            }
            ForEach(Array(choices.rows.indices), id: \.self) { index in
                let isSelected = index == choices.selectedIndex
                selectable(index) { isPressed in
                    HStack(spacing: 8) {
                        choices.rows[index]
                        Spacer(minLength: 8)
                        if isSelected {
                            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                                .accessibilityHidden(true)
                        }
                    }
                    .frame(minHeight: height)
                    .opacity(isPressed ? 0.4 : 1)
                    .contentShape(Rectangle())
                }
                .overlay(alignment: .bottom) { if index < choices.rows.count - 1 { ChoiceLine() } }
            }
        }
        // The lines take the place of the row's own insets, which are the same in all lists of touch devices.
        .padding(.vertical, -ListIdiom[idiom].cardRow.ends)
    }

    @ViewBuilder private var buttons: some View {
        if isInColumns, !isLabelHidden, !label.isEmpty {
            ColumnsRow(label: label.view.naming(.shownLabel, label)) { group }
        } else if isInForm, !isLabelHidden {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                label.view.naming(.shownLabel, label)
                Spacer(minLength: 8)
                group
            }
        } else if PickerIdiom[idiom].labelsRadioButtonsAtSide {
            HStack(spacing: 8) {
                if !isLabelHidden { label.view.naming(.shownLabel, label) }
                group
            }
        } else {
            VStack(alignment: .leading, spacing: 6) {
                if !isLabelHidden {
                    label.view.naming(.shownLabel, label).font(.subheadline).foregroundStyle(.secondary)
                }
                group
            }
        }
    }

    @ViewBuilder private var group: some View {
        let rows = ForEach(Array(choices.rows.indices), id: \.self) { index in row(index) }
        if isRow { HStack(spacing: 16) { rows } } else { VStack(alignment: .leading, spacing: 8) { rows } }
    }

    private func selectable<Content: View>(
        _ index: Int, @ViewBuilder content: @escaping (Bool) -> Content
    ) -> some View {
        SelectableRow(
            isSelected: index == choices.selectedIndex, isFocused: isFocused && index == choices.keyIndex,
            cornerRadius: 4, sideMargin: 3, select: { choices.select(index) }, content: content)
    }

    private func menuRow(_ index: Int) -> some View {
        Button {
            choices.select(index)
        } label: {
            Image(systemName: "checkmark")
                .font(.system(size: 11, weight: .bold))
                .opacity(index == choices.selectedIndex ? 1 : 0)
                .accessibilityHidden(true)
            choices.rows[index]
        }
        .environment(\.isMenuChoice, index == choices.selectedIndex)
    }

    private func row(_ index: Int) -> some View {
        let isSelected = index == choices.selectedIndex
        return selectable(index) { isPressed in
            HStack(spacing: PickerIdiom[idiom].radioButtonGap) {
                Circle()
                    .fill(
                        isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(Theme.controlBackground(colorScheme)))
                    )
                    .frame(width: 16, height: 16)
                    .overlay {
                        if !isSelected { Circle().strokeBorder(Color.controlOutline, lineWidth: 1) }
                    }
                    .overlay { Circle().fill(Color.white).frame(width: 6, height: 6).opacity(isSelected ? 1 : 0) }
                    .overlay { Circle().fill(Color(white: 0, opacity: isPressed ? 0.2 : 0)) }
                choices.rows[index]
            }
        }
    }
}

/// A line as between the rows of a list: from where the text begins to the edge of the card. A view of its own, so that it is made in the row and
/// knows it: the picker's body runs where the list is made.
private struct ChoiceLine: View {
    @Environment(\.rowTrailingInset) private var trailingInset

    var body: some View { RowLine(tint: nil).padding(.trailing, -trailingInset) }
}

/// The rows of a picker in a column that turns. As on today's touch devices its label is told to assistive technology alone.
struct WheelPicker: View {
    let label: ControlLabel
    let choices: PickerChoices

    var body: some View {
        Wheel(
            name: label.text, rows: choices.rows.map { AnyView($0) }, selected: choices.selectedIndex,
            choose: choices.select
        )
        .named(by: label)
        .frame(maxWidth: .infinity)
    }
}
