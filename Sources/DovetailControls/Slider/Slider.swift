import DovetailCore
import Foundation

/// A control that chooses a number from a range by dragging.
///
/// On the desktop its label stands before it, unless labels are hidden; other idioms tell it to assistive technology alone.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    /// The number as its own type prints it.
    nonisolated(unsafe) private let valueText: () -> String
    private let bounds: ClosedRange<Double>
    private let step: Double?
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let minimumLabel: ValueLabel
    nonisolated(unsafe) private let maximumLabel: ValueLabel
    nonisolated(unsafe) private let options: SliderOptions
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInColumns) private var isInColumns
    @State private var isDragging = false
    @State private var isFocused = false

    nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void,
        label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel, options: SliderOptions = SliderOptions()
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.asDouble
        valueText = { "\(value.wrappedValue)" }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.options = options
    }

    public var body: some View {
        let ownLabel = ControlLabel(label)
        let hasLabel = !isLabelHidden && !ownLabel.isEmpty
        UnaryView {
            if isInColumns, hasLabel {
                ColumnsRow(label: label.naming(.label, ownLabel)) { HStack(spacing: 8) { track } }
            } else {
                HStack(spacing: 8) {
                    if SliderIdiom[metrics.idiom].showsLabel, hasLabel { label.naming(.label, ownLabel) }
                    track
                }
            }
        }
        .modifier(DisabledLook())
        .named(
            by: ownLabel, isShown: hasLabel && (isInColumns || SliderIdiom[metrics.idiom].showsLabel), value: valueLabel
        )
    }

    /// The label whose words assistive tools read as the value, in place of the number.
    private var valueLabel: ControlLabel? {
        (options.currentLabel ?? options.marks.first { $0.value == value.wrappedValue }?.label)?.label
    }

    /// The track between the views at its ends.
    @ViewBuilder private var track: some View {
        minimumLabel
        let slider = SliderTrack(
            fraction: fraction, start: options.neutral.map(fraction(of:)), isDragging: isDragging, isFocused: isFocused
        )
        .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
        if options.marks.isEmpty {
            slider
        } else {
            VStack(spacing: 0) {
                slider
                SliderMarks(marks: options.marks.map { .init(fraction: fraction(of: $0.value), label: $0.label?.view) })
            }
            // Views at the ends stand beside the track.
            .alignmentGuide(VerticalAlignment.center) { _ in metrics.sliderHeight / 2 }
        }
        maximumLabel
    }

    /// Where the knob is, 0...1. A value outside the range shows at its end, one that is no number at the start.
    private var fraction: Double { fraction(of: value.wrappedValue) }

    private func fraction(of number: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, !number.isNaN else { return 0 }
        return min(max((number - bounds.lowerBound) / length, 0), 1)
    }

    /// What can be chosen of the range.
    private var enabledBounds: ClosedRange<Double> {
        guard let enabled = options.enabled else { return bounds }
        let lower = min(max(enabled.lowerBound, bounds.lowerBound), bounds.upperBound)
        return lower...min(max(enabled.upperBound, lower), bounds.upperBound)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .slider)
        semantics.takeName(from: ControlLabel(label))
        let valueLabel = valueLabel
        semantics.value = valueLabel?.text ?? valueText()
        if valueLabel?.isFound == true { semantics.awaitName() }
        return semantics
    }

    private func write(_ number: Double) {
        var number = min(max(number, bounds.lowerBound), bounds.upperBound)
        if let step, step > 0 {
            let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
            number = bounds.lowerBound + min(((number - bounds.lowerBound) / step).rounded(), last) * step
        }
        let enabled = enabledBounds
        value.wrappedValue = min(max(number, enabled.lowerBound), enabled.upperBound)
    }

    /// An edit of one write: by a key, or by an assistive tool.
    private func edit(_ number: Double) {
        onEditingChanged(true)
        write(number)
        onEditingChanged(false)
    }

    private func write(at location: CGPoint, width: CGFloat) {
        let travel = max(width - metrics.sliderKnob, 1)
        let part = min(max((location.x - metrics.sliderKnob / 2) / travel, 0), 1)
        write(bounds.lowerBound + Double(part) * (bounds.upperBound - bounds.lowerBound))
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        actions.number = { value.wrappedValue }
        actions.bounds = enabledBounds
        actions.setNumber = { edit($0) }
        responder.takesFocus = true
        responder.takesDrags = true
        responder.onFocus = { isFocused = $0 }
        responder.onDown = { [unowned responder] location, _ in
            isDragging = true
            onEditingChanged(true)
            write(at: location, width: responder.node?.size.width ?? 0)
        }
        responder.onMoved = { [unowned responder] location, _ in
            write(at: location, width: responder.node?.size.width ?? 0)
        }
        let end = {
            isDragging = false
            onEditingChanged(false)
        }
        responder.onUp = { _, _ in end() }
        responder.onCancelled = end
        responder.onKey = { key in
            let current = bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound)
            let unit = step ?? (bounds.upperBound - bounds.lowerBound) / 20
            switch key.key {
            case .left, .down: edit(current - unit)
            case .right, .up: edit(current + unit)
            case .home: edit(bounds.lowerBound)
            case .end: edit(bounds.upperBound)
            default: return false
            }
            return true
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for a range.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }

    /// A slider that stops at multiples of `step`, counted from the start of the range.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }

    /// A slider with a label that stops at multiples of `step`.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

extension Slider {
    /// A slider with a label and views at its ends.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }
}

extension Slider {
    /// A slider with a label and views at its ends that stops at multiples of `step`.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }

    /// The older form, with the labels as views.
    @_disfavoredOverload
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
    }

    /// The older form, with the labels as views, that stops at multiples of `step`.
    @_disfavoredOverload
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The older form, with the label last.
    @_disfavoredOverload
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }

    /// The older form, with the label last, that stops at multiples of `step`.
    @_disfavoredOverload
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// The same source as a `Double`.
    fileprivate var asDouble: Binding<Double> {
        let location = location
        return Binding<Double>(
            location: FunctionalLocation(
                get: { Double(location.get()) },
                set: { value, transaction in location.set(Value(value), transaction: transaction) }),
            transaction: transaction)
    }
}
