import DovetailCore
import Foundation

/// A container for controls: on touch devices rows in sections, with lines between them, that scroll where they are higher than their space;
/// on the desktop a column of labels and one of controls (``ColumnsFormStyle``).
///
/// Rows on cards are what they are in a list: sections, headers, footers, row modifiers and `onDelete` work there too.
public struct Form<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        StyledControl(
            \.formStyles, configuration: FormStyleConfiguration(content: .init(AnyView(content)))
        ) { AutomaticForm(content: $0.content) }
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

/// Columns on the desktop, and sections as cards elsewhere.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticForm(content: configuration.content) }
}

/// Sections as cards, in a list that scrolls. Toggles are switches in all idioms.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Labels that end where a column of controls begins. The form does not scroll, and is as large as its rows.
///
/// A control with a label is a line of both columns. Other views, headers and footers stand in the column of controls, as do toggles that are
/// checkboxes; dividers and group boxes reach over both. A text field, a menu of a picker and whatever else can be as wide as it may ends at
/// the trailing edge.
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

/// The form of the idiom.
private struct AutomaticForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.idiom) private var idiom

    var body: some View {
        if FormIdiom[idiom].hasColumns { ColumnsForm(content: content) } else { GroupedForm(content: content) }
    }
}

private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View {
        ListBody(selection: nil, isEager: true, content: content)
            .environment(\.listLook, .insetGrouped)
            .environment(\.formLook, .grouped)
    }
}

private struct FormStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<FormStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
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
