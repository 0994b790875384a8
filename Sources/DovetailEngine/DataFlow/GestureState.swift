import AttributeGraph

/// A value that a view (or a gesture) has only while a gesture is being made.
///
/// `updating(_:body:)` of a gesture changes it; when the gesture ends, or is cancelled because its view has gone, was
/// disabled or was covered by something modal, it goes back to its initial value. Otherwise it is read-only.
@propertyWrapper @frozen
public struct GestureState<Value>: DynamicProperty {
    var _value: Value
    var _reset: (Value, inout Transaction) -> Void
    var _location: AnyObject?

    /// Sets the initial value.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Sets the initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Sets the initial value, and the transaction in which the value goes back to it.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Sets the initial value, and the transaction in which the value goes back to it.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Sets the initial value; `reset` gets the last one and sets up the transaction in which the value goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _value = wrappedValue
        _reset = reset
    }

    /// Sets the initial value; `reset` gets the last one and sets up the transaction in which the value goes back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    private var location: StoredLocation<Value>? { _location.installed(as: StoredLocation<Value>.self) }

    /// The value.
    public var wrappedValue: Value { location?.get() ?? _value }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value within the transaction that `body` sets up.
    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.current
        body(&value, &transaction)
        transaction.group = Transaction.nextGroup()
        location.set(value, transaction: transaction)
    }

    /// Sets the value back.
    func restore() {
        change { value, transaction in
            _reset(value, &transaction)
            value = _value
        }
    }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        GestureStateStorage<Value>(loop: inputs.loop)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Starts as nil, and goes back to it in the given transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Starts as nil; `reset` gets the last value and sets up the transaction in which the value goes back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// Keeps the location; the first value seen is the one to go back to.
private final class GestureStateStorage<Value>: _DynamicPropertyStorage {
    private let loop: UpdateLoop
    private let subgraph: Subgraph
    private var installed: (location: StoredLocation<Value>, initial: Value)?

    init(loop: UpdateLoop) {
        self.loop = loop
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
        if installed == nil {
            let initial = state.pointee._value
            installed = (subgraph.apply { StoredLocation(initial: initial, loop: loop) }, initial)
        }
        state.pointee._location = installed!.location
        state.pointee._value = installed!.initial
    }
}
