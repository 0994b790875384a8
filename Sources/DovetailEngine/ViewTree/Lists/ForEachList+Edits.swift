import AttributeGraph

/// How the rows of a `ForEach` follow data that differs from the former in a few places: what is elsewhere is not looked at.
extension ForEachList {
    /// Lists that are shorter are gone through sooner than they are compared.
    static var leastToEdit: Int { 64 }

    /// Takes over new data where all but a few elements of the former are the same, so that their rows have the same ids and contents.
    /// Returns false, with nothing done, where they are not.
    ///
    /// - Parameter old: The data that the rows were made of. No id stands in it twice.
    func takeFewDifferences(_ value: ForEach<Data, ID, Content>, madeOf old: Data) -> Bool {
        guard order.count >= Self.leastToEdit else { return false }
        var isDone = false
        _ = old.withContiguousStorageIfAvailable { left in
            value.data.withContiguousStorageIfAvailable { right in
                guard left.count == order.count,
                    let edits = FewDifferences.edits(
                        from: RawElements(left), to: RawElements(right), elements),
                    let ids = ids(of: edits, value.id, in: right)
                else { return }
                take(edits, ids, value, from: left, to: right)
                isDone = true
            }
        }
        return isDone
    }

    // Loops, as the generic types behind what says the same in a line would be looked up for each list and change.

    /// The ids of the elements that edits are about; nil where one of them stands in the new data twice.
    private func ids(
        of edits: [ListEdit], _ identify: (Data.Element) -> ID, in data: UnsafeBufferPointer<Data.Element>
    ) -> [ID]? {
        var ids: [ID] = []
        for edit in edits { for position in edit.new { ids.append(identify(data[position])) } }
        if ids.count > 4 {
            guard Set(ids).count == ids.count else { return nil }
        } else {
            for index in ids.indices { for other in 0..<index where ids[other] == ids[index] { return nil } }
        }
        for id in ids {
            // A row that is known is either in an edit, or stays where it is and so has the id already.
            if let row = rows[id], !Self.isPlace(row.position, in: edits) { return nil }
        }
        return ids
    }

    private static func isPlace(_ position: Int, in edits: [ListEdit]) -> Bool {
        for edit in edits where edit.old.contains(position) { return true }
        return false
    }

    private func take(
        _ edits: [ListEdit], _ ids: [ID], _ value: ForEach<Data, ID, Content>,
        from left: UnsafeBufferPointer<Data.Element>, to right: UnsafeBufferPointer<Data.Element>
    ) {
        let content = value.content
        // The rows of all edits.
        var new: [Row] = []
        for edit in edits {
            for position in edit.new {
                let row = row(of: ids[new.count], position, right[position], from: left, content)
                row.round = round
                new.append(row)
            }
        }
        var removed: [Row] = []
        var differing: [ListEdit] = []
        var next = 0
        for edit in edits {
            // Where a row's element is another one with the same id, the row is where it was.
            var isSame = edit.old.count == edit.new.count
            for place in edit.old {
                let row = order[place]
                if row.round != round { removed.append(row) }
                if isSame { isSame = row === new[next + place - edit.old.lowerBound] }
            }
            if !isSame { differing.append(edit) }
            next += edit.new.count
        }
        for edit in edits.reversed() {
            next -= edit.new.count
            if edit.old.count == edit.new.count {
                for offset in 0..<edit.new.count { order[edit.old.lowerBound + offset] = new[next + offset] }
            } else if edit.old.isEmpty, edit.new.count == 1 {
                order.insert(new[next], at: edit.old.lowerBound)
            } else if edit.old.count == 1, edit.new.isEmpty {
                order.remove(at: edit.old.lowerBound)
            } else {
                order.replaceSubrange(edit.old, with: new[next..<next + edit.new.count])
            }
        }
        setPositions(edits)
        if !differing.isEmpty {
            version += 1
            lastEdits = differing
        }
        for row in removed { retire(row) }
    }

    /// The row of an element that an edit is about.
    private func row(
        of id: ID, _ position: Int, _ element: Data.Element, from left: UnsafeBufferPointer<Data.Element>,
        _ content: @escaping (Data.Element) -> Content
    ) -> Row {
        let loop = inputs.graphInputs.loop
        if let known = rows[id] {
            if isSame(left[known.position], element) { return known }
            loop.countRowContent()
            known.setContent { content(element) }
            return known
        }
        loop.countRowContent()
        let row: Row
        if let leaving = retired.removeValue(forKey: id), !leaving.isReleased {
            row = leaving
            row.revive()
            row.setContent { content(element) }
        } else {
            row = makeRow(id, position) { content(element) }
        }
        rows[id] = row
        return row
    }

    /// Tells the rows of edits, and those that have moved with what follows them, where they are.
    private func setPositions(_ edits: [ListEdit]) {
        for (index, edit) in edits.enumerated() {
            var end = edit.new.upperBound
            // What follows has moved by as much as all edits so far have added.
            if edit.new.upperBound != edit.old.upperBound {
                end = index + 1 < edits.count ? edits[index + 1].new.lowerBound : order.count
            }
            order.withUnsafeBufferPointer { rows in
                for position in edit.new.lowerBound..<end { rows[position].position = position }
            }
        }
    }

    func appendVersions(to versions: inout [ListVersion]) -> Bool {
        guard makesAllRows else { return false }
        bringUpToDate()
        guard haveOneViewEach else { return false }
        versions.append(ListVersion(number: version, count: order.count, edits: lastEdits))
        return true
    }
}
