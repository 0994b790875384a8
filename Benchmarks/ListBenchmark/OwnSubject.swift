import DovetailCore
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var label: String
}

final class ListModel: ObservableObject {
    @Published var items: [Item] = []
    @Published var selection: Int?
    private var nextID = 1

    func create(_ count: Int) -> [Item] {
        defer { nextID += count }
        return (nextID..<nextID + count).map { Item(id: $0, label: "pretty red table \($0 % 97)") }
    }
}

struct RowList: View {
    @ObservedObject var model: ListModel

    var body: some View {
        List(model.items, selection: $model.selection) { item in
            HStack {
                Text(verbatim: "\(item.id)")
                Text(verbatim: item.label)
                Spacer()
                Text(verbatim: "x")
            }
        }
        .listStyle(.plain)
    }
}

/// A `List`.
@MainActor
struct OwnSubject: ListSubject {
    let model: ListModel
    let window: WindowRoot

    func fill(_ count: Int) {
        scroll(-1e9)
        model.selection = nil
        model.items = model.create(count)
    }
    func append(_ count: Int) { model.items += model.create(count) }
    func update() {
        // A published array is copied by each change of an element in its place, so it is set once.
        var items = model.items
        for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
        model.items = items
    }
    func select(_ position: Int) { model.selection = model.items[position].id }
    func swap(_ first: Int, _ second: Int) { model.items.swapAt(first, second) }
    func remove(_ position: Int) { model.items.remove(at: position) }
    func scroll(_ distance: Double) {
        window.send(
            ScrollEvent(
                delta: CGSize(width: 0, height: distance), location: CGPoint(x: 200, y: 400), time: 0))
    }
}
