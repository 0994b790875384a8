import SwiftUI

/// What the pages show, and what steps change from outside of them as an app's own code does: from timers, answers of servers, other windows.
@MainActor
final class FuzzData: ObservableObject {
    struct Row: Identifiable, Hashable {
        let id: Int
        var title: String
        var isMarked = false
        var children: [Row]?
    }

    @Published var rows: [Row] = []
    @Published var flags = Array(repeating: false, count: 6)
    @Published var selection = 0
    @Published var chosen: Int?
    @Published var path: [Int] = []
    @Published var text = ""
    @Published var number = 0.5
    @Published var ticks = 0
    /// What is presented from outside; each is shown by another kind of presentation.
    @Published var presented = Array(repeating: false, count: 6)
    /// What a page is told of scheme, text size, locale and direction.
    @Published var look = [0, 0, 0, 0]
    private var nextID = 0

    init() { for _ in 0..<12 { rows.append(makeRow()) } }

    func makeRow() -> Row {
        defer { nextID += 3 }
        let children = nextID % 2 == 0 ? [1, 2].map { Row(id: nextID + $0, title: "Part \(nextID + $0)") } : nil
        return Row(id: nextID, title: "Item \(nextID)", children: children)
    }

    func insert(at place: Int) { rows.insert(makeRow(), at: place % (rows.count + 1)) }

    func remove(at place: Int) { if !rows.isEmpty { rows.remove(at: place % rows.count) } }

    func remove(_ row: Row) { rows.removeAll { $0.id == row.id } }

    func mark(_ row: Row) {
        if let index = rows.firstIndex(where: { $0.id == row.id }) { rows[index].isMarked.toggle() }
    }

    func rotate(by places: Int) {
        guard !rows.isEmpty else { return }
        rows = Array(rows[(places % rows.count)...] + rows[..<(places % rows.count)])
    }
}
