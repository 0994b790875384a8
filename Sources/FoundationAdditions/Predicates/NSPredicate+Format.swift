import Foundation

extension NSPredicate {
    /// A condition that is written as text, as apps do that check what was typed:
    ///
    ///     let isAddress = NSPredicate(format: "SELF MATCHES %@", #"[^@ ]+@[^@ ]+\.[a-z]{2,}"#).evaluate(with: text)
    ///
    /// There are comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, for
    /// texts with `[c]` for any case and `[d]` for any accents), `AND`, `OR`, `NOT`, brackets, `ANY`, `ALL` and `NONE` of a collection,
    /// texts in quotes, numbers, `TRUE`, `FALSE`, `NIL`, lists in braces, and `$NAME` for what is substituted. Values are computed by `+`, `-`,
    /// `*`, `/` and `**`, and by functions such as `max(…)`, `sum(…)`, `now()` and `lowercase(…)`; those of collections are also parts of paths
    /// (`friends.@max.age`), and `SUBQUERY(friends, $each, $each.age > 3)` is a part of one. `SELF` is the value that is
    /// asked about, and a path such as `owner.name` a value in it: of a dictionary by its key, of anything else by the name of a stored
    /// property, `length` of a text and `count` (or `@count`) of a collection. There is no Objective-C to ask for properties that are
    /// computed; one that is not there is nil.
    ///
    /// - Parameter predicateFormat: The condition. One that cannot be read ends the program, as on Apple's systems.
    /// - Parameter args: What stands in place of `%@`, `%d` and their like, in their order; `%K` takes a path.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(written: predicateFormat, arguments: args)
    }

    /// A condition that is written as text, with what stands in place of `%@` and its like in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(written: predicateFormat, arguments: arguments ?? [])
    }

    private convenience init(written format: String, arguments: [Any?]) {
        let condition: PredicateCondition
        do {
            condition = try PredicateParser.condition(format, arguments)
        } catch {
            fatalError("NSPredicate cannot read “\(format)”: \(error)")
        }
        self.init(condition: condition)
    }

    package convenience init(condition: PredicateCondition) {
        self.init { object, bindings in condition.isMet(PredicateContext(object: object, bindings: bindings ?? [:])) }
        PredicateConditions.add(condition, of: self)
    }

    /// The condition of a predicate that was made of a format or of others that were; nil for one that is a block.
    package var condition: PredicateCondition? {
        if let compound = self as? NSCompoundPredicate {
            let parts = compound.subpredicates.compactMap(\.condition)
            guard parts.count == compound.subpredicates.count else { return nil }
            return switch compound.compoundPredicateType {
            case .and: .all(parts)
            case .or: .any(parts)
            case .not: parts.first.map { .not($0) }
            }
        }
        switch (self as any FormatText).predicateFormat {
        case "TRUEPREDICATE": return .constant(true)
        case "FALSEPREDICATE": return .constant(false)
        default: return PredicateConditions.condition(of: self)
        }
    }
}

/// Foundation's text of a predicate, which tells constant ones from blocks.
private protocol FormatText { var predicateFormat: String { get } }
extension NSPredicate: FormatText {}

/// The conditions of the predicates that were made of formats: Foundation's class has no place for them.
enum PredicateConditions {
    private struct Entry {
        weak var predicate: NSPredicate?
        let condition: PredicateCondition
    }
    private static let lock = NSLock()
    // One for the process, behind the lock: predicates belong to no thread.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var limit = 64

    static func add(_ condition: PredicateCondition, of predicate: NSPredicate) {
        lock.withLock {
            if entries.count >= limit {
                entries = entries.filter { $0.value.predicate != nil }
                limit = max(64, entries.count * 2)
            }
            entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, condition: condition)
        }
    }

    /// A predicate may have the address of one that is gone.
    static func condition(of predicate: NSPredicate) -> PredicateCondition? {
        lock.withLock {
            entries[ObjectIdentifier(predicate)].flatMap { $0.predicate === predicate ? $0.condition : nil }
        }
    }
}

/// What a condition is asked about.
package struct PredicateContext {
    package let object: Any?
    package let bindings: [String: Any]

    package init(object: Any?, bindings: [String: Any]) {
        self.object = object
        self.bindings = bindings
    }
}

/// A condition that was read.
package indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    package func isMet(_ context: PredicateContext) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.isMet(context)
        case .all(let conditions): conditions.allSatisfy { $0.isMet(context) }
        case .any(let conditions): conditions.contains { $0.isMet(context) }
        case .comparison(let comparison): comparison.isMet(context)
        }
    }
}

