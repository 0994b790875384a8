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

    private var location: StoredLocation<Value>? { _location.installed(as: StoredLocation<Value>.self) }

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
    /// What the state's predecessor had in the program before.
    private var received: HandedValue?

    init(loop: UpdateLoop) {
        self.loop = loop
        subgraph = Subgraph.current
    }

    /// What was handed over, as a value; an object made by this program is filled with it.
    private func start(with handed: HandedValue, or initial: Value) -> Value {
        if Value.self is AnyObject.Type {
            if !ValueHandover.fill(initial as AnyObject, with: handed) { noteLoss() }
            return initial
        }
        if let value = ValueHandover.make(Value.self, of: handed) { return value }
        noteLoss()
        return initial
    }

    private func noteLoss() {
        Handover.ofProcess?.note(
            "A state of the type \(HandoverNames.name(of: Value.self)) starts over: the type changed.")
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        if location == nil {
            let initial = received.map { start(with: $0, or: state.pointee._value) } ?? state.pointee._value
            received = nil
            location = subgraph.apply { StoredLocation(initial: initial, loop: loop) }
        }
        state.pointee._location = location
    }

    override var isHandedOver: Bool { true }

    override var handed: HandedValue? {
        guard let location else { return received }
        let value = location.get()
        if Value.self is AnyObject.Type { return ValueHandover.fields(of: value as AnyObject) }
        return ValueHandover.value(of: value)
    }

    override func take(_ handed: HandedValue) { received = handed }

    override func hasChanged(_ pointer: UnsafeMutableRawPointer) -> Bool { location?.hasChanged ?? false }
}
