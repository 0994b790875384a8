import DovetailCore

/// Makes the rows of a table of what a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum TableRowBuilder<Value: Identifiable> {
    // Parts that are made of no others say so by a body that never returns.
    nonisolated public static func buildExpression(_ content: Never) -> Never {}
    nonisolated public static func buildPartialBlock(first content: Never) -> Never {}
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }
    public static func buildPartialBlock<A: TableRowContent, N: TableRowContent>(
        accumulated: A, next: N
    ) -> TupleTableRowContent<Value, (A, N)> where A.TableRowValue == Value, N.TableRowValue == Value {
        TupleTableRowContent(_rows: accumulated._rows + next._rows)
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value, C?>
    where C.TableRowValue == Value { TupleTableRowContent(_rows: content?._rows ?? []) }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value { TupleTableRowContent(_rows: first._rows) }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value { TupleTableRowContent(_rows: second._rows) }

    public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> TupleTableRowContent<Value, C>
    where C.TableRowValue == Value { TupleTableRowContent(_rows: content._rows) }
}
