import DovetailCore
import Foundation

/// The label, and fields for the parts of the date.
struct FieldsDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    var hasStepper = false
    @Environment(\.dateEditor) private var makeEditor
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInColumns) private var isInColumns
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if isInColumns, !isLabelHidden {
            ColumnsRow(label: configuration.label, isCentered: true) {
                HStack(spacing: 8) { fields(withStepper: hasStepper) }
            }
        } else if hasStepper {
            // Where there is no room for all in a row, the fields are below the label.
            ViewThatFits(in: .horizontal) {
                row(isLabelHidden: isLabelHidden)
                VStack(alignment: .leading, spacing: 6) {
                    HStack(spacing: 8) {
                        if !isLabelHidden { configuration.label }
                        Spacer(minLength: 8)
                        stepperOfDay
                    }
                    HStack(spacing: 8) { fields(withStepper: false) }
                }
            }
        } else {
            row(isLabelHidden: isLabelHidden)
        }
    }

    private func row(isLabelHidden: Bool) -> some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                configuration.label
                Spacer(minLength: 8)
            }
            // The label wraps where there is too little room: a date that is cut off says nothing. The largest texts share what there is.
            fields(withStepper: hasStepper).layoutPriority(typeSize.isAccessibilitySize ? 0 : 1)
        }
    }

    @ViewBuilder private func fields(withStepper: Bool) -> some View {
        let editor = makeEditor(configuration.range)
        let components = configuration.displayedComponents
        let selection = configuration.$selection
        if components.contains(.date) {
            DateField(selection: selection, editor: editor)
            if withStepper { stepperOfDay }
        }
        if components.contains(.hourAndMinute) { TimeField(selection: selection, editor: editor) }
    }

    /// The field for the time has arrows of its own.
    @ViewBuilder private var stepperOfDay: some View {
        if configuration.displayedComponents.contains(.date) { stepper }
    }

    private var stepper: some View {
        let editor = makeEditor(configuration.range)
        return Stepper {
            EmptyView()
        } onIncrement: {
            step(1, editor)
        } onDecrement: {
            step(-1, editor)
        }
        .labelsHidden()
    }

    private func step(_ count: Int, _ editor: DateEditor) {
        configuration.selection = editor.range.limiting(editor.adding(count, .day, to: configuration.selection))
    }
}
