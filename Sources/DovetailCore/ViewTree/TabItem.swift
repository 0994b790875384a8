import AttributeGraph

/// What stands for a page in the bar of a tab view. One object for each page, so that it never counts as a change; its views
/// change by themselves.
package final class TabItem: Equatable {
    fileprivate let list: _ViewListOutputs

    init(list: _ViewListOutputs) { self.list = list }

    package static func == (left: TabItem, right: TabItem) -> Bool { left === right }
}

/// Gives a page its label.
private struct TabItemModifier<Label: View>: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let label: Label

    nonisolated init(label: Label) { self.label = label }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let label = Label._makeViewList(view: modifier.projected { $0.label }, inputs: inputs)
        if let fixed = label.fixedElements, fixed.isEmpty { return body(inputs) }
        let item = TabItem(list: label)
        return body(inputs).wrapping(TabItemTrait.self) { $0 = item }
    }
}

package struct TabItemTrait: ViewTraitKey {
    package static var defaultValue: TabItem? { nil }
}

extension ViewTraits {
    /// What stands for the view in the bar of a tab view.
    package var tabItem: TabItem? { self[TabItemTrait.self] }
}

extension View {
    /// Sets what stands for this view in the bar of a tab view around it.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}

/// The views of a page's label.
package struct TabItemLabel: MultiView {
    nonisolated(unsafe) let item: TabItem

    nonisolated package init(_ item: TabItem) { self.item = item }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, key: { ObjectIdentifier($0.item) },
                makeList: { label, _, _ in label.item.list }))
    }
}
