import SwiftUI

public struct FruitRow: View {
    private let fruit: Fruit

    public init(fruit: Fruit) { self.fruit = fruit }

    public var body: some View {
        HStack {
            Text(fruit.name)
            Text("\(Int(fruit.weight)) \(Self.unit)").foregroundStyle(.secondary)
        }
    }

    /// Of the package's own resources.
    private static let unit: String = {
        guard let url = Bundle.module.url(forResource: "units", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let units = try? JSONDecoder().decode([String: String].self, from: data)
        else { return "none" }
        return units["weight"] ?? "none"
    }()
}
