import Foundation

/// Lets a person pay, which can't be done with this device: the page is not shown, and its completion is told so. The log tells once.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// A page for a request.
    public init(paymentRequest request: PKPaymentRequest) {}

    /// Whether something can be paid: no.
    open class func canMakePayments() -> Bool {
        Absence.tellPayments()
        return false
    }
    /// Whether something can be paid with a card of networks: no.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { canMakePayments() }
    /// Whether something can be paid with a card of networks that shops can take: no.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { canMakePayments() }

    /// Shows the page. Completes with false, on the main queue.
    @preconcurrency open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
        Absence.tellPayments()
        DispatchQueue.main.async { completion?(false) }
    }
    /// Shows the page.
    /// - Returns: Whether it is shown: no.
    open func present() async -> Bool {
        Absence.tellPayments()
        return false
    }
    /// Ends the page. None is shown, so it is done at once.
    open func dismiss(completion: (@Sendable () -> Void)? = nil) { DispatchQueue.main.async { completion?() } }
    /// Ends the page. None is shown, so it is done at once.
    open func dismiss() async {}
}
