import AttributeGraph

/// A value owned by one view (or app, or scene): its source of truth.
///
/// The wrapper is only a handle. When a view's identity first appears, its states are given storage with the value they
/// were initialised with; values given later are ignored. The storage goes when the identity ends. Reading within `body`
/// makes that body depend on the value; writing runs what depends on it again, unless the new value equals the old one.
///
/// May be read and written from any thread. A state of a view that is in no hierarchy has no storage: it reads as its
/// initial value, and writes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    var _value: Value
    var _location: AnyObject?

    /// Sets the initial value.
    public init(wrappedValue value: Value) { _value = value }

    /// Sets the initial value.
    public init(initialValue value: Value) { _value = value }

    private var location: StoredLocation<Value>? {
        _location.map { unsafeDowncast($0, to: StoredLocation<Value>.self) }
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let location else {
                warnOfUseOutsideView()
                return _value
            }
            return location.get()
        }
        nonmutating set {
            guard let location else {
                Log.warnOnce(
                    "state \(Value.self)",
                    "a State<\(Value.self)> was written while its view is not installed in a window; the write is lost")
                return
            }
            location.set(newValue, transaction: Transaction.current)
        }
    }

    /// A binding to the value. Taking it is not a read.
    public var projectedValue: Binding<Value> {
        guard let location else {
            warnOfUseOutsideView()
            return .constant(_value)
        }
        return Binding(location: location)
    }

    private func warnOfUseOutsideView() {
        Log.warnOnce(
            "read of state \(Value.self)",
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update. (State<\(Value.self)>)"
        )
    }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        StateStorage<Value>(loop: inputs.loop)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts as nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: StoredProperty {}
extension State: @unchecked Sendable where Value: Sendable {}

/// Keeps a state's location; the first value seen becomes the initial one.
private final class StateStorage<Value>: _DynamicPropertyStorage {
    private let loop: UpdateLoop
    /// Where the storage belongs: the identity's subgraph, not that of the rule that happens to run.
    private let subgraph: Subgraph
    private var location: StoredLocation<Value>?

    init(loop: UpdateLoop) {
        self.loop = loop
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        if location == nil {
            location = subgraph.apply { StoredLocation(initial: state.pointee._value, loop: loop) }
        }
        state.pointee._location = location
    }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { location?.hasChanged ?? false }
}
