import AttributeGraph

extension RunningBody {
    /// Why the body runs, as `_printChanges()` tells it.
    var reasons: [String] {
        var reasons: [String] = []
        if Attribute<Never>(id: owner).hasChanged { reasons.append("@self") }
        if isFirst { reasons.append("@identity") }
        reasons += properties?.changedNames(of: type, at: value, isFirst: isFirst) ?? []
        reasons += changes.map(ObservableKeyPathName.describe)
        return reasons
    }

    /// The line that `_printChanges()` prints in the body of `type`; nil outside it.
    static func description(for type: Any.Type) -> String? {
        guard let current, current.type == type else { return nil }
        let reasons = current.reasons
        return "\(type): " + (reasons.isEmpty ? "unchanged." : reasons.joined(separator: ", ") + " changed.")
    }
}
