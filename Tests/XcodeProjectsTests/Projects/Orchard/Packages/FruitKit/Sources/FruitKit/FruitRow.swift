import SwiftUI

public struct FruitRow: View {
    private let fruit: Fruit

    public init(fruit: Fruit) { self.fruit = fruit }

    public var body: some View {
        HStack {
            Text(fruit.name)
            Text("\(Int(fruit.weight)) g").foregroundStyle(.secondary)
        }
    }
}
