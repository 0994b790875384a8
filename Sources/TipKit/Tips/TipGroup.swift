import Observation

/// Tips of which one is shown at a time.
///
///     @State private var tips = TipGroup(.ordered) {
///         FirstTip()
///         SecondTip()
///     }
///     …
///     Button("Add") {}.popoverTip(tips.currentTip as? FirstTip)
@MainActor
public final class TipGroup: Observable {
    /// In which order tips of a group are shown.
    public enum Priority: Sendable {
        /// One after the other: the next one when all before it are not shown any more.
        case ordered
        /// The first one that may be shown.
        case firstAvailable
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// A group of tips.
    public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip that may be shown now; nil for none. A view that reads it is updated when it is another one.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first {
                if case .invalidated = $0.status { false } else { true }
            }
            return next.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }

    /// Puts tips into a list.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildExpression(_ tips: [any Tip]) -> [any Tip] { tips }
        public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
        public static func buildEither(first: [any Tip]) -> [any Tip] { first }
        public static func buildEither(second: [any Tip]) -> [any Tip] { second }
        public static func buildArray(_ parts: [[any Tip]]) -> [any Tip] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [any Tip]) -> [any Tip] { part }
    }
}
