import Foundation

/// The rows of a table, each with a number that stays while it moves.
struct TableRows {
    struct Section: Identifiable {
        let id: Int
        var rows: [Int]
    }

    private(set) var sections: [Section] = []
    private var lastNumber = 0

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Where a row is.
    func indexPath(of row: Int) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let index = rows.rows.firstIndex(of: row) { return IndexPath(row: index, section: section) }
        }
        return nil
    }

    /// Those that follow a row, no more than so many.
    func following(_ row: Int, _ most: Int) -> [Int] {
        guard let path = indexPath(of: row) else { return [] }
        var result = Array(sections[path.section].rows.dropFirst(path.row + 1).prefix(most))
        for section in sections.dropFirst(path.section + 1) where result.count < most {
            result += section.rows.prefix(most - result.count)
        }
        return result
    }

    /// The row at a place; nil where there is none.
    func row(at path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].rows.indices.contains(path.row)
        else { return nil }
        return sections[path.section].rows[path.row]
    }

    /// Has as many rows as the counts say. Those at the same places stay.
    mutating func resize(to counts: [Int]) {
        while sections.count > counts.count { sections.removeLast() }
        while sections.count < counts.count { sections.append(Section(id: makeNumber(), rows: [])) }
        for (index, count) in counts.enumerated() {
            let missing = max(count, 0) - sections[index].rows.count
            if missing < 0 { sections[index].rows.removeLast(-missing) }
            for _ in 0..<max(missing, 0) { sections[index].rows.append(makeNumber()) }
        }
    }

    /// Has the sections and rows of some numbers, and new ones where there is nil.
    mutating func replace(_ sections: [(section: Int?, items: [Int?])]) {
        var result: [Section] = []
        for (section, items) in sections {
            var rows: [Int] = []
            for item in items { rows.append(item ?? makeNumber()) }
            result.append(Section(id: section ?? makeNumber(), rows: rows))
        }
        self.sections = result
    }

    var counts: [Int] { sections.map(\.rows.count) }

    /// Carries out a batch of changes, and has as many rows as the data source has then. Returns those whose cells are asked for anew.
    ///
    /// - Parameters:
    ///   - counts: The data source's, asked for once the changes have been carried out.
    ///   - all: The rows that have cells. All of them are asked for anew where the changes do not lead to what the data source has.
    ///   - warn: Told of the counts that the changes lead to, and of the data source's, where they should be the same.
    mutating func follow(
        _ changes: TableChanges, counts: () -> [Int], all: some Sequence<Int>, warn: ([Int], [Int]) -> Void
    ) -> Set<Int> {
        var stale = Set(changes.reloadedRows.compactMap(row))
        for section in changes.reloadedSections where sections.indices.contains(section) {
            stale.formUnion(sections[section].rows)
        }
        apply(changes)
        let wanted = counts()
        guard self.counts != wanted else { return stale }
        // On iOS the app ends here. A section that was reloaded may have any number of rows, though.
        if changes.reloadedSections.isEmpty { warn(self.counts, wanted) }
        resize(to: wanted)
        return stale.union(all)
    }

    /// Carries out what a batch of changes says: places that go are those before it, and places that come those after it.
    mutating func apply(_ changes: TableChanges) {
        let before = sections
        var moving: [(row: Int, to: IndexPath)] = []
        var gone = changes.deletedRows
        for move in changes.movedRows {
            guard let row = row(at: move.from) else { continue }
            moving.append((row, move.to))
            gone.append(move.from)
        }
        for path in Set(gone).sorted(by: >) where row(at: path) != nil {
            sections[path.section].rows.remove(at: path.row)
        }
        for section in changes.deletedSections.reversed() where sections.indices.contains(section) {
            sections.remove(at: section)
        }
        for section in changes.insertedSections {
            sections.insert(Section(id: makeNumber(), rows: []), at: min(section, sections.count))
        }
        for (from, to) in changes.movedSections where before.indices.contains(from) {
            guard let now = sections.firstIndex(where: { $0.id == before[from].id }) else { continue }
            let section = sections.remove(at: now)
            sections.insert(section, at: min(to, sections.count))
        }
        let coming =
            changes.insertedRows.map { (row: nil as Int?, to: $0) } + moving.map { (row: $0.row, to: $0.to) }
        for (row, path) in coming.sorted(by: { $0.to < $1.to }) where sections.indices.contains(path.section) {
            let number = row ?? makeNumber()
            sections[path.section].rows.insert(number, at: min(path.row, sections[path.section].rows.count))
        }
    }
}

/// What an app says has happened to the rows of a table.
struct TableChanges {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var reloadedRows: [IndexPath] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections = IndexSet()
}
