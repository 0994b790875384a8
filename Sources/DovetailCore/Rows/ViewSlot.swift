import AttributeGraph

/// Views that a view hands to its container, to be shown elsewhere: a row's background, the actions behind it. One object for each place,
/// so that it never counts as a change; its views change by themselves.
///
/// The views are made where they are shown, with the environment of that place: a button behind a row looks otherwise than the same button
/// in the row's menu. They end with the place that brings them too, because they read that place's attributes.
package final class ViewSlot: Equatable {
    private let scope: Subgraph
    private let makeList: (_ViewListInputs) -> _ViewListOutputs

    /// Made in the current subgraph.
    init(makeList: @escaping (_ViewListInputs) -> _ViewListOutputs) {
        scope = Subgraph.current
        self.makeList = makeList
    }

    /// Makes the views for a place, whose subgraph is the current one.
    fileprivate func list(_ inputs: _ViewListInputs) -> _ViewListOutputs {
        guard !scope.isReleased else { return .empty }
        let subgraph = Subgraph(graph: scope.graph, parent: scope)
        Subgraph.current.onRelease { subgraph.release() }
        return subgraph.apply { makeList(inputs) }
    }

    package static func == (left: ViewSlot, right: ViewSlot) -> Bool { left === right }
}

/// The views of a slot.
package struct SlotContent: MultiView {
    nonisolated(unsafe) let slot: ViewSlot

    nonisolated package init(_ slot: ViewSlot) { self.slot = slot }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, key: { ObjectIdentifier($0.slot) },
                makeList: { content, _, inputs in content.slot.list(inputs) }))
    }
}

/// Hands views to the container as a trait.
struct SlotModifier<Slot: View>: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let content: Slot
    /// Whether there is anything to hand over.
    let isSet: Bool
    /// Takes nothing from the modifier's value, so that it is the same for the life of the view.
    nonisolated(unsafe) let change: (inout RowTraits, ViewSlot?) -> Void

    nonisolated init(content: Slot, isSet: Bool, change: @escaping (inout RowTraits, ViewSlot?) -> Void) {
        self.content = content
        self.isSet = isSet
        self.change = change
    }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let view = modifier.projected { $0.content }
        let slot = ViewSlot { inputs in
            MainActor.assumeIsolated { Slot._makeViewList(view: view, inputs: inputs) }
        }
        let isSet = modifier.projected { $0.isSet }
        let content = body(inputs)
        return content.wrapping(RowTrait.self, in: inputs.graphInputs.loop.graph) {
            modifier.untracked.change(&$0, isSet.value ? slot : nil)
        }
    }
}
