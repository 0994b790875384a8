import Foundation
import FruitKit

@Observable
final class Basket {
    var fruits: [Fruit] = []

    init() {
        if let url = Bundle.main.url(forResource: "fruits", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        {
            fruits = (try? JSONDecoder().decode([Fruit].self, from: data)) ?? []
        }
    }
}
