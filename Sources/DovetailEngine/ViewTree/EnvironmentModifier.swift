import AttributeGraph
import Foundation

/// Changes the environment of the views inside.
package struct EnvironmentModifier: InheritedViewModifier {
    package typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    package static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.environment.change { modifier.value.change(&$0) }
        inputs.layoutDirection = inputs.environment.projected { $0.layoutDirection }
    }
}

/// Sets one environment value. Compared by value, so an equal one changes nothing.
struct EnvironmentKeyModifier<Value>: InheritedViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        let first = modifier.untracked
        let isBuiltIn = inputs.loop.builtInKeyPaths.contains(first.keyPath, settingTo: first.value)
        inputs.environment.change(isBuiltIn ? .anything : .otherKeys) { values in
            let change = modifier.value
            values[keyPath: change.keyPath] = change.value
        }
        if Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self {
            inputs.layoutDirection = inputs.environment.projected { $0.layoutDirection }
        }
    }
}

extension View {
    /// Sets an environment value for this view and everything inside.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentKeyModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for this view and everything inside.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
