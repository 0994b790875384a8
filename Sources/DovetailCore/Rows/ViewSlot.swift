import AttributeGraph

/// Views that a view hands to its container, to be shown elsewhere: a row's background, the actions behind it. One object for each place,
/// so that it never counts as a change; its views change by themselves.
package final class ViewSlot: Equatable {
    fileprivate let list: _ViewListOutputs

    init(list: _ViewListOutputs) { self.list = list }

    /// Whether it can never hold a view.
    var isEmpty: Bool { list.fixedElements?.isEmpty == true }

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
                makeList: { content, _, _ in content.slot.list }))
    }
}

/// Hands views to the container as a trait.
struct SlotModifier<Slot: View>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let content: Slot
    /// Takes nothing from the modifier's value, so that it is the same for the life of the view.
    nonisolated(unsafe) let change: (inout RowTraits, ViewSlot?) -> Void

    nonisolated init(content: Slot, change: @escaping (inout RowTraits, ViewSlot?) -> Void) {
        self.content = content
        self.change = change
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let slot = ViewSlot(list: Slot._makeViewList(view: modifier.projected { $0.content }, inputs: inputs))
        let content = body(inputs)
        return content.wrapping(RowTrait.self, in: inputs.graphInputs.loop.graph) {
            modifier.untracked.change(&$0, slot.isEmpty ? nil : slot)
        }
    }
}
