import AttributeGraph

/// One view in a container's list.
///
/// **Identity.** A view's identity is the *token* of its element. A fixed child gets its token once, when the container's
/// content is made; a branch of an `if` gets new ones each time it is entered; a row of a `ForEach` keeps its tokens as long
/// as its id is in the data; a changed `id(_:)` gives new ones. State, `onAppear` and all attributes of a view live as long as
/// its token, and a little longer where the view leaves gradually (see ``ViewListScope``).
///
/// An element is a value of two references: what it was made from, and the modifiers that lists around it apply. Listing the same
/// views again makes no new objects.
package struct ViewListElement: Equatable {
    /// What an element was made from, once.
    package final class Source {
        let token: Int
        package let scope: ViewListScope?
        let subgraph: Subgraph
        /// The element that this one stands for in another place, as a ``ChildView`` does. Its traits are this one's own.
        let original: ViewListElement?
        let make: (_ViewInputs) -> _ViewOutputs
        /// Where the list is that the element belongs to, in a program that is watched: the container does not know the rows and the views
        /// between itself and the element.
        let handoverOrigin: HandoverOrigin?

        init(
            token: Int, inputs: _ViewListInputs, subgraph: Subgraph,
            original: ViewListElement? = nil, make: @escaping (_ViewInputs) -> _ViewOutputs
        ) {
            self.token = token
            scope = inputs.scope
            self.subgraph = subgraph
            self.original = original
            self.make = make
            handoverOrigin = inputs.graphInputs.handoverOrigin
        }

        /// How often the original is held through this element.
        private var holds = 0
        private var endsHolds = false
        private var endsStandIns = false
        /// The scopes of what stands for this element in other places.
        private var standIns: [StandInScope] = []

        /// Releases a scope with the element's subgraph. Where nothing leaves gradually that goes at once, whoever holds it, and
        /// what is made from the element elsewhere would read what is gone before its container has noticed.
        func add(_ standIn: StandInScope) {
            standIns.append(standIn)
            guard !endsStandIns else { return }
            endsStandIns = true
            subgraph.onRelease { [self] in for standIn in standIns { standIn.baseWasReleased() } }
        }

        func remove(_ standIn: StandInScope) { standIns.removeAll { $0 === standIn } }

        /// Whether what is made from the original here is on its way out.
        var isLeaving = false {
            didSet { if isLeaving != oldValue { original?.countLeaving(isLeaving ? 1 : -1) } }
        }

        /// Holds the original until ``letGoOfOriginal()``, or until the element's subgraph goes. A container of that subgraph goes
        /// with it and lets go of nothing by itself; the original is elsewhere and would be held for ever.
        func holdOriginal() {
            guard let original else { return }
            holds += 1
            original.hold()
            guard !endsHolds else { return }
            endsHolds = true
            subgraph.onRetire { [self] in isLeaving = $0 && holds > 0 }
            subgraph.onRelease { [self] in while holds > 0 { letGoOfOriginal() } }
        }

        func letGoOfOriginal() {
            guard holds > 0 else { return }
            holds -= 1
            if holds == 0 { isLeaving = false }
            original?.letGo()
        }
    }

    package let source: Source
    /// The modifiers of the lists around, nil for none.
    private(set) var transform: ElementTransform?

    /// An element made in the current subgraph. `make` makes the view's attributes, in the subgraph that is current then.
    package init(inputs: _ViewListInputs, make: @escaping (_ViewInputs) -> _ViewOutputs) {
        source = Source(
            token: inputs.graphInputs.loop.makeToken(), inputs: inputs, subgraph: Subgraph.current, make: make)
    }

    /// An element that stands for another one in another place. It holds what the other one needs.
    package init(standingFor other: ViewListElement, inputs: _ViewListInputs) {
        source = Source(
            token: inputs.graphInputs.loop.makeToken(), inputs: inputs, subgraph: Subgraph.current,
            original: other,
            make: { inputs in
                // What is kept of the original is kept of what stands for it.
                if other.holdsState { Subgraph.current.noteState() }
                return other.make(inputs)
            })
    }

    private init(source: Source, transform: ElementTransform?) {
        self.source = source
        self.transform = transform
    }

    /// Identifies the element for the life of its graph.
    package var token: Int { source.token }
    /// The subgraph that was current where the element was made; everything made for it is released with that.
    package var subgraph: Subgraph { source.subgraph }

    /// Makes the view's attributes in the current subgraph.
    package func make(_ inputs: _ViewInputs) -> _ViewOutputs {
        guard let origin = source.handoverOrigin else { return made(inputs) }
        var inputs = inputs
        inputs.graphInputs.handoverOrigin = origin
        return made(inputs)
    }

    private func made(_ inputs: _ViewInputs) -> _ViewOutputs {
        // What is made may list views that are made in their turn.
        StackRoom.with { transform.map { $0.make(inputs, source.make) } ?? source.make(inputs) }
    }

    /// Whether there may be traits that every container looks at. Cheap.
    var mayHaveContainerTraits: Bool { source.original != nil || transform?.changesContainerTraits == true }

    /// What the view tells its container now. Each trait is looked up when it is read.
    package var traits: ViewTraits { ViewTraits(of: self) }

    /// One trait, as it is now. Within a rule, this depends on what that trait is made from, and on nothing of the others: a bar
    /// that looks at the places of its items must not depend on what their labels say, which may depend on the bar.
    func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
        // A view that has gone tells nothing; whoever still asks is about to hear of it.
        guard !source.subgraph.isReleased else { return K.defaultValue }
        var value = source.original.map { $0.trait(key) } ?? K.defaultValue
        transform?.change(key, &value)
        return value
    }

    /// The id of the innermost row that the view belongs to.
    package var rowID: AnyHashable? {
        var scope = source.scope
        while let current = scope {
            if let id = current.rowID { return id }
            scope = current.outer
        }
        return source.original?.rowID
    }

    /// Which element of the innermost `ForEach` the view belongs to.
    var rowOffset: Int? {
        var scope = source.scope
        while let current = scope {
            if let offset = current.rowOffset { return offset }
            scope = current.outer
        }
        return source.original?.rowOffset
    }

    /// Whether something that the view is made from would not be the same if it were made again: of what is around it, as far as its row.
    var holdsState: Bool {
        if subgraph.holdsState { return true }
        var scope = source.scope
        while let current = scope {
            if current.subgraph.holdsState { return true }
            if current.rowID != nil { break }
            scope = current.outer
        }
        return source.original?.holdsState == true
    }

    /// Whether the view belongs to the scope, at any depth.
    func belongs(to scope: ViewListScope) -> Bool {
        var current = source.scope
        while let next = current {
            if next === scope { return true }
            current = next.outer
        }
        return false
    }

    /// Tells the parts of lists that the view is in of a transition by which it leaves otherwise than others in the same change: gradually also
    /// in changes without an animation, or unchanged.
    func note(_ transition: AnyTransition) {
        guard transition.box.isAnimated || transition.box.leavesUnchanged else { return }
        var scope = source.scope
        while let current = scope {
            if transition.box.isAnimated { current.hasAnimatedTransition = true }
            if transition.box.leavesUnchanged { current.hasUnchangedLeaving = true }
            scope = current.outer
        }
        source.original?.note(transition)
    }

    /// Whether the attributes that the view is made from are gone.
    var isReleased: Bool { subgraph.isReleased || source.original?.isReleased == true }

    /// Says that the view starts its way out, or comes back. What it stands for is kept until it has gone, though that may have been
    /// removed at once.
    func setLeaving(_ isLeaving: Bool) { source.isLeaving = isLeaving }

    private func countLeaving(_ change: Int) {
        var scope = source.scope
        while let current = scope {
            current.leavingCount += change
            scope = current.outer
        }
        source.original?.countLeaving(change)
    }

    /// Keeps the attributes that the view depends on; see ``ViewListScope``.
    package func hold() {
        source.scope?.hold()
        source.holdOriginal()
    }

    /// Ends a ``hold()``.
    package func letGo() {
        source.scope?.letGo()
        source.letGoOfOriginal()
    }

    /// The element within the modifiers of a list around it.
    package func transformed(by outer: ElementTransform?) -> ViewListElement {
        guard let outer else { return self }
        return ViewListElement(source: source, transform: outer.applied(to: transform))
    }

    package static func == (left: ViewListElement, right: ViewListElement) -> Bool {
        left.source === right.source && ElementTransform.areSame(left.transform, right.transform)
    }
}
