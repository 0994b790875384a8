import AttributeGraph

/// The views that the content of a ``_VariadicView/Tree`` stands for. As a view it stands for all of them.
public struct _VariadicView_Children: RandomAccessCollection, View {
    nonisolated let children: [ChildView]

    /// One of the views. May be shown any number of times; its state is one.
    public struct Element: View, Identifiable {
        nonisolated let child: ChildView
        /// What the root set of it.
        nonisolated(unsafe) var traits: [any WrittenTrait] = []

        /// Names the view as long as its identity is the same.
        nonisolated public var id: AnyHashable { AnyHashable(child.id) }

        /// The value that `id(_:)` or a `ForEach` gave the view, if it is one of that type; else nil.
        nonisolated public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            (child.traits[ExplicitIDTrait.self] ?? child.traits.rowID)?.base as? ID
        }

        /// What the view was given by `_trait(_:_:)`. A value that is set here is seen by the container that the root puts the view into.
        nonisolated public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
            get {
                let written = traits.lazy.compactMap { $0 as? WrittenValue<Key> }.first
                return written?.value ?? child.traits[PublicTrait<Key>.self]
            }
            set {
                traits.removeAll { $0 is WrittenValue<Key> }
                traits.append(WrittenValue<Key>(value: newValue))
            }
        }

        public var body: some View { child.modifier(WrittenTraits(traits: traits)) }
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { children.count }
    nonisolated public subscript(index: Int) -> Element { Element(child: children[index]) }
    public var body: some View { ForEach(children) { $0 } }
}

/// A key for something that a view tells a ``_VariadicView/Tree`` around it.
public protocol _ViewTraitKey {
    associatedtype Value
    /// What is seen of a view that does not set the trait.
    static var defaultValue: Value { get }
}

extension View {
    /// Tells a ``_VariadicView/Tree`` around the view a value. Of several for one key the outermost counts.
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        // The closure runs where views are made: on the main thread.
        nonisolated(unsafe) let value = value
        return trait(PublicTrait<Key>.self) { $0 = value }
    }
}

/// The trait of an app's own key.
struct PublicTrait<Key: _ViewTraitKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// A trait with a value that a root wrote.
protocol WrittenTrait {
    /// The list with the trait set on each view, to what `read` gives now.
    func wrapping(
        _ list: _ViewListOutputs, in graph: Graph, read: @escaping () -> [any WrittenTrait]
    ) -> _ViewListOutputs
}

struct WrittenValue<Key: _ViewTraitKey>: WrittenTrait {
    let value: Key.Value

    func wrapping(
        _ list: _ViewListOutputs, in graph: Graph, read: @escaping () -> [any WrittenTrait]
    ) -> _ViewListOutputs {
        list.wrapping(PublicTrait<Key>.self, in: graph) { value in
            if let written = read().lazy.compactMap({ $0 as? Self }).first { value = written.value }
        }
    }
}

/// Sets the traits that a root wrote. Which keys there are follows from the root's code, so those of the first time are followed.
struct WrittenTraits: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let traits: [any WrittenTrait]

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        modifier.value.traits.reduce(body(inputs)) { list, trait in
            trait.wrapping(list, in: inputs.graphInputs.loop.graph) { modifier.value.traits }
        }
    }
}
