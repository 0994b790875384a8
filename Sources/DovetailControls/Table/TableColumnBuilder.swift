import DovetailCore

/// Makes the columns of a table of what a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    // Parts that are made of no others say so by a body that never returns.
    nonisolated public static func buildExpression(_ content: Never) -> Never {}
    nonisolated public static func buildPartialBlock(first content: Never) -> Never {}
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// A column that does not sort may stand among those that do.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TupleTableColumnContent<RowValue, Sort, TableColumn<RowValue, Never, Content, Label>> {
        TupleTableColumnContent(_columns: column._columns)
    }

    /// Columns of any other kind.
    @_disfavoredOverload
    public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { first }

    public static func buildPartialBlock<A: TableColumnContent, N: TableColumnContent>(
        accumulated: A, next: N
    ) -> TupleTableColumnContent<RowValue, Sort, (A, N)>
    where
        A.TableRowValue == RowValue, N.TableRowValue == RowValue, A.TableColumnSortComparator == Sort,
        N.TableColumnSortComparator == Sort
    {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    public static func buildIf<C: TableColumnContent>(_ content: C?) -> TupleTableColumnContent<RowValue, Sort, C?>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: content?._columns ?? [])
    }

    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>>
    where
        T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
        F.TableColumnSortComparator == Sort
    { TupleTableColumnContent(_columns: first._columns) }

    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>>
    where
        T.TableRowValue == RowValue, T.TableColumnSortComparator == Sort, F.TableRowValue == RowValue,
        F.TableColumnSortComparator == Sort
    { TupleTableColumnContent(_columns: second._columns) }

    public static func buildLimitedAvailability<C: TableColumnContent>(
        _ content: C
    ) -> TupleTableColumnContent<RowValue, Sort, C>
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: content._columns)
    }
}
