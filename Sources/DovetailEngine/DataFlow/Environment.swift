import AttributeGraph
import Observation

/// Reads a value of the environment in force at the view. The view's body depends on that value only, not on the rest of
/// the environment.
///
/// Instead of a key path it takes the type of an `@Observable` object that `environment(_:)` has set above: `@Environment(Model.self)
/// var model`. The body then depends on those of its properties that it reads.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// Where the value is; nil for an object that must be there.
    let keyPath: KeyPath<EnvironmentValues, Value>?
    /// Where an object is that must be there.
    let objectPath: KeyPath<EnvironmentValues, Value?>?
    var source: AnyObject?
    /// The view that the property is in, once it is installed.
    var reader: Any.Type?

    /// The value that the key path leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        objectPath = nil
    }

    /// The object of a type that the nearest `environment(_:)` above has set. Reading it traps when there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        objectPath = ObservableObjectPaths.all.path(to: objectType)
    }

    /// The object of a type that the nearest `environment(_:)` above has set, or nil when there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        keyPath = ObservableObjectPaths.all.path(to: objectType)
        objectPath = nil
    }

    /// The value. Outside a window it is the default one.
    public var wrappedValue: Value {
        guard let keyPath else { return object }
        guard let source = source.installed(as: EnvironmentSource<Value>.self) else {
            return EnvironmentValues()[keyPath: keyPath]
        }
        return source.value
    }

    private var object: Value {
        if let object = source.installed(as: EnvironmentSource<Value?>.self)?.value { return object }
        let place = reader.map { " (in \($0))" } ?? ""
        fatalError(
            "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view.\(place)"
        )
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

    var hasChanged: Bool { attribute.attribute(in: loop.graph)?.hasChanged ?? false }
}

private final class EnvironmentStorage<Value>: _DynamicPropertyStorage {
    private let inputs: _GraphInputs
    private let subgraph: Subgraph
    private var source: AnyObject?
    private var keyPath: AnyKeyPath?
    private var sourceHasChanged: () -> Bool = { false }

    init(inputs: _GraphInputs) {
        self.inputs = inputs
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        if let keyPath = property.pointee.keyPath {
            if self.keyPath != keyPath { makeSource(keyPath) }
        } else if let objectPath = property.pointee.objectPath, keyPath != objectPath {
            makeSource(objectPath)
        }
        property.pointee.source = source
        property.pointee.reader = RunningBody.current?.type
    }

    private func makeSource<Part>(_ keyPath: KeyPath<EnvironmentValues, Part>) {
        self.keyPath = keyPath
        let source = subgraph.apply {
            EnvironmentSource(inputs.environment.projected(at: keyPath), loop: inputs.loop)
        }
        self.source = source
        sourceHasChanged = { [unowned source] in source.hasChanged }
    }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { sourceHasChanged() }
}
