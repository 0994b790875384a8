import FruitKit
import SwiftUI

struct BasketView: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        VStack(alignment: .leading) {
            Label {
                Text("In the basket: \(basket.fruits.count)")
            } icon: {
                Image(.season).foregroundStyle(.leaf)
            }
            ForEach(basket.fruits) { FruitRow(fruit: $0) }
        }
        .padding()
    }
}

#Preview {
    BasketView().environment(Basket())
}
