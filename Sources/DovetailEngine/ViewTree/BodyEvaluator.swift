import AttributeGraph

/// Evaluates the `body` of a view, a modifier, a scene, an app or toolbar content, for the rule that has its value.
///
/// A copy of the owner is taken, its dynamic properties are pointed at their storage, and `body` runs. What that reads, of the
/// graph and of observable objects, the rule depends on.
package struct BodyEvaluator<Owner> {
    private let owner: Attribute<Owner>
    private let properties: DynamicPropertySet?
    private let loop: UpdateLoop
    private let counter: Int
    private var reads: ObservedReads

    /// Makes the storage of the owner's dynamic properties, in the current subgraph: one for each identity.
    package init(owner: Attribute<Owner>, inputs: _GraphInputs) {
        self.owner = owner
        properties = DynamicPropertySet.makeOwn(for: Owner.self, inputs: inputs)
        loop = inputs.loop
        counter = inputs.loop.bodyCounter(for: Owner.self)
        reads = ObservedReads(of: Owner.self)
    }

    package mutating func evaluate<Body>(isFirst: Bool, _ body: (Owner) -> Body) -> Body {
        var value = owner.value
        loop.countBody(counter)
        reads.stop()
        let (owner, properties, changes) = (owner, properties, reads.changes)
        return reads.track(loop: loop) {
            withUnsafeMutablePointer(to: &value) { pointer in
                let running = RunningBody(
                    type: Owner.self, owner: owner.id, isFirst: isFirst, properties: properties,
                    value: UnsafeMutableRawPointer(pointer), changes: changes)
                return running.whileCurrent {
                    properties?.update(UnsafeMutableRawPointer(pointer))
                    return body(pointer.pointee)
                }
            }
        }
    }
}
