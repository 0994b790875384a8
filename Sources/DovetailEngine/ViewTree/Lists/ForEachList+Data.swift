import AttributeGraph

/// How the rows of a `ForEach` follow its data.
extension ForEachList {
    func take(_ value: ForEach<Data, ID, Content>) {
        let old = self.value
        self.value = value
        round += 1
        if !retired.isEmpty { retired = retired.filter { !$0.value.isReleased } }
        let isSameCode = old.map { closures.areSame($0.content, value.content) } ?? false
        if !isSameCode { contentVersion += 1 }
        if makesAllRows {
            // If the closure, the element and everything it read are unchanged, its result is too.
            let keepsContents =
                isSameCode && collections.isClosed && inputs.graphInputs.loop.graph.keepRemainingInputs()
            updateAllRows(value, madeOf: keepsContents ? old?.data : nil)
        } else {
            // Data that is not the storage it was is not looked through, since there may be much more of it than there are rows.
            if let old, isSameCode, collections.isClosed, collections.hasSameBits(old.data, value.data) { return }
            version += 1
            findRows(value)
        }
    }

    func isSame(_ left: Data.Element, _ right: Data.Element) -> Bool { elements.areSame(left, right) }

    /// - Parameter old: The data that the rows were made of, if those of the same elements can stay as they are.
    private func updateAllRows(_ value: ForEach<Data, ID, Content>, madeOf old: Data?) {
        let loop = inputs.graphInputs.loop
        func hand(_ element: Data.Element, to row: Row) {
            if let old,
                isSame(old[old.index(old.startIndex, offsetBy: row.position)], element)
            {
                return
            }
            loop.countRowContent()
            row.setContent { value.content(element) }
        }
        func make(_ id: ID, _ position: Int, _ element: Data.Element) -> Row {
            loop.countRowContent()
            return makeRow(id, position) { value.content(element) }
        }
        var isChanged = order.count != value.data.count
        var newOrder: [Row] = []
        newOrder.reserveCapacity(value.data.count)
        // Where ids repeat, the first place of an id keeps the first of its rows, the second place the second one, and so on.
        var repeated = repeatedRows()
        var position = 0
        for element in value.data {
            let id = value.id(element)
            let row: Row
            // Most often a row is where it was.
            if repeated.isEmpty, position < order.count, order[position].id == id, order[position].round != round {
                row = order[position]
                hand(element, to: row)
            } else if let known = rows[id] {
                if known.round != round {
                    row = known
                    hand(element, to: row)
                } else {
                    warnOfDuplicate(id)
                    if let next = repeated[id]?.popLast() {
                        row = next
                        hand(element, to: row)
                    } else {
                        row = make(id, position, element)
                    }
                    hasRepeats = true
                }
                if position >= order.count || order[position] !== row { isChanged = true }
            } else if let leaving = retired.removeValue(forKey: id), !leaving.isReleased {
                isChanged = true
                row = leaving
                row.revive()
                rows[id] = row
                loop.countRowContent()
                row.setContent { value.content(element) }
            } else {
                isChanged = true
                row = make(id, position, element)
                rows[id] = row
            }
            row.round = round
            row.position = position
            newOrder.append(row)
            position += 1
        }
        if isChanged { version += 1 }
        let former = order
        order = newOrder
        if hasRepeats {
            duplicates = [:]
            for row in newOrder where rows[row.id] !== row { duplicates[row.position] = row }
            hasRepeats = !duplicates.isEmpty
        }
        for row in former where row.round != round { retire(row) }
    }

    /// The rows of repeated ids but the first one of each, the last one first.
    private func repeatedRows() -> [ID: [Row]] {
        guard hasRepeats else { return [:] }
        return Dictionary(grouping: order.reversed().filter { rows[$0.id] !== $0 }, by: \.id)
    }

    func retire(_ row: Row) {
        row.retire(in: inputs.graphInputs.transaction)
        if rows[row.id] === row {
            rows[row.id] = nil
            retired[row.id] = row
        }
    }

    /// Finds out where the rows that are made on demand are in new data.
    func findRows(_ value: ForEach<Data, ID, Content>) {
        let count = value.data.count
        for (position, row) in duplicates where position >= count || value.id(element(of: position)) != row.id {
            forgetRepeated(at: position)
        }
        guard !rows.isEmpty else { return }
        var lost: [Row] = []
        for row in rows.values {
            if row.position < count, value.id(element(of: row.position)) == row.id {
                row.round = round
            } else {
                lost.append(row)
            }
        }
        guard !lost.isEmpty else { return }
        // Rows near to each other have most often moved by the same distance, and most often by a little.
        var shift = 0
        var far: [ID: Row] = [:]
        for row in lost {
            if let place = place(of: row, near: row.position + shift, value, count) {
                shift = place - row.position
                move(row, to: place)
            } else {
                far[row.id] = row
            }
        }
        guard !far.isEmpty else { return }
        // The data may be very long: it is gone through once, for all rows that have moved further, until these are found.
        var position = 0
        for element in value.data {
            if let row = far.removeValue(forKey: value.id(element)) {
                move(row, to: position)
                if far.isEmpty { return }
            }
            position += 1
        }
        for row in far.values { retire(row) }
    }

    /// How far from where it is expected a row is looked for, before all of the data is gone through.
    private static var nearby: Int { 16 }

    private func place(of row: Row, near middle: Int, _ value: ForEach<Data, ID, Content>, _ count: Int) -> Int? {
        for distance in 0...Self.nearby {
            for place in [middle + distance, middle - distance] where (0..<count).contains(place) {
                if value.id(element(of: place)) == row.id { return place }
            }
        }
        return nil
    }

    private func move(_ row: Row, to place: Int) {
        row.position = place
        row.round = round
        forgetRepeated(at: place)
    }

    /// Lets go of a row on demand whose id stands at another place too, and which has left its own, or given it to the id's first row.
    private func forgetRepeated(at position: Int) {
        duplicates.removeValue(forKey: position)?.retire(in: inputs.graphInputs.transaction)
    }
}
