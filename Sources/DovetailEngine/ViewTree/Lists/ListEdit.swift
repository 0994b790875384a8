import AttributeGraph

/// Views that stand in a list in the place of others: those at `old` of the list as it was are those at `new` of the list as it is. All
/// that is in no edit of a list is the same, in the same order.
package struct ListEdit: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>

    /// The same where as many views stand before the list, then and now.
    func moved(by oldStart: Int, _ newStart: Int) -> ListEdit {
        ListEdit(
            old: old.lowerBound + oldStart..<old.upperBound + oldStart,
            new: new.lowerBound + newStart..<new.upperBound + newStart)
    }
}

/// Which views a part of a list has, by number, and how that came about.
package struct ListVersion {
    /// Grows by one with each change of which views there are and in which order.
    let number: Int
    let count: Int
    /// What the last change did, in rising order; nil where that is not known.
    let edits: [ListEdit]?
}

/// Tells what has become different in a list since it was asked before, where that is known without a look at each view.
struct ListFollower {
    private struct Part {
        let number: Int
        let count: Int
    }

    /// The parts of the list that may change, and those that never do, in order.
    private var parts: [Part]?

    /// What has changed since the last call, in rising order; nil where only a look at all views tells. Within a rule, this depends on what
    /// listing the views would depend on.
    mutating func edits(of list: _ViewListOutputs) -> [ListEdit]? {
        var versions: [ListVersion] = []
        guard list.appendVersions(to: &versions) else {
            parts = nil
            return nil
        }
        let known = parts
        parts = versions.map { Part(number: $0.number, count: $0.count) }
        guard let known, known.count == versions.count else { return nil }
        var edits: [ListEdit] = []
        var (oldStart, newStart) = (0, 0)
        for (part, version) in zip(known, versions) {
            if part.number != version.number {
                guard part.number == version.number - 1, let own = version.edits else { return nil }
                for edit in own { edits.append(edit.moved(by: oldStart, newStart)) }
            }
            oldStart += part.count
            newStart += version.count
        }
        return edits
    }
}

extension _ViewListOutputs {
    /// Adds the version of each part. Returns false where a part has none, or where a modifier sets what containers look at in each view.
    func appendVersions(to versions: inout [ListVersion]) -> Bool {
        switch content {
        case .fixed: versions.append(ListVersion(number: 0, count: 1, edits: nil))
        case .joined(let lists): for list in lists where !list.appendVersions(to: &versions) { return false }
        case .dynamic(let list):
            return StackRoom.with { list.appendVersions(to: &versions) }
        case .transformed(let list, let transform):
            return !transform.changesContainerTraits && StackRoom.with { list.appendVersions(to: &versions) }
        }
        return true
    }
}
