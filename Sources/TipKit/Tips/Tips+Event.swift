import Foundation

extension Tips {
    /// Something that happens in an app and is counted, for rules: `static let opened = Event(id: "opened")`.
    ///
    /// The last 1,000 times are known, or what a limit says. Any thread may tell of it.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        /// What it is known by.
        public let id: String
        private let limit: DonationLimit

        /// An event with values.
        public init(id: String) { self.init(id: id, donationLimit: DonationLimit()) }
        /// An event with values, of which no more is known than a limit says.
        public init(id: String, donationLimit: DonationLimit) { (self.id, limit) = (id, donationLimit) }

        /// The times that it happened, the oldest first.
        public var donations: [Donation] { TipStore.shared.donations(id) }
        public var ruleValue: Event { self }

        /// It happened, with a value.
        public func donate(_ donation: DonationInfo) async { TipStore.shared.donate(id, donation, limit) }
        /// It happened, with a value. `donationComplete` is called once it is known.
        public func sendDonation(_ donation: DonationInfo, _ donationComplete: (@Sendable () -> Void)? = nil) {
            TipStore.shared.donate(id, donation, limit)
            donationComplete?()
        }

        /// One time that an event happened. The value's members are its own.
        @dynamicMemberLookup
        public struct Donation: Codable, Sendable {
            /// When it happened.
            public let date: Date
            /// What was told of it.
            public let donationInfo: DonationInfo

            public subscript<Member>(dynamicMember member: KeyPath<DonationInfo, Member>) -> Member {
                donationInfo[keyPath: member]
            }
        }
    }

    /// The value of events that have none.
    public struct EmptyDonation: Codable, Hashable, Sendable {
        public init() {}
    }

    /// How much is known of an event.
    public struct DonationLimit: Sendable {
        let count: Int
        let age: TimeInterval?
        /// The last so many times, and none that is longer ago than an age.
        public init(maximumCount: Int = 1000, maximumAge: DonationTimeRange? = nil) {
            (count, age) = (max(maximumCount, 0), maximumAge?.seconds)
        }
    }

    /// A length of time that ends now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        public static var minute: DonationTimeRange { minutes(1) }
        public static var hour: DonationTimeRange { hours(1) }
        public static var day: DonationTimeRange { days(1) }
        public static var week: DonationTimeRange { weeks(1) }
        public static func minutes(_ value: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(value) * 60)
        }
        public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 3600) }
        public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(value) * 86400) }
        public static func weeks(_ value: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(value) * 7 * 86400)
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// An event without values.
    public init(id: String) { self.init(id: id, donationLimit: Tips.DonationLimit()) }
    /// An event without values, of which no more is known than a limit says.
    public init(id: String, donationLimit: Tips.DonationLimit) { (self.id, limit) = (id, donationLimit) }
    /// It happened.
    public func donate() async { await donate(Tips.EmptyDonation()) }
    /// It happened. `donationComplete` is called once it is known.
    public func sendDonation(_ donationComplete: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), donationComplete)
    }
}

extension Array {
    /// Those that happened within a length of time before now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let start = TipStore.shared.now.addingTimeInterval(-range.seconds)
        return filter { $0.date >= start }
    }

    /// The most of them that have the same value.
    public func largestSubset<Info, Value: Hashable>(groupedBy value: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.donationInfo[keyPath: value] }.values.max { $0.count < $1.count } ?? []
    }

    /// The fewest of them that have the same value.
    public func smallestSubset<Info, Value: Hashable>(groupedBy value: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.donationInfo[keyPath: value] }.values.min { $0.count < $1.count } ?? []
    }
}
