import Foundation

// On Linux, Foundation has no parts of predicates for comparisons of texts as people read them, though its `#Predicate` writes these names.

extension PredicateExpressions {
    /// Whether a text is within another one, whatever its case and accents.
    public struct StringLocalizedStandardContains<
        Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
    >: Foundation.PredicateExpression
    where Root.Output == String, Other.Output == String {
        /// The text that is asked about.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other

        /// Compares two texts.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// The answer, in memory.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }
    }

    /// Compares texts, whatever their case.
    public struct StringCaseInsensitiveCompare<
        Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
    >: Foundation.PredicateExpression
    where Root.Output == String, Other.Output == String {
        /// The text that is asked about.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other

        /// Compares two texts.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// The answer, in memory.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
        }
    }

    /// Compares texts by the rules of the language of the process.
    public struct StringLocalizedCompare<Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression>:
        Foundation.PredicateExpression
    where Root.Output == String, Other.Output == String {
        /// The text that is asked about.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other

        /// Compares two texts.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// The answer, in memory.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
        }
    }

    /// What `#Predicate` writes for `localizedStandardContains(_:)`.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }

    /// What `#Predicate` writes for `caseInsensitiveCompare(_:)`.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> {
        StringCaseInsensitiveCompare(root: root, other: other)
    }

    /// What `#Predicate` writes for `localizedCompare(_:)`.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> {
        StringLocalizedCompare(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
