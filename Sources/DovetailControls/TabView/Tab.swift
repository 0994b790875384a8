import DovetailCore

/// A page of a tab view, and what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    nonisolated(unsafe) private let value: AnyHashable?
    private let role: TabRole?
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let label: Label

    nonisolated private init(value: AnyHashable?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    public var body: some View {
        content.modifier(TabTag(value: value)).tabItem { label }
    }
}

/// Sets the tag of a page that has one.
private struct TabTag: ViewModifier {
    nonisolated(unsafe) let value: AnyHashable?

    func body(content: Content) -> some View {
        if let value { content.tag(value) } else { content }
    }
}

/// What may be in a tab view: tabs, sections of them, and types of one's own made of these.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    /// The type of the values that tabs are told apart by; `Never` without a selection.
    associatedtype TabValue
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab that searches. It looks like the others here.
    public static let search = TabRole(name: "search")
}

/// What stands for a tab: a symbol and a title.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image?

    public var body: some View {
        if let image { image }
        title
    }
}

extension Tab where Value: Hashable {
    /// A page for a value, with any views as its label.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A page for a value, with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A page for a value, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A page for a value, with a title and an image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// The page for a value that searches.
    nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

extension Tab where Value == Never {
    /// A page with any views as its label.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A page with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A page with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A page with a title and an image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// The page that searches.
    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

/// Several tabs under a heading, which a sidebar shows. In a bar they stand beside the others.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue>: TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let header: Header

    public var body: some View {
        content.tabGroup(header: header).trait(TabOptionsTrait.self) { $0.isInSection = true }
    }
}

extension TabSection where Footer == EmptyView {
    /// Tabs under any heading.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
        self.header = header()
    }

    /// Tabs without a heading.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.content = content()
        header = EmptyView()
    }

    /// Tabs under a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.content = content()
        header = Text(titleKey)
    }

    /// Tabs under a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.content = content()
        header = Text(title)
    }
}

extension Tab where Value: Hashable, Label == EmptyView {
    /// A page for a value, without a label: the bar has an empty place for it. For tab views whose bar is hidden, or whose app draws its own.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// A page without a label: the bar has an empty place for it. For tab views whose bar is hidden, or whose app draws its own.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}
