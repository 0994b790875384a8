import AttributeGraph

/// Reads a value of the environment in force at the view. The view's body depends on that value only, not on the rest of
/// the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    let keyPath: KeyPath<EnvironmentValues, Value>
    var source: AnyObject?

    /// The value that the key path leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value. Outside a window it is the default one.
    public var wrappedValue: Value {
        guard let source else { return EnvironmentValues()[keyPath: keyPath] }
        return unsafeDowncast(source, to: EnvironmentSource<Value>.self).value
    }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        EnvironmentStorage<Value>(inputs: inputs)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Reads one environment value, through an attribute of its own.
final class EnvironmentSource<Value> {
    private let loop: UpdateLoop
    private let attribute: WeakAttribute<Value>
    private var last: Value

    init(_ attribute: Attribute<Value>, loop: UpdateLoop) {
        self.loop = loop
        self.attribute = WeakAttribute(attribute, in: loop.graph)
        last = attribute.untracked
    }

    var value: Value {
        // An action may run after its view has gone: then the last value stands.
        guard let attribute = attribute.attribute(in: loop.graph) else { return last }
        last = loop.graph.perform { attribute.value }
        return last
    }
}

private final class EnvironmentStorage<Value>: _DynamicPropertyStorage {
    private let inputs: _GraphInputs
    private let subgraph: Subgraph
    private var source: EnvironmentSource<Value>?
    private var keyPath: KeyPath<EnvironmentValues, Value>?

    init(inputs: _GraphInputs) {
        self.inputs = inputs
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        let keyPath = property.pointee.keyPath
        if source == nil || self.keyPath != keyPath {
            self.keyPath = keyPath
            let environment = inputs.environment
            source = subgraph.apply {
                EnvironmentSource(environment.projected { $0[keyPath: keyPath] }, loop: inputs.loop)
            }
        }
        property.pointee.source = source
    }
}
