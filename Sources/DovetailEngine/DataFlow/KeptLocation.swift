import AttributeGraph

/// Somebody who keeps a value outside of the graph, such as a store. From any thread.
package protocol ValueKeeper<Value>: AnyObject {
    associatedtype Value
    var value: Value { get }
    func set(_ value: Value, transaction: Transaction)
    /// Whether another keeper keeps the same value.
    func isSame(as other: any ValueKeeper<Value>) -> Bool
    /// What to tell the developer when the value is written while views are evaluated; nil if it may be.
    var misuse: String? { get }
}

/// Where a property reads and writes whose value is kept outside of the graph.
///
/// The keeper has the value. The attribute follows it at each update, so that bodies depend on this value alone.
package final class KeptLocation<Value>: Location<Value>, @unchecked Sendable {
    package let keeper: any ValueKeeper<Value>
    private let source: WeakAttribute<Value>
    private unowned let graph: Graph
    private weak var loop: UpdateLoop?

    /// Makes the location's attribute in the current subgraph.
    package init(_ keeper: any ValueKeeper<Value>, loop: UpdateLoop) {
        self.keeper = keeper
        self.loop = loop
        graph = loop.graph
        source = WeakAttribute(Attribute(value: keeper.value), in: loop.graph)
    }

    /// Says that the kept value may have changed. From any thread.
    package func valueDidChange() { loop?.enqueue(self, transaction: Transaction.current) }

    override var isFollowed: Bool { true }

    override package func get() -> Value {
        if let loop, loop.isUpdatingOnThisThread, let attribute = source.attribute(in: graph) {
            return attribute.value
        }
        return keeper.value
    }

    override package func set(_ value: Value, transaction: Transaction) { keeper.set(value, transaction: transaction) }

    override package func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeptLocation<Value> else { return false }
        return keeper.isSame(as: other.keeper)
    }
}

extension KeptLocation: PendingWrite {
    package func apply(run: Int) { source.attribute(in: graph)?.set(keeper.value) }
    package var misuse: String? { keeper.misuse }
}
