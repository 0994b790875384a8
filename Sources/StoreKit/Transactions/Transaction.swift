import Foundation

/// What the store has signed, or what only says so. All is verified here, since the store is the program itself.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// Why something is not signed.
    public enum VerificationError: LocalizedError, Hashable, Sendable {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties
        public var errorDescription: String? { "It is not the store's." }
    }

    /// The value, where it is verified; else throws.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    /// The value, whether it is verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Its number.
    public let id: UInt64
    /// The number of the first purchase of a subscription.
    public let originalID: UInt64
    /// What was bought.
    public let productID: String
    /// What kind it is.
    public let productType: Product.ProductType
    /// The group of a subscription.
    public let subscriptionGroupID: String?
    /// When it was bought.
    public let purchaseDate: Date
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// When a subscription's time ends.
    public let expirationDate: Date?
    /// When it was taken back: never here.
    public internal(set) var revocationDate: Date?
    /// Why it was taken back.
    public var revocationReason: RevocationReason? { nil }
    /// How many were bought.
    public let purchasedQuantity: Int
    /// The person's account with the app.
    public let appAccountToken: UUID?
    /// Whether a person has a better one of the group instead. Never here.
    public var isUpgraded: Bool { false }
    /// Who has bought it.
    public var ownershipType: OwnershipType { .purchased }
    /// What it cost.
    public let price: Decimal?
    /// Where it was bought.
    public var environment: AppStore.Environment { .xcode }

    /// Why something was taken back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
        /// The reason in words, in English.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }
    /// Who has bought something.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Says that the app has given what was bought.
    public func finish() async { Store.ofProgram.finish(self) }

    /// Everything that was bought, the latest first.
    public static var all: Transactions { Transactions { Store.ofProgram.all.reversed() } }
    /// What gives a person the use of something: bought once, or a subscription whose time has not ended.
    public static var currentEntitlements: Transactions { Transactions { Store.ofProgram.inUse } }
    /// What the app has not finished yet.
    public static var unfinished: Transactions { Transactions { Store.ofProgram.unfinished } }
    /// What is bought elsewhere, from now on. Purchases of the app's own are returned by ``Product/purchase(options:)``, so there are none but those that
    /// were not finished when the program began to listen.
    public static var updates: Transactions { Transactions(endless: true) { Store.ofProgram.unfinished } }

    /// What was bought last of a product.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Store.ofProgram.all.last { $0.productID == productID }.map { .verified($0) }
    }
    /// What gives a person the use of a product.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Store.ofProgram.inUse.last { $0.productID == productID }.map { .verified($0) }
    }

    /// Things that were bought.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        var isEndless = false
        let values: @Sendable () -> [Transaction]

        init(endless: Bool = false, _ values: @escaping @Sendable () -> [Transaction]) {
            isEndless = endless
            self.values = values
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(rest: values()[...], end: isEndless ? AsyncStream { _ in }.makeAsyncIterator() : nil)
        }

        /// Goes over them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<Transaction>
            /// Something that ends only with the task.
            var end: AsyncStream<Void>.Iterator?

            public mutating func next() async -> VerificationResult<Transaction>? {
                if let first = rest.popFirst() { return .verified(first) }
                _ = await end?.next()
                return nil
            }
        }
    }
}
