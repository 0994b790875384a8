import DovetailCore

/// Turns the statements of a closure into tabs whose values are of one type, so that these can be written as `.home`.
@resultBuilder
public struct TabContentBuilder<TabValue> {
    public static func buildExpression<Content: TabContent>(
        _ content: Content
    ) -> Content where Content.TabValue == TabValue { content }
    public static func buildBlock<Content: TabContent>(
        _ content: Content
    ) -> Content where Content.TabValue == TabValue { content }
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TupleTabContent<TabValue, (repeat each Content)> {
        _TupleTabContent(content: TupleView((repeat each content)))
    }
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        ViewBuilder.buildEither(first: first)
    }
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        ViewBuilder.buildEither(second: second)
    }
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content { content }
}

/// Several tabs.
public struct _TupleTabContent<TabValue, T>: TabContent {
    let content: TupleView<T>
    public var body: some View { content }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent {
    public typealias TabValue = TrueContent.TabValue
}

extension TabView where Content: TabContent {
    /// Shows the tab whose value equals the selection, and writes the selection when a person chooses another tab.
    nonisolated public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(chosenBy: selection, content: content())
    }
}
