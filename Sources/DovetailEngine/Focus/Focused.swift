import AttributeGraph
import Foundation

/// Keeps a focus state's value and the views that stand for its values.
final class FocusStateStore<Value: Hashable>: FocusStore, @unchecked Sendable {
    let location: StoredLocation<Value>
    /// The value for "nowhere".
    let nowhere: Value
    private weak var requests: FocusRequests?
    private var markers: [WeakMarker] = []

    private struct WeakMarker {
        weak var marker: ValueFocusMarker<Value>?
    }

    /// - Parameter initial: Where the keyboard is at the start, as far as is known.
    init(nowhere: Value, initial: Value? = nil, loop: UpdateLoop, requests: FocusRequests?) {
        self.nowhere = nowhere
        self.requests = requests
        location = StoredLocation(initial: initial ?? nowhere, loop: loop)
    }

    /// Moves the keyboard, at the next update.
    func write(_ value: Value) {
        requests?.add(self)
        location.set(value, transaction: Transaction.current)
    }

    func add(_ marker: ValueFocusMarker<Value>) {
        markers.removeAll { $0.marker == nil }
        markers.append(WeakMarker(marker: marker))
    }

    func remove(_ marker: ValueFocusMarker<Value>) { markers.removeAll { $0.marker == nil || $0.marker === marker } }

    /// Says where the keyboard is.
    func note(_ value: Value) {
        if location.get() != value { location.set(value, transaction: Transaction.current) }
    }

    override func noteLost() { note(nowhere) }

    override func resolve(hasKeyboard: Bool) -> FocusRequests.Wish {
        let value = location.get()
        if value != nowhere {
            // A view that is leaving may stand for the value beside the one that comes in its place.
            let markers = markers.lazy.compactMap(\.marker).filter { $0.value == value }
            if let target = markers.compactMap(\.target).first { return .focus(target) }
            // No view stands for the value, or none that can have the keyboard.
            note(nowhere)
        }
        return hasKeyboard ? .release : .keep
    }
}

/// A view that stands for one value.
final class ValueFocusMarker<Value: Hashable>: FocusMarker {
    private(set) var value: Value?
    private var valueStore: FocusStateStore<Value>?
    override var store: FocusStore? { valueStore }

    func attach(to store: FocusStateStore<Value>?, value: Value) {
        self.value = value
        guard valueStore !== store else { return }
        valueStore?.remove(self)
        valueStore = store
        store?.add(self)
    }

    /// The view has gone.
    func detach() { valueStore?.remove(self) }

    override func noteFocus() { if let value { valueStore?.note(value) } }
}

/// Ties the keyboard focus inside a view to a value of a focus state.
struct FocusedModifier<Value: Hashable>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value

    nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let marker = ValueFocusMarker<Value>()
        _ = Attribute(effect: FocusAttachment(modifier: modifier, marker: marker), stage: .structure)
        Subgraph.current.onRelease { marker.detach() }
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = marker
            return appearance
        }
    }
}

/// Ties a marker to the focus state and the value that the modifier has now.
private struct FocusAttachment<Value: Hashable>: EffectRule {
    let modifier: Attribute<FocusedModifier<Value>>
    let marker: ValueFocusMarker<Value>

    func run() {
        let current = modifier.value
        marker.attach(to: current.binding.store, value: current.value)
    }
}

extension View {
    /// Ties a focus state to this view: it is true while the view, or something inside it, has the keyboard, and writing
    /// true gives it the keyboard.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Ties a value of a focus state to this view: the state has it while the view, or something inside it, has the
    /// keyboard, and writing it gives the view the keyboard.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
