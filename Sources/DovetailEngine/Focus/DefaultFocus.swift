import AttributeGraph
import Foundation

/// Writes a focus state when the view appears.
private struct DefaultFocusModifier<Value: Hashable>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value
    let priority: DefaultFocusEvaluationPriority

    nonisolated init(binding: FocusState<Value>.Binding, value: Value, priority: DefaultFocusEvaluationPriority) {
        self.binding = binding
        self.value = value
        self.priority = priority
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let initial = modifier.untracked
        let window = inputs.graphInputs.window
        inputs.loop.afterEvaluation { [weak window] in
            let isFree = MainActor.assumeIsolated { window?.focusedResponder == nil }
            if isFree || initial.priority.isUserInitiated { initial.binding.wrappedValue = initial.value }
        }
        return body(inputs)
    }
}

/// When a view's default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    let isUserInitiated: Bool
    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// When the view appears, also where something else in the window has the keyboard already.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
    /// Gives a value to a focus state when the view appears, unless something in the window has the keyboard already; with
    /// `userInitiated` also then.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}
