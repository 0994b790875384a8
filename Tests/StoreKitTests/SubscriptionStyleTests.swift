import DovetailTesting
import Foundation
import StoreKit
import SwiftUI
import Testing

extension StoreTests {
    @Test("Subscriptions are bought by a button for each, or stand side by side in a bar at the bottom")
    func subscriptionStyles() async throws {
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            SubscriptionStoreView(groupID: "2100") { Text("Coffee") }.subscriptionStoreControlStyle(.buttons)
        }
        await host.settle()
        #expect(host.exists("Monthly, $1.99 / month"))
        // Another test may have bought it.
        #expect(host.exists("Yearly, $19.99 / year") || host.exists("Purchased"))
        #expect(!host.exists("Subscribe") && !host.exists("Try It Free"))

        let barred = TestHost(size: CGSize(width: 400, height: 400)) {
            SubscriptionStoreView(productIDs: ["coffee.month", "coffee.year"]) { Text("Coffee") }
                .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
                .subscriptionStorePickerItemBackground(.red)
        }
        await barred.settle()
        let month = try barred.frame(of: "Monthly $1.99 / month One cup a day.")
        let year = try barred.frame(of: "Yearly $19.99 / year Two months for nothing.")
        #expect(month.maxX <= year.minX && month.minY == year.minY)
        #expect(month.minY > 200)
        #expect(try barred.color(at: CGPoint(x: month.midX, y: month.minY + 6)).description == "#FF3B30FF")
    }

    @Test("A view hears how far its products are loaded, and which of them there are not") func productTasks()
        async throws
    {
        var heard: [String] = []
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("Shop")
                .storeProductsTask(for: ["coffee.tip", "coffee.none"]) { state in
                    switch state {
                    case .loading: heard.append("loading")
                    case .failure: heard.append("failure")
                    case .success(let products, let unavailable):
                        heard.append("\(products.map(\.id)) \(unavailable) \(state.products?.count ?? -1)")
                    }
                }
                .storeProductTask(for: "coffee.none") { state in
                    if case .unavailable = state { heard.append("unavailable") }
                }
        }
        await host.settle()
        #expect(Set(heard) == ["loading", #"["coffee.tip"] ["coffee.none"] 1"#, "unavailable"])
    }

    struct Account: View {
        let note: @MainActor (Bool) -> Void
        @State private var isShown = false
        var body: some View {
            Button("Manage") { isShown = true }
                .manageSubscriptionsSheet(isPresented: $isShown)
                .onChange(of: isShown) { _, isShown in note(isShown) }
        }
    }

    @Test("A sheet to manage subscriptions is closed again at once") func manage() throws {
        var states: [Bool] = []
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Account { states.append($0) } }
        try host.tap("Manage")
        #expect(states == [true, false])
    }
}
