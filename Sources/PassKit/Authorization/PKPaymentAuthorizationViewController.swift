import DovetailUIKit
import Foundation

/// Lets a person pay, which can't be done with this device: there is never such a controller. The log tells once.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    /// nil.
    public init?(paymentRequest request: PKPaymentRequest) {
        Absence.tellPayments()
        return nil
    }
    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

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
}
