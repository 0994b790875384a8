import Foundation

/// Gives the keyboard back to the view of a focus scope that prefers it: call it like a function; see
/// ``EnvironmentValues/resetFocus``.
@MainActor
public struct ResetFocusAction {
    let declarations: WindowDeclarations?

    /// Gives the keyboard to the view that prefers it by `prefersDefaultFocus(_:in:)` with this namespace, if there is one.
    public func callAsFunction(in namespace: Namespace.ID) {
        declarations?.defaultFocus.currentEntries.first { $0.value.namespace == namespace }?.value.focus()
    }
}

extension EnvironmentValues {
    /// Gives the keyboard back to the view of a focus scope that prefers it.
    public var resetFocus: ResetFocusAction { ResetFocusAction(declarations: windowDeclarations) }
}
