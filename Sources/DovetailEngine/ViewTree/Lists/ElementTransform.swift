import AttributeGraph

/// The modifiers that lists apply to each of their elements when they are asked for one: each wraps the making of the view, or changes one of
/// its traits.
///
/// One modifier, or two chains joined, the outer around the inner. Joining copies nothing, so a view in as many modifiers as an app likes is
/// listed in constant time for each of them. What looks at the modifiers goes on where there is room on the stack.
package final class ElementTransform {
    package typealias Wrap = (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

    /// The chains that are joined here; nil in a modifier.
    private var outer: ElementTransform?
    private var inner: ElementTransform?
    private let wrap: Wrap?
    private let change: TraitChange?
    /// Whether any of the modifiers changes a trait that every container looks at.
    let changesContainerTraits: Bool

    /// A modifier.
    package init(wrap: Wrap?, change: TraitChange? = nil) {
        self.wrap = wrap
        self.change = change
        changesContainerTraits = change?.isForContainers == true
    }

    private init(_ outer: ElementTransform, around inner: ElementTransform) {
        (wrap, change) = (nil, nil)
        self.outer = outer
        self.inner = inner
        changesContainerTraits = outer.changesContainerTraits || inner.changesContainerTraits
    }

    /// Frees what is joined in a loop: else each would free the next one in the course of its own end, as deep on the stack as an app puts
    /// modifiers around one another.
    deinit {
        var ending: ContiguousArray<ElementTransform> = []
        takeJoined(to: &ending)
        while let next = ending.popLast() { next.takeJoined(to: &ending) }
    }

    /// Lets go of the two chains, and adds those that end with that and have others in them.
    private func takeJoined(to ending: inout ContiguousArray<ElementTransform>) {
        if outer?.outer != nil, isKnownUniquelyReferenced(&outer) { ending.append(outer!) }
        if inner?.outer != nil, isKnownUniquelyReferenced(&inner) { ending.append(inner!) }
        (outer, inner) = (nil, nil)
    }

    func make(_ inputs: _ViewInputs, _ view: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        if let outer, let inner {
            return StackRoom.with { outer.make(inputs) { inputs in StackRoom.with { inner.make(inputs, view) } } }
        }
        guard let wrap else { return view(inputs) }
        return wrap(inputs, view)
    }

    /// Changes a trait as the modifiers say that are about this trait; the one whose change counts in the end comes last.
    func change<K: ViewTraitKey>(_ key: K.Type, _ value: inout K.Value) {
        guard let outer, let inner else {
            (change as? KeyedTraitChange<K>)?.apply(&value)
            return
        }
        StackRoom.with {
            if K.innermostDecides {
                outer.change(key, &value)
                inner.change(key, &value)
            } else {
                inner.change(key, &value)
                outer.change(key, &value)
            }
        }
    }

    /// Whether two chains are of the same modifiers. A list joins its chains anew each time that it is asked.
    ///
    /// - Complexity: O(length), and O(1) for the commonest: the same modifiers around the same.
    static func areSame(_ left: ElementTransform?, _ right: ElementTransform?) -> Bool {
        if left === right { return true }
        guard let left, let right else { return false }
        if left.outer === right.outer, left.inner === right.inner { return left.outer != nil }
        var (lefts, rights) = (Modifiers(left), Modifiers(right))
        while true {
            let (first, second) = (lefts.next(), rights.next())
            if first !== second { return false }
            if first == nil { return true }
        }
    }

    /// This chain around another one.
    func applied(to inside: ElementTransform?) -> ElementTransform {
        guard let inside else { return self }
        return ElementTransform(self, around: inside)
    }

    /// The modifiers of a chain, from the outside in.
    private struct Modifiers {
        private var waiting: ContiguousArray<ElementTransform>

        init(_ chain: ElementTransform) { waiting = [chain] }

        mutating func next() -> ElementTransform? {
            while let chain = waiting.popLast() {
                guard let outer = chain.outer, let inner = chain.inner else { return chain }
                waiting.append(inner)
                waiting.append(outer)
            }
            return nil
        }
    }
}

/// What a modifier does to a trait.
package class TraitChange {
    var isForContainers: Bool { false }
}

/// A change of the trait with the key `K`. It may read attributes.
package final class KeyedTraitChange<K: ViewTraitKey>: TraitChange {
    let apply: (inout K.Value) -> Void
    override var isForContainers: Bool { K.isForContainers }

    package init(_ apply: @escaping (inout K.Value) -> Void) { self.apply = apply }
}
