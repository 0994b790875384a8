import SwiftUI

@main
struct OrchardApp: App {
    @State private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            BasketView().environment(basket)
        }
    }
}
