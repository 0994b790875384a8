import DovetailCore
import Foundation

/// A value, or a control, with a label before it.
public struct LabeledContent<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// Any view with any view as its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if Content.self == Text.self {
            styled(label: LabelLines(label))
        } else {
            // A control that has no name is named by the label.
            styled(label: LabelLines(label).accessibilityDetails { $0.naming = .shownLabel })
                .accessibilityDetails { $0.naming = .scope }
        }
    }

    private func styled(label: some View) -> some View {
        StyledControl(
            \.labeledContentStyles,
            configuration: LabeledContentStyleConfiguration(
                label: .init(AnyView(label)), content: .init(AnyView(content)))
        ) { AutomaticLabeledContent(configuration: $0) }
    }
}

extension LabeledContent where Label == Text {
    /// A view with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// A view with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }
    /// A text with a title.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }
    /// A formatted value with a title.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }
    /// A formatted value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as a style sees it.
public struct LabeledContentStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
    public struct Content: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
    public let label: Label
    public let content: Content
}

/// The label, and the content at the far end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct AutomaticLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.formLook) private var formLook
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        if areLabelsHidden {
            configuration.content
        } else if formLook == .columns {
            ColumnsRow(label: configuration.label) { configuration.content }
        } else {
            HStack(spacing: 8) {
                configuration.label
                if GroupIdiom[idiom].spreadsLabeledContent || formLook == .grouped { Spacer(minLength: 8) }
                configuration.content.foregroundStyle(.secondary)
            }
        }
    }
}

private struct LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<LabeledContentStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStylesKey.self] }
        set { self[LabeledContentStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how labelled content in this view looks.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        let erased: AnyStyle<LabeledContentStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.labeledContentStyles) { $0.push(erased) }
    }
}
