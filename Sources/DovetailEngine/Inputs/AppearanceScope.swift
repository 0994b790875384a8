import AttributeGraph

/// A part of the tree that may live without being on show: a page behind others.
///
/// Views in it appear when their identity begins while it is on show, and whenever it comes to be on show; they disappear when
/// it is hidden, and when their identity ends while it is on show.
package final class AppearanceScope {
    /// What is told of appearing and disappearing.
    final class Member {
        let appear: () -> Void
        let disappear: () -> Void

        init(appear: @escaping () -> Void, disappear: @escaping () -> Void) {
            self.appear = appear
            self.disappear = disappear
        }
    }

    /// Whether it is on show, for rules to depend on.
    package let shown: Attribute<Bool>
    /// The same, outside the graph.
    private(set) var isShown: Bool
    private var isSelected = false
    /// The same as a dependency of rules.
    private let selected: Attribute<Bool>
    /// Whether what is hidden in it lies below something else of the same screen, as a covered page of a stack does.
    private let isStacked: Bool
    private let outer: AppearanceScope?
    private let subgraph = Subgraph.current
    private var members: [Member] = []

    /// Whether it is part of the screen: on show, or covered by other pages of its stack. A tab that is not chosen is no part of it.
    ///
    /// Read by rules, which depend on it.
    var isPresent: Bool { (isStacked || selected.value) && outer?.isPresent != false }

    /// Made in the current subgraph, hidden.
    package init(in outer: AppearanceScope?, isStacked: Bool) {
        self.outer = outer
        self.isStacked = isStacked
        selected = Attribute(value: false)
        isShown = false
        shown = Attribute(value: false)
        guard let outer else { return }
        let member = Member(appear: { [weak self] in self?.follow() }, disappear: { [weak self] in self?.follow() })
        outer.members.append(member)
        Subgraph.current.onRelease { outer.members.removeAll { $0 === member } }
    }

    /// Says whether it is to be seen within the scope around it.
    package func select(_ isSelected: Bool) {
        self.isSelected = isSelected
        // A page that is not listed any more may have been released already.
        if !subgraph.isReleased { selected.set(isSelected) }
        follow()
    }

    private func follow() {
        let isShown = isSelected && outer?.isShown != false
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        if !subgraph.isReleased { shown.set(isShown) }
        // Some come and go in consequence; those are told by being made and released.
        for member in members { isShown ? member.appear() : member.disappear() }
    }

    func add(_ member: Member) {
        members.append(member)
        if isShown { member.appear() }
    }

    func remove(_ member: Member) {
        members.removeAll { $0 === member }
        if isShown { member.disappear() }
    }
}
