import DovetailCore
import Foundation

/// A title with an icon. The style in force decides which of them are shown.
public struct Label<Title: View, Icon: View>: View {
    nonisolated(unsafe) private let title: Title
    nonisolated(unsafe) private let icon: Icon

    /// A label of any two views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let name = (title as? Text)?.plainString ?? (title as? LabelStyleConfiguration.Title)?.name
        StyledControl(
            \.labelStyles,
            configuration: LabelStyleConfiguration(
                title: .init(AnyView(title), name: name), icon: .init(AnyView(icon)), name: name)
        ) { AutomaticLabel(configuration: $0) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A title with a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A title with an image of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// A title with an image of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label as a style sees it.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView
        let name: String?
        init(_ content: AnyView, name: String?) {
            self.content = content
            self.name = name
        }
        public var body: some View { content }
    }
    /// The label's icon.
    public struct Icon: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
    /// The title as accessibility says it, also where it is not shown.
    let name: String?
}

extension EnvironmentValues {
    package var labelStyles: StyleStack<LabelStyleConfiguration> {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

private struct LabelStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<LabelStyleConfiguration> { StyleStack() }
}

extension View {
    /// Sets how labels in this view look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let erased: AnyStyle<LabelStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.labelStyles) { $0.push(erased) }
    }
}
