import DovetailCore
import Foundation

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    /// The rows, with the header. Sections within sections are one.
    public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        [
            .section(
                header: (header as? any TableSectionHeader)?.view, isExpanded: isExpanded,
                rows: content._rows.flatMap(\.rows))
        ]
    }
}

@MainActor
private protocol TableSectionHeader {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
    fileprivate var view: AnyView { AnyView(content) }
}

extension Section {
    /// Rows of a table that belong together, without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a header.
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a title.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(title)), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together and that a person can close, with a title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
            footer: EmptyTableRowContent(), isExpanded: isExpanded)
    }
}
