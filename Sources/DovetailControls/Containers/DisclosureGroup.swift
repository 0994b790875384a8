import DovetailCore
import Foundation

/// Views that are shown and hidden by a press on their label.
public struct DisclosureGroup<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var ownIsExpanded = false

    /// A group that knows itself whether it is open; closed to begin with.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// A group that is open while the binding is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    public var body: some View {
        let binding = isExpanded ?? $ownIsExpanded
        StyledViews(
            \.disclosureGroupStyles,
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(AnyView(label)), content: .init(AnyView(DeferredContent(content: content))),
                isExpanded: binding)
        ) { AutomaticDisclosureGroup(configuration: $0) }
    }
}

/// Runs the closure of a group's content only while the content is shown.
private struct DeferredContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// A group with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// A group with a title that is open while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// A group with a title that is open while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as a style sees it.
public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A row with a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isAtListLevel) private var isAtListLevel

    var body: some View {
        if isAtListLevel {
            configuration.label.modifier(RowExpansionModifier(configuration.$isExpanded, as: \.disclosure))
            if configuration.isExpanded { configuration.content.rowTrait(1) { $0.enterOutline(level: $1) } }
        } else {
            group
        }
    }

    private var look: GroupIdiom { GroupIdiom[idiom] }

    private var group: some View {
        VStack(alignment: .leading, spacing: look.spacing) {
            Button {
                withAnimation(.easeInOut(duration: 0.2)) { configuration.isExpanded.toggle() }
            } label: {
                HStack(spacing: 6) {
                    if look.hasLeadingSign {
                        chevron
                        configuration.label
                    } else {
                        configuration.label
                        Spacer(minLength: 8)
                        chevron
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(RowButtonStyle())
            .accessibilityValue(Text(verbatim: configuration.isExpanded ? "expanded" : "collapsed"))
            .accessibilityDetails { $0.isExpanded = configuration.isExpanded }
            if configuration.isExpanded {
                configuration.content.padding(.leading, look.indent)
            }
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.right")
            .font(.system(size: look.signSize, weight: .semibold))
            .foregroundStyle(look.hasLeadingSign ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tintText))
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            .accessibilityHidden(true)
    }
}

/// The label alone: the row is the button.
private struct RowButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { RowButton(configuration: configuration) }
}

private struct RowButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 5, sideMargin: 3) }
    }
}

private struct DisclosureGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStylesKey.self] }
        set { self[DisclosureGroupStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how disclosure groups in this view look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        let erased: AnyStyle<DisclosureGroupStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.disclosureGroupStyles) { $0.push(erased) }
    }
}
