import AttributeGraph

/// Views that pages bring along for their tab view: what stands for one in the bar, or the heading of several. One object for each page, so that it never counts as a change; its views
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
        let label = TabLabelParts.list(of: modifier.projected { $0.label }, inputs: inputs)
        if let fixed = label.fixedElements, fixed.isEmpty { return body(inputs) }
        let item = TabItem(list: label)
        return body(inputs).wrapping(TabItemTrait.self) { $0 = item }
    }
}

/// Says which pages belong together, and gives them views that stand for all of them.
private struct TabGroupModifier<Views: View>: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let views: Views
    /// Whether the views are what can be done with the pages; else they are the heading.
    let areActions: Bool

    nonisolated init(_ views: Views, areActions: Bool) {
        self.areActions = areActions
        self.views = views
    }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let views = TabItem(list: Views._makeViewList(view: modifier.projected { $0.views }, inputs: inputs))
        let areActions = modifier.untracked.areActions
        return body(inputs).wrapping(TabGroupTrait.self) { group in
            if areActions { group.actions = group.actions ?? views } else { group.header = group.header ?? views }
        }
    }
}

/// What several pages of a tab view have in common.
package struct TabGroup: Equatable {
    /// The heading; another object for each section. Nil for a page in no section.
    package var header: TabItem?
    /// What can be done with the section, below its pages in a sidebar.
    package var actions: TabItem?
}

package struct TabGroupTrait: ViewTraitKey {
    package static var defaultValue: TabGroup { TabGroup() }
}

extension ViewTraits {
    /// The section of a tab view that the page belongs to.
    package var tabGroup: TabGroup { self[TabGroupTrait.self] }
}

extension View {
    /// Makes one section of all pages in this view, with a heading. A section inside keeps its own.
    nonisolated package func tabGroup<V: View>(header: V) -> some View {
        modifier(TabGroupModifier(header, areActions: false))
    }

    /// Gives the section of the pages in this view something to do.
    nonisolated package func tabGroup<V: View>(actions: V) -> some View {
        modifier(TabGroupModifier(actions, areActions: true))
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
