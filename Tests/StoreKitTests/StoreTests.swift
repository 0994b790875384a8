import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import StoreKit

/// What can be bought by a file of Xcode's, as apps do it. The tests share the program's store, so each has products of its own.
@Suite(.serialized) @MainActor struct StoreTests {
    static let file = Bundle.module.url(forResource: "Coffee", withExtension: "storekit")!

    init() { setenv("DOVETAIL_STOREKIT", Self.file.path, 1) }

    @Test("Products are read with names, prices of the file's country, and what is known of subscriptions")
    func products() async throws {
        let all = try await Product.products(for: ["coffee.month", "coffee.tip", "coffee.pro", "unknown"])
        #expect(all.map(\.id) == ["coffee.tip", "coffee.pro", "coffee.month"])
        #expect(all.map(\.displayName) == ["Tip", "Coffee Pro", "Monthly"])
        #expect(all.map(\.type) == [.consumable, .nonConsumable, .autoRenewable])
        #expect(all[1].displayPrice == "$4.99" && all[1].price == Decimal(string: "4.99"))
        #expect(all[1].description == "Every recipe." && all[1].isFamilyShareable)
        let month = try #require(all[2].subscription)
        #expect(month.subscriptionPeriod.unit == .month && month.subscriptionPeriod.value == 1)
        #expect(month.subscriptionGroupID == "2100" && month.introductoryOffer?.paymentMode == .freeTrial)
        #expect(month.introductoryOffer?.period.debugDescription == "1 week")
    }

    @Test("What is bought once gives its use from then on, and one that is used up does not") func purchase()
        async throws
    {
        let products = try await Product.products(for: ["coffee.pro", "coffee.tip"])
        #expect(await Transaction.currentEntitlement(for: "coffee.pro") == nil)
        for product in products {
            switch try await product.purchase(options: [.appAccountToken(UUID())]) {
            case .success(.verified(let transaction)):
                #expect(transaction.productID == product.id && transaction.appAccountToken != nil)
                #expect(transaction.environment == .xcode)
                await transaction.finish()
            default: Issue.record("It was not bought.")
            }
        }
        var ids: [String] = []
        for await result in Transaction.currentEntitlements { ids.append(try result.payloadValue.productID) }
        #expect(ids.contains("coffee.pro") && !ids.contains("coffee.tip"))
        let again = try await products[1].purchase()
        guard case .success(let first) = again else {
            Issue.record("It was not bought.")
            return
        }
        let latest = await Transaction.latest(for: "coffee.pro")
        #expect(try first.payloadValue.id == latest?.payloadValue.id)
        var unfinished = 0
        for await result in Transaction.unfinished where result.unsafePayloadValue.productID.hasSuffix("pro") {
            unfinished += 1
        }
        #expect(unfinished == 0)
        await #expect(throws: Product.PurchaseError.self) { try await products[1].purchase(options: [.quantity(2)]) }
    }

