import DovetailCore
import Foundation

/// A control that chooses a number from a range by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let minimumLabel: ValueLabel
    nonisolated(unsafe) private let maximumLabel: ValueLabel
    @Environment(\.isEnabled) private var isEnabled
    @State private var isDragging = false
    @State private var isFocused = false

    nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void,
        label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.asDouble
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }

    public var body: some View {
        HStack(spacing: 8) {
            minimumLabel
            SliderTrack(fraction: fraction, isDragging: isDragging, isFocused: isFocused)
                .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
            maximumLabel
        }
        .opacity(isEnabled ? 1 : 0.5)
    }

    /// Where the knob is, 0...1. A value outside the range shows at its end.
    private var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0 else { return 0 }
        return min(max((value.wrappedValue - bounds.lowerBound) / length, 0), 1)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .slider)
        if let text = label as? Text { semantics.label = text.plainString }
        semantics.value = String(value.wrappedValue)
        return semantics
    }

    private func write(_ number: Double) {
        var number = number
        if let step, step > 0 {
            number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
        }
        value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
    }

    private func write(at location: CGPoint, width: CGFloat) {
        let travel = max(width - SliderTrack.knobSize, 1)
        let part = min(max((location.x - SliderTrack.knobSize / 2) / travel, 0), 1)
        write(bounds.lowerBound + Double(part) * (bounds.upperBound - bounds.lowerBound))
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        actions.number = { value.wrappedValue }
        actions.bounds = bounds
        actions.setNumber = { number in
            onEditingChanged(true)
            write(number)
            onEditingChanged(false)
        }
        responder.takesFocus = true
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
            let unit = step ?? (bounds.upperBound - bounds.lowerBound) / 20
            switch key.key {
            case .left, .down: write(value.wrappedValue - unit)
            case .right, .up: write(value.wrappedValue + unit)
            case .home: write(bounds.lowerBound)
            case .end: write(bounds.upperBound)
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
    /// A slider with a label for accessibility.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }

    /// A slider with a label for accessibility that stops at multiples of `step`.
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
    /// A slider with a label for accessibility and views at its ends.
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
