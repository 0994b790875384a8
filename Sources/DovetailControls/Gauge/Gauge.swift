import DovetailCore
import Foundation

/// Shows where a value is in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    /// Where the value is, 0...1.
    private let fraction: Double
    private let valueText: String
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?
    nonisolated(unsafe) private let minimumValueLabel: BoundsLabel?
    nonisolated(unsafe) private let maximumValueLabel: BoundsLabel?
    nonisolated(unsafe) private let markedValueLabels: MarkedValueLabels?

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
        _ minimumValueLabel: BoundsLabel?, _ maximumValueLabel: BoundsLabel?, _ marks: MarkedValueLabels?
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        // A value outside the range is at its end, one that is no number at the start.
        fraction = length > 0 && !value.isNaN ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
        valueText = "\(Int((fraction * 100).rounded()))%"
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        markedValueLabels = marks
    }

    public var body: some View {
        StyledControl(
            \.gaugeStyles,
            configuration: GaugeStyleConfiguration(
                value: fraction, label: .init(AnyView(label)),
                currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
                minimumValueLabel: minimumValueLabel.map { .init(AnyView($0)) },
                maximumValueLabel: maximumValueLabel.map { .init(AnyView($0)) },
                markedValueLabels: markedValueLabels.map { .init(AnyView($0)) })
        ) { LinearGauge(configuration: $0) }
        .semantics(semantics)
        .named(by: ControlLabel(label), value: currentValueLabel.map { ControlLabel($0) })
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .progress)
        semantics.label = ControlLabel(label).text
        semantics.combinesChildren = true
        semantics.value = (currentValueLabel as? Text)?.plainString ?? valueText
        var details = AccessibilityDetails()
        details.fraction = fraction
        semantics.details = details
        if ControlLabel(label).isFound || currentValueLabel.map({ ControlLabel($0).isFound }) == true {
            semantics.awaitName()
        }
        return semantics
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and a description of the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A gauge with a label, a description of the value and labels of values between. Those are shown by an app's own styles only.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label, a description of the value and labels of the ends of the range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }
}

extension Gauge {
    /// A gauge with labels of itself, of the value, of the ends of the range and of values between. The last are shown by an
    /// app's own styles only.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            markedValueLabels())
    }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
    /// A label of a gauge.
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// What describes the value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// The label of the range's start.
    public struct MinimumValueLabel: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// The label of the range's end.
    public struct MaximumValueLabel: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// The labels of values between.
    public struct MarkedValueLabel: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    /// Where the value is in the range, 0...1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}

private struct GaugeStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<GaugeStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var gaugeStyles: StyleStack<GaugeStyleConfiguration> {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges in this view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let erased: AnyStyle<GaugeStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.gaugeStyles) { $0.push(erased) }
    }
}
