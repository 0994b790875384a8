import DovetailEngine
import Foundation

/// A sentence about an intent, with its parameters in it. Nothing shows it.
public protocol ParameterSummary {}

extension Never: ParameterSummary {}

/// The words of a sentence about an intent: `Summary("Add \(\.$text)")`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// The words, with a mark for each parameter.
    public let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Takes the words and parameters of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// A parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${}"
        }
    }
}

/// A sentence about an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// No words.
    public init() {}
    /// Words.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// No words, and parameters.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    /// Words, and parameters that stand below.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}

/// Makes a list of parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}
