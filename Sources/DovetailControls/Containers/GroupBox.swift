import DovetailCore
import Foundation

/// A box around views that belong together, with a label.
public struct GroupBox<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// A box with any view as its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// A box with any view as its label: the older form.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    public var body: some View {
        StyledControl(
            \.groupBoxStyles,
            configuration: GroupBoxStyleConfiguration(
                label: .init(AnyView(label)), content: .init(AnyView(content)), hasLabel: Label.self != EmptyView.self)
        ) { AutomaticGroupBox(configuration: $0) }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// A box with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group box as a style sees it.
public struct GroupBoxStyleConfiguration {
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
    let hasLabel: Bool
}

/// A card with the label above its content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticGroupBox(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct AutomaticGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        // A box has no columns: what is inside stands as outside of the form.
        box.transformEnvironment(\.formLook) { if $0 == .columns { $0 = nil } }.spansFormColumns()
    }

    @ViewBuilder private var box: some View {
        let look = GroupIdiom[idiom]
        let shape = RoundedRectangle(cornerRadius: look.boxRadius)
        VStack(alignment: .leading, spacing: look.spacing) {
            if configuration.hasLabel { configuration.label.font(look.isBoxQuiet ? .subheadline : .headline) }
            configuration.content.frame(maxWidth: look.isBoxQuiet ? nil : .infinity)
        }
        .padding(look.boxPadding)
        .background {
            shape.fill(Color(white: colorScheme == .light ? 0 : 1, opacity: colorScheme == .light ? 0.045 : 0.07))
        }
        .overlay {
            if look.isBoxQuiet { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
        }
    }
}

private struct GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<GroupBoxStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how group boxes in this view look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        let erased: AnyStyle<GroupBoxStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.groupBoxStyles) { $0.push(erased) }
    }
}
