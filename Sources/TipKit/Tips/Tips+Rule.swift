extension Tips {
    /// Something that has to be true for a tip to be shown. `#Rule` makes them.
    public struct Rule: Sendable {
        let isTrue: @Sendable () -> Bool

        /// A rule about a parameter or an event.
        public init<Input: RuleInput>(_ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool) {
            isTrue = { body(input.ruleValue) }
        }
        /// A rule about two of them.
        public init<First: RuleInput, Second: RuleInput>(
            _ first: First, _ second: Second, _ body: @escaping @Sendable (First.Value, Second.Value) -> Bool
        ) {
            isTrue = { body(first.ruleValue, second.ruleValue) }
        }
        /// A rule about three of them.
        public init<First: RuleInput, Second: RuleInput, Third: RuleInput>(
            _ first: First, _ second: Second, _ third: Third,
            _ body: @escaping @Sendable (First.Value, Second.Value, Third.Value) -> Bool
        ) {
            isTrue = { body(first.ruleValue, second.ruleValue, third.ruleValue) }
        }
    }

    /// What rules are about: parameters and events.
    public protocol RuleInput: Sendable {
        /// What a rule is given.
        associatedtype Value
        /// What a rule is given now.
        var ruleValue: Value { get }
    }

    /// Puts rules into a list.
    @resultBuilder
    public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
        public static func buildEither(first: [Rule]) -> [Rule] { first }
        public static func buildEither(second: [Rule]) -> [Rule] { second }
        public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Rule]) -> [Rule] { part }
    }
}

/// A rule about a parameter or an event: `#Rule(Self.$isSignedIn) { $0 }`.
///
/// The closure is any expression of Swift here. On Apple's systems it has to be one that a predicate can say.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
    _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "DovetailMacros", type: "TipRuleMacro")

/// A rule about two parameters or events.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
    _ first: First, _ second: Second, _ body: @escaping @Sendable (First.Value, Second.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "DovetailMacros", type: "TipRuleMacro")

/// A rule about three parameters or events.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput, Third: Tips.RuleInput>(
    _ first: First, _ second: Second, _ third: Third,
    _ body: @escaping @Sendable (First.Value, Second.Value, Third.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "DovetailMacros", type: "TipRuleMacro")
