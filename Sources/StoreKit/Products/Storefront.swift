import Foundation

/// The store of a country. Here it is the one that the app's `.storekit` file names.
public struct Storefront: Hashable, Sendable, Identifiable {
    /// Three letters for the country, such as `USA`.
    public let countryCode: String
    /// The store's number. It is not known here, and is the country.
    public var id: String { countryCode }
    /// What prices are told in; nil where the country is not known.
    public var currency: Locale.Currency? { locale?.currency }
    private var locale: Locale? { StoreFile.ofProgram?.currency }

    /// The store that things are bought in; nil where there is no `.storekit` file.
    public static var current: Storefront? {
        get async { StoreFile.ofProgram.map { Storefront(countryCode: $0.settings?._storefront ?? "USA") } }
    }

    /// Other stores, from now on. A file names one, so there are none: the loop waits until its task ends.
    public static var updates: Storefronts { Storefronts() }

    /// Stores, one after the other.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        public func makeAsyncIterator() -> NothingComes<Storefront> { NothingComes() }
    }
}

extension Product.SubscriptionInfo.Status {
    /// What changes of subscriptions by itself, from now on. Nobody renews or revokes any here, so there is nothing: the loop waits until its task ends.
    public static var updates: Statuses { Statuses() }

    /// States of subscriptions, one after the other.
    public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Product.SubscriptionInfo.Status
        public func makeAsyncIterator() -> NothingComes<Product.SubscriptionInfo.Status> { NothingComes() }
    }
}

/// What the store wants to tell a person. There is no store, so there never is one.
public struct Message: Hashable, Sendable {
    /// What a message is about.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let priceIncreaseConsent = Reason(rawValue: 0)
        public static let generic = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    /// What it is about.
    public let reason: Reason

    /// Messages, from now on: none. The loop waits until its task ends.
    public static var messages: Messages { Messages() }

    /// Messages, one after the other.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        public func makeAsyncIterator() -> NothingComes<Message> { NothingComes() }
    }
}

/// Waits for what never comes, and ends with the task that waits.
public struct NothingComes<Element: Sendable>: AsyncIteratorProtocol {
    private var end = AsyncStream<Element> { _ in }.makeAsyncIterator()

    init() {}

    public mutating func next() async -> Element? { await end.next() }
}
