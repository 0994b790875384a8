import DovetailTesting
import Foundation
import StoreKit
import SwiftUI
import Testing

extension StoreTests {
    /// A style of an app's own, which reads the environment.
    struct Ticket: ProductViewStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            switch configuration.state {
            case .success(let product):
                VStack {
                    configuration.icon
                    Text("\(product.displayName), \(isEnabled ? "open" : "closed")")
                    Button(configuration.hasCurrentEntitlement ? "Yours" : "Buy for \(product.displayPrice)") {
                        configuration.purchase()
                    }
                }
            case .unavailable: Text("No such thing")
            default: Text("Wait")
            }
        }
    }

    @Test("A style of an app's own shows products, buys them, and hears that they are bought") func ownStyle()
        async throws
    {
        var heard: [String] = []
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            VStack {
                ProductView(id: "coffee.cup") { Text("picture") }
                ProductView(id: "coffee.none")
                ProductView(id: "coffee.cup").productViewStyle(.compact).disabled(true)
            }
            .productViewStyle(Ticket())
            .onInAppPurchaseStart { heard.append("start \($0.id)") }
            .onInAppPurchaseCompletion { product, _ in heard.append("end \(product.id)") }
        }
        await host.settle()
        #expect(host.texts.contains("picture") && host.texts.contains("No such thing"))
        let price = try #require(try await Product.products(for: ["coffee.cup"]).first).displayPrice
        try host.tap("Buy for \(price)")
        await host.settle()
        #expect(heard == ["start coffee.cup", "end coffee.cup"])
        #expect(host.texts.contains { $0.hasSuffix(", open") } && host.exists("Yours"))
        // The one with a style of its own around it.
        #expect(host.texts.contains(price) || host.exists("Purchased"))
    }

    @Test("A style may show what another one makes, and the usual sizes differ") func sizes() async throws {
        struct Framed: ProductViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProductView(configuration).border(.red) }
        }
        let product = try #require(try await Product.products(for: ["coffee.beans"]).first)
        let host = TestHost(size: CGSize(width: 400, height: 700)) {
            VStack {
                ProductView(product).productViewStyle(Framed()).accessibilityIdentifier("framed")
                ProductView(product).productViewStyle(.compact)
                ProductView(product).productViewStyle(.large)
            }
        }
        await host.settle()
        #expect(host.texts.filter { $0 == "Beans" }.count == 3)
        // The compact one says no more than the name.
        #expect(host.texts.filter { $0 == product.description }.count == 2)
    }
}
