import AttributeGraph
import DovetailCore

/// Hands views to the section inside, which lists them as its last rows.
private struct SectionActionsModifier<Actions: View>: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let actions: Actions

    nonisolated init(actions: Actions) { self.actions = actions }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var sectionInputs = inputs
        let outer = inputs.sectionActions
        sectionInputs.sectionActions = { inputs in
            let own = Actions._makeViewList(view: modifier.projected { $0.actions }, inputs: inputs)
            return outer.map { .joined([own, $0(inputs)]) } ?? own
        }
        return body(sectionInputs)
    }

    // The section lists more views than its type tells.
    static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int? { nil }
}

extension View {
    /// Adds actions to a section, such as a button that makes a new row. They are the last rows of the section.
    ///
    /// On macOS they stand in the section's header while the pointer is over it; here they are rows in all idioms.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(SectionActionsModifier(actions: content()))
    }
}
