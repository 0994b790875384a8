import AttributeGraph

extension _ViewListOutputs {
    /// The list of a content whose value depends on layout, such as that of a `GeometryReader`.
    ///
    /// **Rule.** A view may be made while the list of a container around it is being brought up to date. Until that is done the
    /// container can't be laid out, and so nothing made meanwhile may read a value that depends on the layout. Modifiers do read
    /// values while they are made (a gesture its priority, an action what it is to run first). Therefore content that depends on
    /// layout is not made together with the view that holds it, but by an effect of its own, which runs when the lists of
    /// all containers around are complete: outer effects run first.
    static func deferred<Content: View>(
        _ content: Attribute<Content>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        _ViewListOutputs(segments: [
            .dynamic(Attribute(effect: DeferredContentRule(content: content, inputs: inputs), stage: .structure))
        ])
    }
}

/// Makes a content's list on its first run, and then follows it.
private struct DeferredContentRule<Content: View>: StatefulRule {
    let content: Attribute<Content>
    let inputs: _ViewListInputs
    private var list: _ViewListOutputs?

    init(content: Attribute<Content>, inputs: _ViewListInputs) {
        self.content = content
        self.inputs = inputs
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        if list == nil {
            let (content, inputs) = (content, inputs)
            list = inputs.graphInputs.loop.graph.untracked {
                MainActor.assumeIsolated { Content._makeViewList(view: content, inputs: inputs) }
            }
        }
        return .value(list!.currentElements())
    }
}
