import AttributeGraph

/// Lets a program scroll to a view by the ids of the row that it stands for.
private struct ScrollTargetIDs: PrimitiveViewModifier {
    typealias Body = Never
    let ids: [AnyHashable]

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        if let targets = inputs.graphInputs.scrollTargets {
            for id in modifier.untracked.ids { targets.add(id, inputs) }
        }
        return body(inputs)
    }
}

extension View {
    /// Lets a program scroll to this view by the id of a row of the app's.
    package func scrollTargetIDs(of row: ChildView) -> some View {
        modifier(ScrollTargetIDs(ids: [row.traits.rowID, row.traits.tag].compactMap { $0 }))
    }
}
