import AttributeGraph

/// Stands, in a closure that puts modifiers around a view, for that view.
public struct PlaceholderContentView<Value>: MultiView, Equatable {
    /// What the placeholder stands for; see ``PlaceholderSlot``.
    // Only read on the main actor, where views are made.
    nonisolated(unsafe) private let slot: PlaceholderSlot

    package nonisolated init(_ slot: PlaceholderSlot) { self.slot = slot }

    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        view.untracked.slot.makeList?(inputs) ?? .empty
    }

    /// All placeholders at one place stand for the same view, so none is ever a change.
    nonisolated public static func == (left: Self, right: Self) -> Bool { true }
}

/// Makes the list of the view that a placeholder stands for. Whoever makes the list of views around fills it before.
package final class PlaceholderSlot {
    package var makeList: ((_ViewListInputs) -> _ViewListOutputs)?

    package init() {}

    /// For what a modifier is applied to.
    package convenience init<Modifier>(_ content: _ViewModifier_Content<Modifier>) {
        self.init()
        makeList = content.placeholder.makeList
    }
}

/// The modifiers of a ``ScopedTransactionView`` around its placeholder.
private struct ScopedContent<Content: View, Scoped: View>: Rule {
    let view: Attribute<ScopedTransactionView<Content, Scoped>>
    let makeList: (_ViewListInputs) -> _ViewListOutputs

    var value: Scoped {
        let view = view.value
        // Each new value brings a slot of its own, and branches made later look into that.
        view.slot.makeList = makeList
        return view.scoped
    }
}

/// A view with modifiers around it that have a transaction of their own: what is inside keeps the one from around.
struct ScopedTransactionView<Content: View, Scoped: View>: MultiView {
    // Only read on the main actor, where views are made.
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) fileprivate let scoped: Scoped
    nonisolated(unsafe) fileprivate let slot: PlaceholderSlot
    nonisolated(unsafe) private let transform: (inout Transaction) -> Void

    nonisolated init(
        content: Content, transform: @escaping (inout Transaction) -> Void,
        scoped: (PlaceholderContentView<Content>) -> Scoped
    ) {
        self.content = content
        self.transform = transform
        slot = PlaceholderSlot()
        self.scoped = scoped(PlaceholderContentView(slot))
    }

    static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let outer = inputs.graphInputs.transactionModifier
        let inner = TransformTransaction(outer: outer, transform: view.projected { $0.transform })
        let content = view.projected { $0.content }
        let makeList: (_ViewListInputs) -> _ViewListOutputs = { contentInputs in
            contentInputs.inheriting({ $0.transactionModifier = outer }) {
                Content._makeViewList(view: content, inputs: $0)
            }
        }
        let scoped = Attribute(ScopedContent(view: view, makeList: makeList))
        return inputs.inheriting({ $0.transactionModifier = inner }) {
            Scoped._makeViewList(view: scoped, inputs: $0)
        }
    }
}
