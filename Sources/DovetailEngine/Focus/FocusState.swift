import AttributeGraph
import Foundation

/// Where, among a view's fields and other focusable views, the keyboard is.
///
/// Tie it to views with `focused(_:)` or `focused(_:equals:)`. It follows a person's clicks and the tab key; writing it
/// moves the keyboard after the next update. Writing false or nil takes the keyboard away from the views tied to it. A value
/// that no view stands for after that update, or only one that can't have the keyboard, becomes false or nil.
@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    let _nowhere: Value
    var _store: AnyObject?

    /// Starts as false.
    public init() where Value == Bool { _nowhere = false }

    /// Starts as nil.
    public init<T: Hashable>() where Value == T? { _nowhere = nil }

    /// Where the keyboard is: true or the value of the view that has it, else false or nil.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// What `focused(_:)` takes.
    public var projectedValue: Binding {
        Binding(nowhere: _nowhere, store: _store.installed(as: FocusStateStore<Value>.self))
    }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        FocusStateStorage<Value>(inputs: inputs)
    }

    /// Reads and writes a focus state of another view.
    @frozen @propertyWrapper
    public struct Binding {
        let nowhere: Value
        let _store: AnyObject?

        init(nowhere: Value, store: FocusStateStore<Value>?) {
            self.nowhere = nowhere
            _store = store
        }

        var store: FocusStateStore<Value>? { _store.installed(as: FocusStateStore<Value>.self) }

        /// Where the keyboard is.
        public var wrappedValue: Value {
            get { store?.location.get() ?? nowhere }
            nonmutating set {
                guard let store else {
                    Log.warnOnce(
                        "focus state \(Value.self)",
                        "a FocusState<\(Value.self)> was written while its view is not installed in a window; the write is lost"
                    )
                    return
                }
                store.write(newValue)
            }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

private final class FocusStateStorage<Value: Hashable>: _DynamicPropertyStorage {
    private let inputs: _GraphInputs
    private let subgraph: Subgraph
    private var store: FocusStateStore<Value>?
    /// Where the keyboard was in the program before.
    private var received: HandedValue?

    init(inputs: _GraphInputs) {
        self.inputs = inputs
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: FocusState<Value>.self)
        if store == nil {
            let requests = inputs.focusRequests
            let initial = received.flatMap { ValueHandover.make(Value.self, of: $0) } ?? state.pointee._nowhere
            received = nil
            let made = subgraph.apply {
                FocusStateStore(
                    nowhere: state.pointee._nowhere, initial: initial, loop: inputs.loop, requests: requests)
            }
            if initial != made.nowhere { requests?.add(made) }
            store = made
        }
        state.pointee._store = store
    }

    override var isHandedOver: Bool { true }

    override var handed: HandedValue? { store.map { ValueHandover.value(of: $0.location.get()) } ?? received }

    override func take(_ handed: HandedValue) { received = handed }
}
