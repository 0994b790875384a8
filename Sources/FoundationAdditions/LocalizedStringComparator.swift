import Foundation

/// Compares texts as people who read the language of the process expect it.
///
/// On Linux, `String.StandardComparator` has nothing but `lexical`, which compares characters by their numbers. Apps write
/// `comparator: .localizedStandard` for columns of tables and for `KeyPathComparator`, and get this comparator.
public struct _LocalizedStringComparator: SortComparator, Sendable {
    private enum Kind: Hashable { case localized, localizedStandard }
    private let kind: Kind
    public var order: SortOrder = .forward

    package static var localized: Self { Self(kind: .localized) }
    package static var localizedStandard: Self { Self(kind: .localizedStandard) }

    private init(kind: Kind) { self.kind = kind }

    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (left, right) : (right, left)
        return switch kind {
        case .localized: first.localizedCompare(second)
        case .localizedStandard: first.localizedStandardCompare(second)
        }
    }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// By the rules of the language of the process.
    public static var localized: _LocalizedStringComparator { .localized }
    /// As file managers sort names: by the rules of the language, with numbers by their values, so that “File 10” follows “File 9”.
    public static var localizedStandard: _LocalizedStringComparator { .localizedStandard }
}

extension SortComparator where Self == String.StandardComparator {
    /// Compares characters by their numbers, the same in every language.
    public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}