extension PredicateCondition {
    /// The condition with values in place of variables.
    package func substituting(_ values: [String: Any]) -> PredicateCondition {
        replacing { expression in
            guard case .variable(let name) = expression else { return nil }
            return values[name].map { .constant($0) }
        }
    }

    /// The condition with other values in the place of those that `other` gives one for.
    package func replacing(_ other: (PredicateExpression) -> PredicateExpression?) -> PredicateCondition {
        switch self {
        case .constant: return self
        case .not(let condition): return .not(condition.replacing(other))
        case .all(let conditions): return .all(conditions.map { $0.replacing(other) })
        case .any(let conditions): return .any(conditions.map { $0.replacing(other) })
        case .comparison(var comparison):
            comparison.left = comparison.left.replacing(other)
            comparison.right = comparison.right.replacing(other)
            return .comparison(comparison)
        }
    }
}

/// Two values and how they are compared.
package struct PredicateComparison {
    package enum Kind {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, `in`, contains, begins, ends, like,
            matches
    }
    /// Of which elements of a collection at the left it has to be true.
    package enum Quantity { case any, all, none }

    package var left: PredicateExpression
    package var kind: Kind
    package var right: PredicateExpression
    package var ignoresCase = false
    package var ignoresAccents = false
    package var quantity: Quantity?

    package init(
        left: PredicateExpression, kind: Kind, right: PredicateExpression, ignoresCase: Bool = false,
        ignoresAccents: Bool = false, quantity: Quantity? = nil
    ) {
        self.left = left
        self.kind = kind
        self.right = right
        self.ignoresCase = ignoresCase
        self.ignoresAccents = ignoresAccents
        self.quantity = quantity
    }

    package func isMet(_ context: PredicateContext) -> Bool {
        let (left, right) = (left.value(context), right.value(context))
        guard let quantity else { return compare(left, right) }
        let elements = PredicateValue.elements(left) ?? []
        return switch quantity {
        case .any: elements.contains { compare($0, right) }
        case .all: elements.allSatisfy { compare($0, right) }
        case .none: !elements.contains { compare($0, right) }
        }
    }

    package func compare(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: areEqual(left, right)
        case .unequal: !areEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: order(left, right) == .orderedDescending
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, PredicateValue.elements(right) ?? [])
        case .in: isIn(left, right)
        case .contains: isIn(right, left)
        case .begins: texts(left, right).map { $0.hasPrefix($1) } ?? false
        case .ends: texts(left, right).map { $0.hasSuffix($1) } ?? false
        case .like: matches(left, right, pattern: Self.pattern(ofWildcards:))
        case .matches: matches(left, right, pattern: { $0 })
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        if let (left, right) = texts(left, right) { return left == right }
        return PredicateValue.areEqual(left, right)
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let (left, right) = texts(left, right) { return left.compare(right) }
        return PredicateValue.order(left, right)
    }

    private func isBetween(_ value: Any?, _ limits: [Any?]) -> Bool {
        guard limits.count == 2, let low = order(limits[0], value), let high = order(value, limits[1]) else {
            return false
        }
        return low != .orderedDescending && high != .orderedDescending
    }

    private func isIn(_ element: Any?, _ whole: Any?) -> Bool {
        if let (element, whole) = texts(element, whole) { return whole.range(of: element) != nil }
        return PredicateValue.elements(whole)?.contains { areEqual($0, element) } ?? false
    }

    /// Both as texts, without case and accents where these do not count.
    private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return nil }
        return (folded(left), folded(right))
    }

    private func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func matches(_ left: Any?, _ right: Any?, pattern: (String) -> String) -> Bool {
        guard let text = PredicateValue.text(left), let wanted = PredicateValue.text(right) else { return false }
        let whole = ignoresAccents ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        // The whole text has to match, and not a part of it.
        let expression = "^(?:\(pattern(wanted)))\\z"
        guard
            let regular = try? NSRegularExpression(pattern: expression, options: ignoresCase ? .caseInsensitive : [])
        else {
            fatalError("NSPredicate cannot read the regular expression “\(wanted)”")
        }
        return regular.firstMatch(in: whole, range: NSRange(whole.startIndex..., in: whole)) != nil
    }

    /// `?` is one character, and `*` any number.
    private static func pattern(ofWildcards text: String) -> String {
        text.map { character in
            switch character {
            case "?": "."
            case "*": "(?s:.*)"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
