import AttributeGraph

/// Evaluates the `body` of a view, a modifier, a scene, an app or toolbar content, for the rule that has its value.
///
/// A copy of the owner is taken, its dynamic properties are pointed at their storage, and `body` runs. What that reads, of the
/// graph and of observable objects, the rule depends on.
struct BodyEvaluator<Owner> {
    private let owner: Attribute<Owner>
    private let properties: DynamicPropertySet?
    private let loop: UpdateLoop
    private let counter: Int
    private var reads: ObservedReads

    /// Makes the storage of the owner's dynamic properties, in the current subgraph: one for each identity.
    init(owner: Attribute<Owner>, inputs: _GraphInputs) {
        self.owner = owner
        properties = DynamicPropertySet.make(for: Owner.self, inputs: inputs)
        loop = inputs.loop
        counter = inputs.loop.bodyCounter(for: Owner.self)
        reads = ObservedReads(of: Owner.self)
    }

    mutating func evaluate<Body>(isFirst: Bool, _ body: (Owner) -> Body) -> Body {
        var value = owner.value
        loop.countBody(counter)
        reads.stop()
        let (owner, properties, changes) = (owner, properties, reads.changes)
        return reads.track(loop: loop) {
            withUnsafeMutablePointer(to: &value) { pointer in
                let outer = RunningBody.current
                RunningBody.current = RunningBody(
                    type: Owner.self, owner: owner.id, isFirst: isFirst, properties: properties,
                    value: UnsafeMutableRawPointer(pointer), changes: changes)
                defer { RunningBody.current = outer }
                properties?.update(UnsafeMutableRawPointer(pointer))
                return body(pointer.pointee)
            }
        }
    }
}

/// The body that runs now, for messages about it.
struct RunningBody {
    let type: Any.Type
    let owner: AttributeID
    let isFirst: Bool
    let properties: DynamicPropertySet?
    /// The copy of the owner that `body` runs on.
    let value: UnsafeMutableRawPointer
    /// The observable properties that changed since the last run.
    let changes: [AnyKeyPath]

    // Bodies run on the main thread only.
    nonisolated(unsafe) static var current: RunningBody?

    /// Why the body runs, as `_printChanges()` tells it.
    var reasons: [String] {
        var reasons: [String] = []
        if Attribute<Never>(id: owner).hasChanged { reasons.append("@self") }
        if isFirst { reasons.append("@identity") }
        reasons += properties?.changedNames(of: type, at: value, isFirst: isFirst) ?? []
        reasons += changes.map(ObservableKeyPathName.describe)
        return reasons
    }

    /// The line that `_printChanges()` prints in the body of `type`; nil outside it.
    static func description(for type: Any.Type) -> String? {
        guard let current, current.type == type else { return nil }
        let reasons = current.reasons
        return "\(type): " + (reasons.isEmpty ? "unchanged." : reasons.joined(separator: ", ") + " changed.")
    }
}
