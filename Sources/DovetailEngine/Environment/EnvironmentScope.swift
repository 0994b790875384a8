import AttributeGraph

/// One environment: that of an attribute, or the one around it with a change.
///
/// **Slots.** What is read of an environment is read through a slot: an attribute of the built-in values together, of one other key, or of all
/// values as one. A slot is made when somebody reads it here first, after those of the scopes around that it is computed from. It is a gate: where
/// the value is the same after a change, nobody hears of it. So a change costs, for each scope below, what was read there, and not who read it.
///
/// Slots belong to the subgraph that the change was made in, and live as long as that.
final class EnvironmentScope {
    /// The scope around; nil for one that has the values of an attribute.
    private(set) var outer: EnvironmentScope?
    private let values: Attribute<EnvironmentValues>?
    let change: EnvironmentChange?
    private let owner: Subgraph
    // As in layout's computers, exclusive access is not checked: nothing runs while one of these is read or changed.
    /// The slot that nearly everything reads.
    @exclusivity(unchecked) private var builtInSlot: Attribute<EnvironmentValues>?
    /// The other slots, and parts that readers share, by what they stand for: the type of a slot or key, or a key path, which is kept.
    @exclusivity(unchecked) private var parts: [(key: ObjectIdentifier, object: AnyObject?, part: AttributeID)] = []
    /// More parts than these are a sign that each reader asks for one of its own.
    private static let limit = 64

    init(values: Attribute<EnvironmentValues>) {
        (self.values, outer, change) = (values, nil, nil)
        owner = values.subgraph
    }

    init(around outer: EnvironmentScope, change: EnvironmentChange) {
        (values, self.outer, self.change) = (nil, outer, change)
        owner = Subgraph.current
    }

    deinit {
        // Scopes nest as deep as views do: they end one after another, and not one within another.
        var next = outer
        outer = nil
        while isKnownUniquelyReferenced(&next) {
            let following = next!.outer
            next!.outer = nil
            next = following
        }
    }

    /// The built-in values. Other keys are looked up where ``EnvironmentReads`` says.
    var builtIn: Attribute<EnvironmentValues> {
        if let builtInSlot { return builtInSlot }
        let slot = slot(BuiltInSlot.self)
        builtInSlot = slot
        return slot
    }

    /// All values.
    var whole: Attribute<EnvironmentValues> { slot(WholeSlot.self) }

    /// The slot that a kind of rule computes.
    ///
    /// - Complexity: O(parts), and the first time O(scopes around that have no such slot yet).
    func slot<Slot: EnvironmentSlot>(_ kind: Slot.Type) -> Attribute<Slot.Value> {
        if let known = known(kind) { return known }
        // A gate may depend on those that were made before it, so they are made from the outermost on.
        var lacking = [self]
        while let outer = lacking.last!.outer, outer.known(kind) == nil { lacking.append(outer) }
        while lacking.count > 1 { lacking.removeLast().makeSlot(kind) }
        return makeSlot(kind)
    }

    private func known<Slot: EnvironmentSlot>(_ kind: Slot.Type) -> Attribute<Slot.Value>? {
        if let values, let slot = Slot.slot(of: values) { return slot }
        return known(by: Slot.key)
    }

    @discardableResult
    private func makeSlot<Slot: EnvironmentSlot>(_ kind: Slot.Type) -> Attribute<Slot.Value> {
        let outside = outer?.known(kind)
        let slot: Attribute<Slot.Value>
        if let outside, change!.leavesAlone(Slot.key) {
            slot = outside
        } else {
            slot = owner.apply { Attribute(gate: Slot(scope: self, outside: outside)) }
        }
        parts.append((Slot.key, nil, slot.id))
        return slot
    }

    /// One attribute for all who read the same part of this environment: the one that was made for `key` before, or what `make` makes, a gate. Nil
    /// where there is nobody to share it with, as in the subgraph of this scope, and where there are very many parts.
    ///
    /// - Parameter object: What `key` is the identity of.
    /// - Complexity: O(parts).
    func sharedPart<Part>(
        by key: ObjectIdentifier, keeping object: AnyObject, _ make: () -> Attribute<Part>
    ) -> Attribute<Part>? {
        if owner === Subgraph.current { return nil }
        if let known: Attribute<Part> = known(by: key) { return known }
        guard parts.count < Self.limit else { return nil }
        let part = owner.apply(make)
        parts.append((key, object, part.id))
        return part
    }

