import Foundation

/// Something about how often a tip may be shown.
public protocol TipOption: Sendable {}

extension Tips {
    /// Whether a tip is shown although another one was shown a short time ago.
    public struct IgnoresDisplayFrequency: TipOption {
        let isIgnoring: Bool
        public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
    }

    /// How many times a tip may be shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How many seconds a tip may be shown, taken together. It goes when it is looked at afterwards, and not while nothing happens in its window.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }

    /// Puts options into a list.
    @resultBuilder
    public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
        public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
        public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
        public static func buildArray(_ parts: [[any TipOption]]) -> [any TipOption] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [any TipOption]) -> [any TipOption] { part }
    }
}
