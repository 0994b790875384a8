extension Product {
    /// How subscriptions of a group stand to the one that a person has. Where a person has none, all are shown.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Those of a higher level of service.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// Those of a lower level of service.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// Others of the same level.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// The one that the person has.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// Each of them.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]

        /// The levels of a group are counted from 1, which is the highest.
        init(of subscription: SubscriptionInfo, to current: SubscriptionInfo, isOwn: Bool) {
            let (level, other) = (subscription.groupLevel, current.groupLevel)
            self = isOwn ? .current : level < other ? .upgrade : level > other ? .downgrade : .crossgrade
        }
    }
}
