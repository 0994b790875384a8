import PassKit
import SwiftUI
import Testing

/// Payments that can't be made, as apps meet them.
@MainActor
struct PaymentTests {
    private var request: PKPaymentRequest {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.org.example"
        request.supportedNetworks = [.visa, .masterCard, .amex]
        request.merchantCapabilities = [.threeDSecure, .debit]
        (request.countryCode, request.currencyCode) = ("CH", "CHF")
        let method = PKShippingMethod(label: "Post", amount: NSDecimalNumber(string: "7.00"))
        method.identifier = "post"
        request.shippingMethods = [method]
        request.requiredShippingContactFields = [.postalAddress, .emailAddress]
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Bread", amount: NSDecimalNumber(string: "4.50"), type: .final),
            PKPaymentSummaryItem(label: "Bakery", amount: NSDecimalNumber(string: "11.50")),
        ]
        return request
    }

    /// As apps have it.
    final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate {
        func paymentAuthorizationController(
            _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
        ) { completion(PKPaymentAuthorizationResult(status: .success, errors: nil)) }
        func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
            controller.dismiss()
        }
    }

    @Test("Nothing can be paid, and a page for it is not shown") func payment() async {
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: .credit))
        #expect(!PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.visa]))
        #expect(PKPaymentRequest.availableNetworks().isEmpty)
        let shop = Shop()
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = shop
        let isShown = await withCheckedContinuation { done in controller.present { done.resume(returning: $0) } }
        #expect(!isShown)
        #expect(await !controller.present())
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
    }

    @Test("A request keeps what is to be paid") func values() throws {
        let request = request
        #expect(request.paymentSummaryItems.map(\.amount.doubleValue) == [4.5, 11.5])
        #expect(request.paymentSummaryItems.last?.type == .final && request.shippingMethods?.first?.label == "Post")
        #expect(request.merchantCapabilities.contains(.capability3DS) && !request.merchantCapabilities.contains(.emv))
        #expect(request.supportedNetworks.contains(PKPaymentNetwork("MasterCard")))
        let days = PKDateComponentsRange(
            start: DateComponents(year: 2026, month: 5, day: 2), end: DateComponents(year: 2026, month: 5, day: 1))
        #expect(days == nil)
        let contact = PKContact()
        contact.phoneNumber = CNPhoneNumber(stringValue: "123")
        #expect(contact.phoneNumber?.stringValue == "123")
        let update = PKPaymentRequestShippingContactUpdate(
            errors: [PKPaymentRequest.paymentShippingAddressUnserviceableError(withLocalizedDescription: "Too far")],
            paymentSummaryItems: [], shippingMethods: [])
        let error = try #require(update.errors.first as NSError?)
        #expect(error.code == 3 && error.localizedDescription == "Too far")
        #expect(
            PKPaymentRequest.paymentCouponCodeExpiredError() as? PKPaymentError
                == PKPaymentError(.couponCodeExpiredError))
        let field = PKPaymentRequest.paymentContactInvalidError(withContactField: .name, localizedDescription: nil)
        #expect((field as NSError).userInfo[PKPaymentErrorKey.contactFieldUserInfoKey.rawValue] as? String == "name")
    }
}