    @Test("Nobody gives money back, and what was asked for it is told") func refund() async throws {
        var told: [String] = []
        var isShown = true
        let host = TestHost {
            Text("Tea").refundRequestSheet(
                for: 1, isPresented: Binding(get: { isShown }, set: { isShown = $0 }),
                onDismiss: {
                    if case .failure(let error) = $0 { told.append("\(error)") }
                })
        }
        await host.settle()
        #expect(told == ["failed"] && !isShown)
        await #expect(throws: Transaction.RefundRequestError.failed) {
            try await Transaction.beginRefundRequest(for: 1, in: NSObject())
        }
        var groups: [String] = []
        for await (group, statuses) in SubscriptionStatus.all where !statuses.isEmpty { groups.append(group) }
        #expect(groups == groups.sorted())
        #expect(Product.SubscriptionInfo.RenewalState.inGracePeriod.localizedDescription == "In Grace Period")
    }

    @Test("A subscription has a state, and its end") func subscription() async throws {
        let year = try #require(try await Product.products(for: ["tea.year"]).first)
        #expect(await year.subscription?.isEligibleForIntroOffer == true)
        #expect(try await year.subscription?.status.isEmpty == true)
        try await year.purchase()
        let status = try #require(try await year.subscription?.status.first)
        #expect(status.state == .subscribed)
        #expect(try status.renewalInfo.payloadValue.willAutoRenew)
        let end = try #require(try status.transaction.payloadValue.expirationDate)
        #expect((364...367).contains(end.timeIntervalSinceNow / 86400))
        #expect(await year.subscription?.isEligibleForIntroOffer == false)
    }

    @Test("Updates end with the task that listens") func updates() async throws {
        let task = Task { for await _ in Transaction.updates {} }
        task.cancel()
        await task.value
    }

    struct Shop: View {
        let note: @MainActor (String) -> Void
        @Environment(\.requestReview) private var requestReview
        var body: some View {
            VStack {
                StoreView(ids: ["coffee.beans", "coffee.mug", "coffee.none"])
                    .storeButton(.visible, for: .restorePurchases)
                    .onInAppPurchaseCompletion { product, _ in note(product.id) }
                Button("Review") { requestReview() }
            }
        }
    }

    @Test("A store shows products, and buys by their prices") func store() async throws {
        var bought: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Shop { bought.append($0) } }
        await host.settle()
        #expect(
            host.texts.contains("Beans") && host.texts.contains("$2.50") && host.texts.contains("Restore Purchases"))
        try picture(host, "store")
        try host.tap("$2.50")
        await host.settle()
        #expect(bought == ["coffee.beans"])
        #expect(host.exists("Purchased"))
        try host.tap("Review")
    }

    @Test("A group of subscriptions offers a choice of one") func subscriptions() async throws {
        let host = TestHost(size: CGSize(width: 400, height: 460)) {
            SubscriptionStoreView(groupID: "2100") { Text("Coffee, all you can drink").font(.title2).bold() }
        }
        await host.settle()
        try picture(host, "subscriptions")
        #expect(host.texts.contains("$1.99 / month") && host.exists("Try It Free"))
        try host.tap("Yearly $19.99 / year Two months for nothing.")
        await host.settle()
        try host.tap("Subscribe")
        await host.settle()
        #expect(await Transaction.currentEntitlement(for: "coffee.year") != nil)
    }

    @Test("Without products a store says so") func missing() async throws {
        let host = TestHost { StoreView(ids: ["no.such"]) }
        await host.settle()
        #expect(host.texts.contains("Store Unavailable"))
    }

    private func picture(_ host: TestHost, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["DOVETAIL_STORE_PICTURES"] else { return }
        try host.png(scale: 2).write(to: URL(fileURLWithPath: folder).appendingPathComponent("small-\(name).png"))
    }

    @Test("The file's country is the store, and nothing comes of what only a store would tell") func storefront() async
    {
        let store = await Storefront.current
        #expect(store?.countryCode == "USA" && store?.currency?.identifier == "USD")
        let waiting = Task {
            var count = 0
            for await _ in Storefront.updates { count += 1 }
            for await _ in Message.messages { count += 1 }
            for await _ in Product.SubscriptionInfo.Status.updates { count += 1 }
            return count
        }
        waiting.cancel()
        #expect(await waiting.value == 0)
    }

    @Test("Units of subscriptions are words of a language") func units() {
        typealias Unit = Product.SubscriptionPeriod.Unit
        let units: [Unit] = [.day, .week, .month, .year]
        let english = Unit.FormatStyle(locale: Locale(identifier: "en_US"))
        #expect(units.map { $0.formatted(english) } == ["day", "week", "month", "year"])
        #expect(Unit.month.formatted(english.locale(Locale(identifier: "de_DE"))) == "Monat")
    }

    @Test("What was loaded is made into something else, and is nil before") func states() {
        #expect(EntitlementTaskState.success(3).map { $0 * 2 }.value == 6)
        #expect(EntitlementTaskState<Int>.loading.map { $0 * 2 }.value == nil)
        let failed = EntitlementTaskState<Int>.failure(CancellationError()).flatMap { .success("\($0)") }
        if case .failure(let error) = failed { #expect(error is CancellationError) } else { Issue.record("\(failed)") }
    }
}
