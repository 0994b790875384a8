import PassKit
import SwiftUI

/// The buttons of the wallet.
struct PayPage: View {
    @State private var answer: String?

    var body: some View {
        Form {
            Section("Wallet") {
                AvailabilityRow("Passes", PKPassLibrary.isPassLibraryAvailable())
                AvailabilityRow("Payments", PKPaymentAuthorizationController.canMakePayments())
            }
            Section("Buttons") {
                PayWithApplePayButton(.buy, request: request) { phase in
                    if case .didAuthorize = phase { answer = "Paid" }
                    if case .didFinish = phase { answer = answer ?? "Nothing was paid." }
                } fallback: {
                    Text("This device can't pay.").foregroundStyle(.secondary)
                }
                .frame(height: 44)
                if let answer { Text(answer).font(.callout).foregroundStyle(.secondary) }
            }
            Section("Sum") {
                ForEach(request.paymentSummaryItems, id: \.label) { item in
                    LabeledContent(item.label, value: item.amount.decimalValue, format: .currency(code: "EUR"))
                }
            }
        }
        .formStyle(.grouped)
    }

    private let request: PKPaymentRequest = {
        let request = PKPaymentRequest()
        request.countryCode = "DE"
        request.currencyCode = "EUR"
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Coffee", amount: 3.2), PKPaymentSummaryItem(label: "Cake", amount: 4.5),
        ]
        return request
    }()
}
