import Foundation

/// A sentence about an intent that is known. Not for use outside the framework.
public protocol _IntentSummary<Intent>: ParameterSummary {
    associatedtype Intent: AppIntent
}
extension IntentParameterSummary: _IntentSummary {}

/// How the value of a parameter is compared in a condition of a sentence.
public enum ParameterSummaryComparison: Hashable, Sendable {
    case equalTo
    case notEqualTo
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
}
/// How the text of a parameter is compared in a condition of a sentence.
public enum ParameterSummaryStringComparison: Hashable, Sendable {
    case contains
    case hasPrefix
    case hasSuffix
}
/// Whether a parameter has a value, in a condition of a sentence.
public enum ParameterSummaryPresence: Hashable, Sendable {
    case hasAnyValue
    case hasNoValue
}
/// Whether a parameter has one of several values, in a condition of a sentence.
public enum ParameterSummaryMembership: Hashable, Sendable { case oneOf }

/// One of two sentences, as the value of a parameter is. Nothing shows either.
public struct When<Intent: AppIntent, Then: _IntentSummary, Otherwise: _IntentSummary>: _IntentSummary
where Then.Intent == Intent, Otherwise.Intent == Intent {
    /// By a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
        _ then: () -> Then, otherwise: () -> Otherwise
    ) {}
    /// By a text.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<String>>, _ comparison: ParameterSummaryStringComparison,
        _ value: String, _ then: () -> Then, otherwise: () -> Otherwise
    ) {}
    /// By several values.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterSummaryMembership,
        _ values: [Value], _ then: () -> Then, otherwise: () -> Otherwise
    ) {}
    /// By whether there is a value.
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ presence: ParameterSummaryPresence,
        _ then: () -> Then, otherwise: () -> Otherwise
    ) {}
    /// By a value that may be missing.
    @_disfavoredOverload
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: ParameterSummaryComparison,
        _ value: Value, _ then: () -> Then, otherwise: () -> Otherwise
    ) {}
}

/// One of several sentences, as the value of a parameter is. Nothing shows any.
public struct Switch<Intent: AppIntent, Value, Content: _IntentSummary>: _IntentSummary
where Content.Intent == Intent {
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}
}
/// A sentence for one value.
public struct Case<Intent: AppIntent, Value, Content: _IntentSummary>: _IntentSummary where Content.Intent == Intent {
    public init(_ value: Value, _ content: () -> Content) {}
    /// A sentence for several values.
    public init(_ values: [Value], _ content: () -> Content) {}
}
/// A sentence for all other values.
public struct DefaultCase<Intent: AppIntent, Value, Content: _IntentSummary>: _IntentSummary
where Content.Intent == Intent {
    public init(_ content: () -> Content) {}
}
/// Several sentences for the values of a parameter.
public struct ParameterSummaryCases<Intent: AppIntent>: _IntentSummary {}

/// Puts the sentences for the values of a parameter together.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Content>(_ one: Case<Intent, Value, Content>) -> ParameterSummaryCases<Intent> {
        ParameterSummaryCases()
    }
    public static func buildExpression<Content>(
        _ one: DefaultCase<Intent, Value, Content>
    ) -> ParameterSummaryCases<Intent> { ParameterSummaryCases() }
    public static func buildBlock(_ cases: ParameterSummaryCases<Intent>...) -> ParameterSummaryCases<Intent> {
        ParameterSummaryCases()
    }
}
