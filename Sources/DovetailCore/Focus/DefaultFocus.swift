import AttributeGraph
import Foundation

/// Writes a focus state when the view appears.
private struct DefaultFocusModifier<Value: Hashable>: PrimitiveViewModifier {
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
        let initial = modifier.untracked
        let window = inputs.graphInputs.window
        inputs.loop.afterEvaluation { [weak window] in
            let isFree = MainActor.assumeIsolated { window?.focusedResponder == nil }
            if isFree { initial.binding.wrappedValue = initial.value }
        }
        return body(inputs)
    }
}

extension View {
    /// Gives a value to a focus state when the view appears, unless something in the window has the keyboard already.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}