    private func known<Part>(by key: ObjectIdentifier) -> Attribute<Part>? {
        parts.first { $0.key == key }.map { Attribute(id: $0.part) }
    }
}

/// What a modifier changes of an environment.
package struct EnvironmentChange {
    /// What a change may set.
    package enum Extent {
        case anything
        /// Values that are not built in, as far as is known; it needs no such value for it. Key paths ask for a value before they set it.
        case otherKeys
        /// Some keys that are not built in, and nothing else.
        case keys([any EnvironmentKey.Type])
    }

    private let extent: Extent
    private let apply: (inout EnvironmentValues) -> Void

    init(_ extent: Extent, _ apply: @escaping (inout EnvironmentValues) -> Void) {
        self.extent = extent
        self.apply = apply
    }

    /// Whether a slot inside is that outside.
    fileprivate func leavesAlone(_ slot: ObjectIdentifier) -> Bool {
        guard case .keys(let keys) = extent else { return false }
        return slot != WholeSlot.key && !keys.contains { ObjectIdentifier($0) == slot }
    }

    /// All values with the change.
    fileprivate func whole(_ outside: EnvironmentValues) -> EnvironmentValues {
        var values = outside
        apply(&values)
        return values
    }

    /// The built-in values with the change, which may be none.
    fileprivate func builtIn(_ outside: EnvironmentValues, in outer: EnvironmentScope) -> EnvironmentValues {
        var values = outside
        if case .otherKeys = extent {
            EnvironmentReads.ignoring { apply(&values) }
        } else {
            var reads = EnvironmentReads(of: outer)
            reads.collect { apply(&values) }
        }
        return values.hasSameBuiltInStorage(as: outside) ? outside : values.builtInPart
    }

    /// The value of a key with the change; nil where that does not set it.
    fileprivate func value<K: EnvironmentKey>(of key: K.Type, in outer: EnvironmentScope) -> K.Value? {
        // First the values: to bring them up to date may run rules that collect what they read themselves.
        var values = outer.builtIn.value
        var reads = EnvironmentReads(of: outer)
        reads.collect { apply(&values) }
        return values.changedValue(of: key)
    }
}

/// Computes what a slot of a scope has, from the slot outside.
protocol EnvironmentSlot: Rule {
    /// What the slot is known by.
    static var key: ObjectIdentifier { get }
    /// The slot of a scope that has the values of an attribute, if that is none of its own.
    static func slot(of values: Attribute<EnvironmentValues>) -> Attribute<Value>?
    /// - Parameter outside: Nil for a scope that has the values of an attribute.
    init(scope: EnvironmentScope, outside: Attribute<Value>?)
}

extension EnvironmentSlot {
    static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
    static func slot(of values: Attribute<EnvironmentValues>) -> Attribute<Value>? { nil }
}

/// All values.
private struct WholeSlot: EnvironmentSlot {
    let scope: EnvironmentScope
    let outside: Attribute<EnvironmentValues>?
    static func slot(of values: Attribute<EnvironmentValues>) -> Attribute<EnvironmentValues>? { values }
    var value: EnvironmentValues { scope.change!.whole(outside!.value) }
}

/// The built-in values.
private struct BuiltInSlot: EnvironmentSlot {
    let scope: EnvironmentScope
    let outside: Attribute<EnvironmentValues>?

    var value: EnvironmentValues {
        guard let outside else { return scope.whole.value.builtInPart }
        return scope.change!.builtIn(outside.value, in: scope.outer!)
    }
}

/// The value of another key.
struct KeySlot<Key: EnvironmentKey>: EnvironmentSlot {
    let scope: EnvironmentScope
    let outside: Attribute<Key.Value>?
    static var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    var value: Key.Value {
        guard let outside else { return scope.whole.value[Key.self] }
        return scope.change!.value(of: Key.self, in: scope.outer!) ?? outside.value
    }
}
