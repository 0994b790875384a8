import DovetailTesting
import Foundation
import StoreKit
import SwiftUI
import Testing

extension StoreTests {
    /// As apps have it.
    private struct Badged: SubscriptionStoreControlStyle {
        func makeBody(configuration: Configuration) -> some View {
            SubscriptionPicker(configuration) { option in
                HStack {
                    Text(option.displayName)
                    Text(option.isFamilyShareable ? "for all" : "for one")
                    if option.isSelected { Text("chosen") }
                }
            } confirmation: { option in
                SubscribeButton(option)
                Button("Buy \(option.displayName) by myself") { option.subscribe() }
            }
        }
    }

    @Test("A style of an app's own makes the controls, and buys by the usual button or by itself")
    func ownSubscriptionStyle() async throws {
        var bought: [String] = []
        let host = TestHost(size: CGSize(width: 500, height: 500)) {
            SubscriptionStoreView(groupID: "2100") { Text("Coffee") }
                .subscriptionStoreControlStyle(Badged())
                .subscriptionStoreButtonLabel(.price)
                .onInAppPurchaseStart { bought.append($0.id) }
        }
        await host.settle()
        #expect(host.exists("Monthly for one chosen") && host.exists("Yearly for one"))
        try host.tap("Yearly for one")
        #expect(host.exists("Yearly for one chosen") && host.exists("Monthly for one"))
        await host.settle()
        #expect(host.exists("$19.99 / year") || host.exists("Purchased"))
        try host.tap("Buy Yearly by myself")
        await host.settle()
        #expect(bought == ["coffee.year"])
    }

    @Test("Subscriptions are shown in groups, which a person goes through by tabs") func groups() async throws {
        let host = TestHost(size: CGSize(width: 500, height: 500)) {
            SubscriptionStoreView(groupID: "2100") {
                SubscriptionPeriodGroupSet { period in Text("each \(period.map { "\($0.unit)" } ?? "")") }
            }
        }
        await host.settle()
        #expect(host.exists("each month") && !host.exists("each year"))
        #expect(host.texts.contains("$1.99 / month") && !host.texts.contains("$19.99 / year"))
        try host.tap("Year")
        #expect(host.exists("each year") && host.texts.contains("$19.99 / year"))
        #expect(!host.texts.contains("$1.99 / month"))

        let named = TestHost(size: CGSize(width: 500, height: 500)) {
            SubscriptionStoreView(groupID: "2100") {
                SubscriptionOptionGroupSet {
                    $0.price > 10 ? 0 : 1
                } label: {
                    Text($0 == 0 ? "Dear" : "Cheap")
                }
                SubscriptionOptionGroup("All of it") { $0.id.hasPrefix("coffee") }
                SubscriptionOptionGroup("Nothing") { _ in false }
            }
        }
        await named.settle()
        // In the order of the numbers.
        #expect(try named.frame(of: "Dear").minX < named.frame(of: "Cheap").minX)
        #expect(named.texts.contains("$19.99 / year") && !named.texts.contains("$1.99 / month"))
        #expect(named.exists("All of it") && !named.exists("Nothing"))
        try named.tap("All of it")
        #expect(named.texts.contains("$19.99 / year") && named.texts.contains("$1.99 / month"))
    }

    @Test(
        "Buttons say what the app wants",
        arguments: [
            (SubscriptionStoreButtonLabel.displayName, "Monthly"), (.price, "$1.99 / month"), (.action, "Try It Free"),
            (.singleLine, "Monthly, $1.99 / month"), (.automatic, "Monthly, $1.99 / month"),
        ])
    func buttonLabels(label: SubscriptionStoreButtonLabel, text: String) async throws {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            SubscriptionStoreView(productIDs: ["coffee.month"])
                .subscriptionStoreControlStyle(.buttons).subscriptionStoreButtonLabel(label)
        }
        await host.settle()
        #expect(host.exists(text), "\(host.tree)")
    }
}
