import DovetailCore
import Foundation

/// Shows how far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    nonisolated(unsafe) private let label: Label?
    nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?

    nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        StyledControl(
            \.progressViewStyles,
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(AnyView($0)) })
        ) { AutomaticProgressView(configuration: $0) }
        .semantics(semantics)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .progress)
        semantics.label = (label as? Text)?.plainString
        semantics.combinesChildren = true
        semantics.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
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
