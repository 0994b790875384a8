import AttributeGraph

extension _ViewListOutputs {
    /// The list of a content whose value depends on layout, such as that of a `GeometryReader`.
    static func deferred<Content: View>(
        _ content: Attribute<Content>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(DeferredContentList(content: content, inputs: inputs))
    }
}

/// A list that is made later than the view that holds it.
///
/// **Rule.** A view may be made while the list of a container around it is being brought up to date. Until that is done the
/// container can't be laid out, and so nothing made meanwhile may read a value that depends on the layout. Modifiers do read
/// values while they are made (a gesture its priority, an action what it is to run first). Therefore content that depends on
/// layout is not made together with the view that holds it, but by an effect of its own, which runs when the lists of
/// all containers around are complete: outer effects run first.
private final class DeferredContentList<Content: View>: StandInList {
    private struct MakingRule: StatefulRule {
        let list: DeferredContentList

        mutating func update(previous: Bool?) -> RuleResult<Bool> {
            list.make()
            return .value(true)
        }
    }

    private let content: Attribute<Content>
    private let inputs: _ViewListInputs
    private var made: _ViewListOutputs?
    private var rule: Attribute<Bool>!

    init(content: Attribute<Content>, inputs: _ViewListInputs) {
        self.content = content
        self.inputs = inputs
        super.init()
        rule = Attribute(effect: MakingRule(list: self), stage: .structure)
    }

    private func make() {
        guard made == nil else { return }
        made = inputs.graphInputs.loop.graph.untracked {
            MainActor.assumeIsolated { Content._makeViewList(view: content, inputs: inputs) }
        }
    }

    override var list: _ViewListOutputs {
        _ = rule.value
        return made!
    }
}
