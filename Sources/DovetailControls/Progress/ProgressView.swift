import DovetailCore
import Foundation

/// Shows how far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let timer: ProgressTimer?
    nonisolated(unsafe) private let label: Label?
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?

    nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        timer = nil
    }

    nonisolated private init(timer: ProgressTimer, label: Label?, currentValueLabel: CurrentValueLabel?) {
        fraction = nil
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.timer = timer
    }

    public var body: some View {
        UnaryView {
            if let timer {
                TimelineView(timer.schedule) { context in styled(timer.fraction(at: context.date)) }
            } else {
                styled(fraction)
            }
        }
    }

    private func styled(_ fraction: Double?) -> some View {
        StyledControl(
            \.progressViewStyles,
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(AnyView($0)) })
        ) { AutomaticProgressView(configuration: $0) }
        .semantics(semantics(fraction))
        .named(by: ownLabel)
    }

    private var ownLabel: ControlLabel { label.map { ControlLabel($0) } ?? ControlLabel(EmptyView()) }

    private func semantics(_ fraction: Double?) -> Semantics {
        var semantics = Semantics(role: .progress)
        semantics.takeName(from: ownLabel)
        semantics.combinesChildren = true
        semantics.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        if let fraction {
            var details = semantics.details ?? AccessibilityDetails()
            details.fraction = fraction
            semantics.details = details
        }
        return semantics
    }

    /// How much of a total a value is, 0...1; nil for a value that is no number.
    nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, !value.isNaN, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something goes on.
    nonisolated public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }
    /// Shows that what the label names goes on.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }
    /// Shows that what the title names goes on.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }
    /// Shows that what the title names goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }
    /// Shows a value of a total; nil for one that is not known yet.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }
    /// Shows a value of a total, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }
    /// Shows a value of a total, with a title.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }
    /// Shows a value of a total, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Shows a value of a total, with a label and a description of the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// The progress view that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view as a style sees it.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    /// How far it is, 0...1; nil while that is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

private struct ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ProgressViewStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var progressViewStyles: StyleStack<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress views in this view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let erased: AnyStyle<ProgressViewStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.progressViewStyles) { $0.push(erased) }
    }
}

extension ProgressView {
    /// Shows how far a `Progress` of Foundation's is, with its description as the label.
    ///
    /// The fraction is the one at the moment that the view is made: Foundation's objects do not tell of changes here.
    nonisolated public init(_ progress: Progress) where Label == Text, CurrentValueLabel == Text {
        let description = progress.localizedDescription ?? ""
        let additional = progress.localizedAdditionalDescription ?? ""
        self.init(
            fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
            label: description.isEmpty ? nil : Text(verbatim: description),
            currentValueLabel: additional.isEmpty ? nil : Text(verbatim: additional))
    }

    /// Shows how much of a time interval has passed, or is left, with a label and a description of the value.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Shows how much of a time interval has passed, or is left, with a label and the time.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    /// Shows how much of a time interval has passed, or is left, and the time.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time that a progress view has left, or that has passed.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A stretch of time that a progress view shows.
struct ProgressTimer: Sendable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// What is shown at a date: the part that is left, or that has passed.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }

    /// When it is drawn anew: while it runs, so often that no step is seen in a bar of some hundred points.
    var schedule: ExplicitTimelineSchedule<[Date]> {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let step = max(length / 600, 1.0 / 30)
        let count = length.isFinite && length > 0 ? min(Int(length / step), 600) : 0
        return .explicit(
            (0..<max(count, 1)).map { interval.lowerBound.addingTimeInterval(Double($0) * step) } + [
                interval.upperBound
            ])
    }
}
