import DovetailTesting
import PassKit
import SwiftUI
import Testing
import UIKit

/// Buttons of a wallet that is not there.
@MainActor
struct WalletButtonTests {
    @Test("A button that adds passes looks as it should, and says that they were not added") func adding() throws {
        var results: [Bool] = []
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            AddPassToWalletButton([]) { results.append($0) }.addPassToWalletButtonStyle(.blackOutline)
        }
        try host.tap("Add to Apple Wallet")
        #expect(results == [false])
        var count = 0
        let plain = TestHost(size: CGSize(width: 400, height: 200)) { AddPassToWalletButton { count += 1 } }
        try plain.tap("Add to Apple Wallet")
        #expect(count == 1)
        let other = TestHost(size: CGSize(width: 400, height: 200)) {
            AddPassToWalletButton([]) { _ in
            } fallback: {
                Text("No wallet")
            }
        }
        #expect(other.texts == ["No wallet"])
    }

    @Test("A button that pays says what it is for, and ends without a payment") func paying() throws {
        var phases: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            PayWithApplePayButton(.buy, request: PKPaymentRequest()) { phase in
                switch phase {
                case .willAuthorize: phases.append("will")
                case .didAuthorize(_, let handler): handler(PKPaymentAuthorizationResult(status: .success, errors: nil))
                case .didFinish: phases.append("done")
                }
            }
            .payWithApplePayButtonStyle(.white)
        }
        #expect(host.texts.contains("Buy with") && host.texts.contains("Pay"))
        try host.tap("Buy with Apple Pay")
        #expect(phases == ["done"])
        let other = TestHost(size: CGSize(width: 400, height: 200)) {
            PayWithApplePayButton(.checkout, action: {}) { Text("Pay by bill") }
        }
        #expect(other.texts == ["Pay by bill"])
    }

    @Test("UIKit's buttons are black, and tell that they were pressed") func buttons() {
        let adding = PKAddPassButton(addPassButtonStyle: .black)
        #expect(adding.backgroundColor == .black && adding.layer.borderWidth == 0)
        adding.addPassButtonStyle = .blackOutline
        #expect(adding.layer.borderWidth == 1 && adding.title(for: .normal) == "Add to Apple Wallet")
        var count = 0
        let paying = PKPaymentButton(paymentButtonType: .subscribe, paymentButtonStyle: .whiteOutline)
        paying.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        paying.sendActions(for: .touchUpInside)
        paying.cornerRadius = 10
        #expect(count == 1 && paying.backgroundColor == .white && paying.layer.cornerRadius == 10)
        #expect(paying.title(for: .normal) == "Subscribe with Apple Pay")
        #expect(PKPaymentButton(type: .plain, style: .automatic).backgroundColor == .black)
    }
}
