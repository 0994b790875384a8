import AttributeGraph

/// A rule written as a closure that calls code of the app's: it depends also on the observable objects that the closure reads.
struct ObservingRule<Value>: StatefulRule {
    private let loop: UpdateLoop
    private let compute: () -> Value
    private var reads: ObservedReads

    /// - Parameter type: What the code belongs to; see ``ObservedReads/init(of:)``.
    init(of type: Any.Type, loop: UpdateLoop, compute: @escaping () -> Value) {
        self.loop = loop
        self.compute = compute
        reads = ObservedReads(of: type)
    }

    mutating func update(previous: Value?) -> RuleResult<Value> {
        reads.stop()
        return .value(reads.track(loop: loop, compute))
    }
}
