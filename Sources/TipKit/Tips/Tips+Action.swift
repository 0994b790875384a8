extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// What it is known by: what it was given, else its place among the tip's buttons.
        public var id: String { givenID ?? String(index ?? 0) }
        /// Its place among the tip's buttons, from 0; nil for one that is in no tip.
        public internal(set) var index: Int?
        /// What is done when it is pressed, before the view that shows the tip hears of it.
        public let handler: @Sendable () -> Void
        /// What it says.
        public let label: @Sendable () -> Text
        let isDisabled: Bool
        private let givenID: String?

        /// A button that says a text.
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (givenID, isDisabled, self.handler, self.label) = (id, disabled, handler, label)
        }
        /// A button that says a text, which is translated.
        public init(
            id: String? = nil, title: LocalizedStringKey, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = Text(title)
            self.init(id: id, disabled: disabled, perform: handler) { text }
        }
        /// A button that says a text as it is.
        @_disfavoredOverload
        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = Text(verbatim: String(title))
            self.init(id: id, disabled: disabled, perform: handler) { text }
        }
    }

    /// Puts buttons into a list.
    @resultBuilder
    public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
        public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
        public static func buildLimitedAvailability(_ part: [Action]) -> [Action] { part }
    }
}

extension Tip {
    /// Its buttons, each with its place.
    var placedActions: [Tips.Action] {
        actions.enumerated().map { index, action in
            var action = action
            action.index = index
            return action
        }
    }
}
