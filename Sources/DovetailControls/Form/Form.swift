import DovetailCore
import Foundation

/// A container for controls: rows in sections, with lines between them, that scrolls where it is higher than its space.
///
/// Rows are what they are in a list: sections, headers, footers, row modifiers and `onDelete` work here too.
public struct Form<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        StyledControl(
            \.formStyles, configuration: FormStyleConfiguration(content: .init(AnyView(content)))
        ) { GroupedForm(content: $0.content) }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to show. It looks as it would without that style.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A form as a style sees it.
public struct FormStyleConfiguration {
    public struct Content: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
    public let content: Content
}

/// Sections as cards.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Sections as cards. Toggles are switches in all idioms.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content).environment(\.isInGroupedForm, true)
    }
}

/// Rows one below the other without cards; it does not scroll, and is as high as its rows.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View {
        ListBody(selection: nil, isEager: true, content: content)
            .environment(\.listLook, .insetGrouped)
            .environment(\.isInForm, true)
    }
}

private struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ChildrenReader(content: content) { children in
                ForEach(RowGroup.groups(of: children)) { group in
                    VStack(alignment: .leading, spacing: 8) {
                        if !group.header.isEmpty {
                            HStack { ForEach(group.header, id: \.listRowID) { $0 } }.font(.headline)
                        }
                        ForEach(group.rows, id: \.listRowID) { $0 }
                        if !group.footer.isEmpty {
                            HStack { ForEach(group.footer, id: \.listRowID) { $0 } }
                                .font(.footnote)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct IsInGroupedFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct FormStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<FormStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    /// Whether the form around was asked to be grouped. It counts together with `isInForm`, which what is presented resets.
    var isInGroupedForm: Bool {
        get { self[IsInGroupedFormKey.self] }
        set { self[IsInGroupedFormKey.self] = newValue }
    }
    package var formStyles: StyleStack<FormStyleConfiguration> {
        get { self[FormStylesKey.self] }
        set { self[FormStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how forms in this view look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let erased: AnyStyle<FormStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.formStyles) { $0.push(erased) }
    }
}
