/// What the idioms say of one family of views. A value of the conforming type is a column of the table: what holds in one idiom.
///
/// Whatever differs from idiom to idiom stands in such a table, in the folder of its family: measures in points, looks, and what views do. A
/// view takes it from the column of its idiom, and compares no idioms itself:
///
///     RoundedRectangle(cornerRadius: MenuIdiom[idiom].cornerRadius)
///
/// A new idiom is a case of ``Idiom``, a requirement here, a line of the subscript, and a column in each table; the compiler names the
/// tables that lack one. Two rules stand in no table, as they are the same for all views: ``Idiom/isTouch`` and ``Idiom/isNarrow(_:)``.
///
/// Columns are constants, so asking for a value allocates nothing.
@usableFromInline
package protocol IdiomTable: Sendable {
    /// What holds on a phone; the same as on a pad, unless the table says something else.
    static var phone: Self { get }
    static var pad: Self { get }
    static var desktop: Self { get }
}

extension IdiomTable {
    @inlinable package static var phone: Self { pad }

    /// The column of an idiom.
    @inlinable
    package static subscript(idiom: Idiom) -> Self {
        switch idiom {
        case .phone: phone
        case .pad: pad
        case .desktop: desktop
        }
    }
}
