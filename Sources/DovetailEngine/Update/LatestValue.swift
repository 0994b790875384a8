import AttributeGraph

/// A value kept up to date outside the graph.
package final class LatestValue<Value> {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}
