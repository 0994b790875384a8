import Foundation

/// How far a purchase has got.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The store is asked.
    case purchasing
    /// It was bought: the app is to give what was bought, and to finish it.
    case purchased
    /// It was not bought: ``SKPaymentTransaction/error`` says why.
    case failed
    /// It was bought before.
    case restored
    /// Somebody else has to agree. Never here.
    case deferred
}

/// A purchase in an ``SKPaymentQueue``.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What was to be bought.
    public let payment: SKPayment
    /// The purchase that this one brings back; nil for a new one.
    public let original: SKPaymentTransaction?

    /// What changes while the queue works on it.
    struct Progress {
        var state = SKPaymentTransactionState.purchasing
        var error: (any Error)?
        /// What the store has of it.
        var bought: Transaction?
    }

    private let lock = NSLock()
    private var progress: Progress
    private var wasTold = false

    init(_ payment: SKPayment, _ progress: Progress = Progress(), original: SKPaymentTransaction? = nil) {
        (self.payment, self.progress, self.original) = (payment, progress, original)
    }

    /// Whether observers were told that it began, were there any or not.
    var isTold: Bool {
        get { lock.withLock { wasTold } }
        set { lock.withLock { wasTold = newValue } }
    }

    var known: Progress {
        get { lock.withLock { progress } }
        set { lock.withLock { progress = newValue } }
    }

    /// How far it has got.
    open var transactionState: SKPaymentTransactionState { known.state }
    /// Why nothing was bought.
    open var error: (any Error)? { known.error }
    /// Its number at the store, once it is bought.
    open var transactionIdentifier: String? { known.bought.map { "\($0.id)" } }
    /// When it was bought.
    open var transactionDate: Date? { known.bought?.purchaseDate }
}

/// Why the store did not do what it was asked for.
public struct SKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// Reasons.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    /// The reason.
    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .storeProductNotAvailable: "There is no such product in the .storekit file."
        case .paymentInvalid: "What was to be bought can't be bought like that."
        default: "Nothing was bought."
        }
    }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// The domain of ``SKError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKErrorDomain = "SKErrorDomain"
