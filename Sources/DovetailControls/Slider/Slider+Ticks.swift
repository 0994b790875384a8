import DovetailCore
import Foundation

extension Slider {
    /// A slider with labels, and marks of the app's own.
    ///
    /// - Parameters:
    ///   - neutralValue: Where the coloured part of the track begins; nil for the start of the range.
    ///   - enabledBounds: What can be chosen of the range; nil for all of it.
    ///   - currentValueLabel: What assistive technology tells of the number.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            options: SliderOptions(neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks))
    }

    /// A slider with labels that stops at multiples of `step`, and may have a mark at each of them.
    ///
    /// - Parameter tick: The mark for a number; nil for none.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            options: SliderOptions(
                neutralValue, enabledBounds, currentValueLabel(), SliderOptions.ticks(bounds, step, tick)))
    }

    /// A slider with labels whose coloured part begins at a number of its own, or of which only a part can be chosen.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            options: SliderOptions(neutralValue, enabledBounds, currentValueLabel(), []))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label, and marks of the app's own.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            options: SliderOptions(neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks))
    }

    /// A slider with a label that stops at multiples of `step`, and may have a mark at each of them.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            options: SliderOptions(
                neutralValue, enabledBounds, currentValueLabel(), SliderOptions.ticks(bounds, step, tick)))
    }

    /// A slider with a label whose coloured part begins at a number of its own, or of which only a part can be chosen.
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            options: SliderOptions(neutralValue, enabledBounds, currentValueLabel(), []))
    }
}

/// What few sliders say.
struct SliderOptions {
    /// Where the coloured part of the track begins.
    var neutral: Double?
    /// What can be chosen.
    var enabled: ClosedRange<Double>?
    /// What assistive technology tells of the number; nil for the number.
    var currentLabel: SliderText?
    var marks: [_SliderTickMark] = []

    /// As many marks as can be told apart, and more.
    private static let mostMarks = 1000

    nonisolated init() {}

    nonisolated init<V: BinaryFloatingPoint, Current: View>(
        _ neutral: V?, _ enabled: ClosedRange<V>?, _ current: Current, _ marks: [_SliderTickMark]
    ) {
        self.neutral = neutral.map { Double($0) }
        self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
        currentLabel = Current.self == EmptyView.self ? nil : SliderText(current)
        self.marks = marks.filter { $0.value.isFinite }
    }

    /// The marks at the multiples of a step.
    nonisolated static func ticks<V: BinaryFloatingPoint>(
        _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
    ) -> [_SliderTickMark] where V.Stride: BinaryFloatingPoint {
        guard step > 0 else { return [] }
        return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(mostMarks)
            .flatMap { tick($0)?._ticks ?? [] }
    }
}
