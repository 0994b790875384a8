import Foundation

/// A predicate that compares two values.
///
///     let adults = NSComparisonPredicate(
///         leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 18),
///         modifier: .direct, type: .greaterThanOrEqualTo)
///
/// Foundation on Linux has a class of this name that cannot be made, so a file that imports both says `FoundationAdditions.NSComparisonPredicate`; files of
/// apps that `dovetail open` writes find this one. There are no selectors of an app's own to compare by.
///
/// **Threads.** Any: it never changes.
open class NSComparisonPredicate: NSPredicate {
    /// Of which elements of a collection at the left a comparison has to be true.
    public enum Modifier: UInt, Sendable {
        case direct, all, any
    }

    /// What does not matter where texts are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Capitals are as good as small letters.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents are left out.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// A promise that the texts are prepared already; it changes no answer.
        public static let normalized = Options(rawValue: 4)
    }

    /// How two values are compared.
    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like,
            beginsWith, endsWith, `in`
        case contains = 99
        case between = 100
    }

    public let leftExpression: FoundationAdditions.NSExpression
    public let rightExpression: FoundationAdditions.NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    /// Compares two values of what is asked about.
    public init(
        leftExpression lhs: FoundationAdditions.NSExpression, rightExpression rhs: FoundationAdditions.NSExpression,
        modifier: Modifier, type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        let condition = PredicateCondition.comparison(
            PredicateComparison(
                left: lhs.expression, kind: type.kind, right: rhs.expression,
                ignoresCase: options.contains(.caseInsensitive),
                ignoresAccents: options.contains(.diacriticInsensitive), quantity: modifier.quantity))
        super.init { object, bindings in
            condition.isMet(PredicateContext(object: object, bindings: bindings ?? [:]))
        }
        PredicateConditions.add(condition, of: self)
    }

    /// Archives of comparisons are not read: nil.
    public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var quantity: PredicateComparison.Quantity? {
        switch self {
        case .direct: nil
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var kind: PredicateComparison.Kind {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .begins
        case .endsWith: .ends
        case .in: .in
        case .contains: .contains
        case .between: .between
        }
    }

    /// Whether two numbers are compared so; false for what compares texts and collections.
    package func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        case .equalTo: left == right
        case .notEqualTo: left != right
        default: false
        }
    }
}
