import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import StoreKit

@MainActor
@Suite("How subscriptions stand to each other")
struct SubscriptionRelationshipTests {
    @Test("levels of service are counted from the highest, and all is each of them")
    func levels() async throws {
        setenv("DOVETAIL_STOREKIT", StoreTests.file.path, 1)
        let products = try await Product.products(for: ["coffee.month", "coffee.year"])
        let month = try #require(products.first?.subscription), year = try #require(products.last?.subscription)
        typealias Relationship = Product.SubscriptionRelationship
        #expect(Relationship(of: month, to: month, isOwn: true) == .current)
        let expected: Relationship =
            year.groupLevel < month.groupLevel
            ? .upgrade : year.groupLevel > month.groupLevel ? .downgrade : .crossgrade
        #expect(Relationship(of: year, to: month, isOwn: false) == expected)
        #expect(Relationship.all.contains([.current, .upgrade, .downgrade, .crossgrade]))
    }

    @Test("an icon of the app's own stands before what is said of a subscription")
    func icon() async throws {
        setenv("DOVETAIL_STOREKIT", StoreTests.file.path, 1)
        func host(_ size: CGFloat?) -> TestHost {
            TestHost(size: CGSize(width: 400, height: 500)) {
                SubscriptionStoreView(groupID: "2100", visibleRelationships: .all) { Text("Coffee") }
                    .subscriptionStoreControlStyle(.picker)
                    .subscriptionStoreControlIcon { _, subscription in
                        if let size { Color.red.frame(width: size, height: 20).id(subscription.groupLevel) }
                    }
            }
        }
        let plain = host(nil), marked = host(60)
        await plain.settle()
        await marked.settle()
        let name = "Monthly $1.99 / month One cup a day."
        #expect(try marked.frame(of: name).minX == plain.frame(of: name).minX)
        let frame = try marked.frame(of: name)
        #expect(try marked.color(at: CGPoint(x: frame.minX + 40, y: frame.midY)).description == "#FF3B30FF")
    }
}
