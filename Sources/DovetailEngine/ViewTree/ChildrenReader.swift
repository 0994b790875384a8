import AttributeGraph

/// Builds a view from the children of another: how forms, pickers and tab views look at what is in them.
package struct ChildrenReader<Content: View, Result: View>: MultiView {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let makeResult: ([ChildView]) -> Result

    nonisolated package init(
        content: Content, @ViewBuilder result: @escaping ([ChildView]) -> Result
    ) {
        self.content = content
        makeResult = result
    }

    package static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        // All children are looked at, whatever the container around shows of them.
        var contentInputs = inputs
        contentInputs.isEager = true
        let list = Content._makeViewList(view: view.projected { $0.content }, inputs: contentInputs)
        return Result._makeViewList(view: Attribute(ChildrenRule(view: view, list: list)), inputs: inputs)
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Result._viewListCount(inputs: inputs) }

    /// How many children the content has, where its type tells.
    package static var knownCount: Int? { Content._viewListCount(inputs: _ViewListCountInputs()) }
}

/// One of the children that a ``ChildrenReader`` found. May be shown any number of times; its state is one.
package struct ChildView: MultiView, Identifiable, Equatable {
    // Made and looked at while views are made, on the main thread.
    package nonisolated(unsafe) let element: ViewListElement

    package init(element: ViewListElement) { self.element = element }

    /// The same as long as the child's identity is.
    nonisolated package var id: Int { element.token }
    nonisolated package var traits: ViewTraits { element.traits }
    /// Which element of the innermost `ForEach` around it the child belongs to.
    package var rowOffset: Int? { element.rowOffset }
    /// Whether the child has gone, so that nothing can be read of it.
    package var isReleased: Bool { element.subgraph.isReleased }

    nonisolated package static func == (left: ChildView, right: ChildView) -> Bool { left.element == right.element }

    // Another child in the same place is another identity.
    package static func _makeViewList(
        view: Attribute<ChildView>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, key: { $0.element.token },
                makeList: { child, _, inputs in .fixed(ViewListElement(standingFor: child.element, inputs: inputs)) }))
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// The view that a reader builds from the children that there are now.
private struct ChildrenRule<Content: View, Result: View>: Rule {
    let view: Attribute<ChildrenReader<Content, Result>>
    let list: _ViewListOutputs

    var value: Result {
        let makeResult = view.value.makeResult
        return makeResult(list.currentElements().map(ChildView.init))
    }
}
