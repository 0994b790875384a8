import AttributeGraph

/// A value kept up to date outside the graph.
final class LatestValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
