import DovetailCore

/// What assistive tools know of a list's rows.
extension ListModel {
    func makeRowsForTools() -> AccessibilityRows {
        let rows = AccessibilityRows()
        rows.count = { [weak self] in self?.reader.rows.reduce(0) { $0 + $1.count } ?? 0 }
        rows.index = { [weak self] token in
            guard let self, let position = reader.position(ofToken: token) else { return nil }
            return index(ofPosition: position)
        }
        rows.make = { [weak self] index in
            guard let self, let position = position(ofIndex: index) else { return }
            reader.make(position)
        }
        rows.node = { [weak self] index in
            guard let self, let position = position(ofIndex: index) else { return nil }
            return rowsInSight.first { $0.position == position }.flatMap { self.node(of: $0.token)?.id }
        }
        rows.current = { [weak self] in
            guard let self, let value = lead ?? selectedValues.last else { return nil }
            return rowsInSight.first { $0.value == value }.flatMap { self.node(of: $0.token)?.id }
        }
        rows.allowsMultipleSelection = { [weak self] in self?.selection?.allowsMultiple == true }
        rows.columns = { [weak self] in self?.columnsForTools }
        return rows
    }

    /// Positions count headers and footers, too; a row's index does not.
    private func index(ofPosition position: Int) -> Int? {
        var before = 0
        for range in reader.rows {
            if range.contains(position) { return before + position - range.lowerBound }
            before += range.count
        }
        return nil
    }

    private func position(ofIndex index: Int) -> Int? {
        guard index >= 0 else { return nil }
        var rest = index
        for range in reader.rows {
            if rest < range.count { return range.lowerBound + rest }
            rest -= range.count
        }
        return nil
    }
}
