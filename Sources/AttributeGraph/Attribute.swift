/// The untyped handle of a node: 32 bits, valid until its subgraph is released.
@frozen
public struct AttributeID: Hashable, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No attribute.
    public static let none = AttributeID(rawValue: 0)
}

/// A value in a graph: either a *source*, set from outside, or computed by a *rule* from other attributes.
///
/// Attributes are handles; copying one copies nothing. All members need a current graph on the calling thread (see
/// ``Graph/perform(_:)``); while a rule runs, its graph is current.
@frozen
public struct Attribute<Value>: Hashable {
    public let id: AttributeID

    @inlinable
    public init(id: AttributeID) { self.id = id }

    /// Makes a source in the current subgraph.
    public init(value: Value) {
        self = Graph.required.makeSource(value)
    }

    /// Makes an attribute computed by `rule`, in the current subgraph. Nothing runs until the value is asked for.
    public init<R: Rule>(_ rule: R) where R.Value == Value {
        self = Graph.required.makeRule(rule, stage: nil)
    }

    /// Makes an attribute computed by `rule`, which may keep state and report that nothing changed.
    public init<R: StatefulRule>(_ rule: R) where R.Value == Value {
        self = Graph.required.makeStatefulRule(rule, stage: nil)
    }

    /// Makes an *effect*: a rule that is run by ``Graph/updateEffects(stage:)`` whenever its inputs changed, whether or
    /// not anybody asks for its value.
    public init<R: StatefulRule>(effect rule: R, stage: EffectStage) where R.Value == Value {
        self = Graph.required.makeStatefulRule(rule, stage: stage)
    }

    /// Makes an attribute computed by `rule` of which very much depends, and which mostly stays what it was when what it is computed from
    /// changes: a *gate*. A write marks what depends on it only when it is known that its value did change.
    public init<R: Rule>(gate rule: R) where R.Value == Value {
        self = Graph.required.makeRule(rule, stage: nil)
        Graph.required.makeGate(id)
    }

    /// The value, brought up to date. Inside a rule this makes the rule depend on it.
    // Inlined, so that a concrete value is copied without asking its metadata.
    @inlinable
    public var value: Value {
        Graph.readPointer(id).assumingMemoryBound(to: Value.self).pointee
    }

    /// The value and whether it changed since the running rule last finished. Also true when the rule did not read it then,
    /// and outside a rule. May be true without a change when the rule reads its inputs in another order than before.
    public var valueAndChange: (value: Value, changed: Bool) {
        Graph.required.readWithChange(self)
    }

    /// Whether the running rule read the value in its last run and it has changed since: a reason for it to run. True on the
    /// rule's first run. The rule does not come to depend on it.
    ///
    /// - Complexity: O(inputs of the rule).
    public var hasChanged: Bool {
        Graph.required.hasChanged(id)
    }

    /// The value, brought up to date, without making the running rule depend on it.
    @inlinable
    public var untracked: Value {
        Graph.readPointerUntracked(id).assumingMemoryBound(to: Value.self).pointee
    }

    /// The subgraph that it belongs to.
    // Every attribute has one until it is released with that.
    package var subgraph: Subgraph { Graph.required.nodes[id.rawValue].pointee.subgraph!.takeUnretainedValue() }

    /// Sets a source. Returns whether the value differs from the one before; an equal value changes nothing.
    @discardableResult
    public func set(_ value: consuming Value) -> Bool {
        Graph.required.set(self, to: value)
    }

    /// Makes the rule run again when it is next asked for even though none of its inputs changed; for a source, makes the
    /// rules that read it run again.
    public func invalidate() {
        Graph.required.invalidate(id)
    }
}

/// An attribute that may have been released since; found by handle and generation.
public struct WeakAttribute<Value>: Hashable {
    let id: AttributeID
    let generation: UInt32

    /// The attribute of a live node.
    public init(_ attribute: Attribute<Value>, in graph: Graph) {
        id = attribute.id
        generation = graph.generation(of: attribute.id)
    }

    /// The attribute, or nil when its subgraph has been released.
    public func attribute(in graph: Graph) -> Attribute<Value>? {
        graph.isAlive(id, generation: generation) ? Attribute(id: id) : nil
    }
}

/// The untyped handle of an attribute that may have been released since.
public struct WeakAttributeID: Hashable, Sendable {
    let id: AttributeID
    let generation: UInt32
}

extension Attribute {
    /// A handle that may outlive the attribute.
    public var weakID: WeakAttributeID {
        WeakAttributeID(id: id, generation: Graph.required.generation(of: id))
    }
}

extension Graph {
    /// As ``invalidate(_:)-(AttributeID)``; nothing happens if the attribute has been released since.
    public func invalidate(_ attribute: WeakAttributeID) {
        if isAlive(attribute.id, generation: attribute.generation) { invalidate(attribute.id) }
    }

    /// The handle of the attribute whose rule runs now, for a rule that wants to be run again; nil outside a rule.
    public var runningAttribute: WeakAttributeID? {
        guard reader != 0 else { return nil }
        let id = AttributeID(rawValue: reader)
        return WeakAttributeID(id: id, generation: generation(of: id))
    }
}
