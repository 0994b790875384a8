import DovetailTesting
import SwiftUI

private struct Item: Identifiable {
    let id: Int
    var label: String
}

private final class Model: ObservableObject {
    @Published var items: [Item] = []
    @Published var selection: Int?
    private var nextID = 1

    func create(_ count: Int) -> [Item] {
        defer { nextID += count }
        return (nextID..<nextID + count).map { Item(id: $0, label: "pretty red table \($0 % 97)") }
    }
}

private struct Table: View {
    @ObservedObject var model: Model

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(model.items) { item in
                HStack {
                    Text(verbatim: "\(item.id)")
                    Text(verbatim: item.label).bold(model.selection == item.id)
                    Spacer()
                    Text(verbatim: "x")
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// The rows in a stack, from the write of the data to the patch for a host.
@MainActor
struct OwnRows: RowSubject {
    let name = "Dovetail"
    private let model: Model
    private let host: TestHost

    init() {
        let model = Model()
        self.model = model
        host = TestHost(size: CGSize(width: 400, height: 800)) { Table(model: model) }
    }

    func fill(_ count: Int) {
        model.selection = nil
        model.items = model.create(count)
    }
    func append(_ count: Int) { model.items += model.create(count) }
    func update(from first: Int, by step: Int) {
        // A published array is copied by each change of an element in its place, so it is set once.
        var items = model.items
        for index in stride(from: first, to: items.count, by: step) { items[index].label += " !!!" }
        model.items = items
    }
    func select(_ position: Int) { model.selection = model.items[position].id }
    func swap(_ first: Int, _ second: Int) { model.items.swapAt(first, second) }
    func remove(_ position: Int) { model.items.remove(at: position) }
    func settle() { host.settle() }
}
