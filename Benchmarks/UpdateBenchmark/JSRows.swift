import DovetailTesting
import SwiftUI

private struct Item: Identifiable {
    let id: Int
    var label: String
}

/// The rows that js-framework-benchmark times web frameworks with.
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

/// One of the benchmark's changes.
@MainActor
struct JSWorkload: Workload {
    let name: String
    /// Brings the window to where the change begins. Not measured.
    private let prepare: @MainActor (Model, Int) -> Void
    private let change: @MainActor (Model, Int) -> Void

    func microseconds(_ count: Int) -> Double {
        let model = Model()
        let host = TestHost(size: CGSize(width: 400, height: 800)) { Table(model: model) }
        var best = Double.infinity
        for _ in 0..<(count > 1_000 ? 3 : 8) {
            prepare(model, count)
            host.settle()
            let time = elapsed {
                change(model, count)
                host.settle()
            }
            best = min(best, time)
        }
        return best
    }

    private static func filled(_ model: Model, _ count: Int) { model.items = model.create(count) }

    static let all: [any Workload] = [
        JSWorkload(name: "create rows", prepare: { model, _ in model.items = [] }, change: filled),
        JSWorkload(name: "replace all rows", prepare: filled, change: filled),
        JSWorkload(name: "update every 10th row", prepare: filled) { model, _ in
            // A published array is copied by each change of an element in its place, so it is set once.
            var items = model.items
            for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
            model.items = items
        },
        JSWorkload(name: "select a row", prepare: filled) { model, count in model.selection = model.items[count / 2].id
        },
        JSWorkload(name: "swap two rows", prepare: filled) { model, count in model.items.swapAt(1, count - 2) },
        JSWorkload(name: "remove a row", prepare: filled) { model, count in model.items.remove(at: count / 2) },
        JSWorkload(name: "append 1,000 rows", prepare: filled) { model, _ in model.items += model.create(1_000) },
        JSWorkload(name: "clear all rows", prepare: filled) { model, _ in model.items = [] },
    ]
}
