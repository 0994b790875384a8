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
            // If the closure, the element and everything it read are unchanged, its result is too, and so is the id.
            let keepsContents =
                isSameCode && old?.identification == value.identification && collections.isClosed
                && inputs.graphInputs.loop.graph.keepRemainingInputs()
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
        // Where ids repeat, an element alone does not tell its row.
        guard let old, !hasRepeats else { return updateAllRows(value, madeOf: old, same: nil) }
        if takeFewDifferences(value, madeOf: old) { return }
        var isDone = false
        _ = old.withContiguousStorageIfAvailable { left in
            value.data.withContiguousStorageIfAvailable { right in
                let same = SameElements(left, right, elements)
                updateAllRows(value, madeOf: old) { same.place($0, movedFrom: $1) }
                isDone = true
            }
        }
        if !isDone { updateAllRows(value, madeOf: old, same: nil) }
    }

    /// - Parameter same: Tells of a place in the new data whether the element of `old` at another place is the same: then that place, else nil.
    ///   Nil where the elements do not lie in a row in memory. A closure, as a generic type would be looked up for each row.
    private func updateAllRows(
        _ value: ForEach<Data, ID, Content>, madeOf old: Data?, same: ((Int, Int) -> Int?)?
    ) {
        guard reads.areUnheardOf else { return updateAllRows(value, madeOf: old, same: same, isWatching: true) }
        // A look at what each row reads would cost as much as the row, so there is one for all, as most rows read nothing observable.
        if !reads.noticing({ updateAllRows(value, madeOf: old, same: same, isWatching: false) }) { return }
        let content = value.content
        for (row, element) in zip(order, value.data) where row.hasUnwatchedContent {
            row.setContent { content(element) }
        }
    }

    private func updateAllRows(
        _ value: ForEach<Data, ID, Content>, madeOf old: Data?, same: ((Int, Int) -> Int?)?, isWatching: Bool
    ) {
        let loop = inputs.graphInputs.loop
        // Read once: to find a field of a generic type its metadata is looked up each time.
        let (data, content, identify) = (value.data, value.content, value.id)
        func hand(_ element: Data.Element, to row: Row) {
            if let old,
                isSame(old[old.index(old.startIndex, offsetBy: row.position)], element)
            {
                return
            }
            setContent(of: row, element)
        }
        func setContent(of row: Row, _ element: Data.Element) {
            loop.countRowContent()
            if isWatching {
                row.setContent { content(element) }
            } else {
                row.setUnwatchedContent { content(element) }
            }
        }
        func make(_ id: ID, _ position: Int, _ element: Data.Element) -> Row {
            loop.countRowContent()
            return makeRow(id, position) { content(element) }
        }
        let (former, round, count) = (order, self.round, data.count)
        var isChanged = former.count != count
        var newOrder: [Row] = []
        newOrder.reserveCapacity(count)
        // Where ids repeat, the first place of an id keeps the first of its rows, the second place the second one, and so on.
        var repeated = repeatedRows()
        // How far the row before has moved: the next one has most often moved as far.
        var shift = 0
        var index = data.startIndex
        for position in 0..<count {
            defer { data.formIndex(after: &index) }
            if let place = same?(position, position - shift) {
                // An element that is the same has the same id, and the row of that has the same content.
                let row = former[place]
                if row.round != round {
                    if shift != 0 { isChanged = true }
                    row.round = round
                    row.position = position
                    newOrder.append(row)
                    continue
                }
            }
            let element = data[index]
            let id = identify(element)
            let row: Row
            // Most often a row is where it was.
            if repeated.isEmpty, position < former.count, former[position].id == id, former[position].round != round {
                row = former[position]
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
                if position >= former.count || former[position] !== row { isChanged = true }
            } else if let leaving = retired.removeValue(forKey: id), !leaving.isReleased {
                isChanged = true
                row = leaving
                row.revive()
                rows[id] = row
                setContent(of: row, element)
            } else {
                isChanged = true
                row = make(id, position, element)
                rows[id] = row
            }
            shift = position - row.position
            row.round = round
            row.position = position
            newOrder.append(row)
        }
        if isChanged {
            version += 1
            lastEdits = former.withUnsafeBufferPointer { old in
                newOrder.withUnsafeBufferPointer {
                    FewDifferences.edits(from: RawElements(old), to: RawElements($0), nil)
                }
            }
        }
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

/// Compares elements of two arrays at places in them, without making values of them.
private struct SameElements<Element> {
    private let left: UnsafeBufferPointer<Element>
    private let right: UnsafeBufferPointer<Element>
    private let comparison: ExactComparison

    init(_ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>, _ comparison: ExactComparison) {
        (self.left, self.right, self.comparison) = (left, right, comparison)
    }

    /// `former`, if the element that was there is the same as the one at `place` now.
    @inline(__always)
    func place(_ place: Int, movedFrom former: Int) -> Int? {
        guard former >= 0, former < left.count, let old = left.baseAddress, let new = right.baseAddress else {
            return nil
        }
        return comparison.areSame(UnsafeRawPointer(old + former), UnsafeRawPointer(new + place)) ? former : nil
    }
}
