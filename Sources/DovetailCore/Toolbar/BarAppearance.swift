/// How bars look: known to the controls, which this layer does not know.
package final class BarAppearance: Sendable {
    /// Sets the look of items.
    package let adapt: @Sendable (inout EnvironmentValues) -> Void
    /// Sets what items take from where they are shown, such as the look of a menu; the second are the values there.
    let adopt: @Sendable (inout EnvironmentValues, EnvironmentValues) -> Void
    /// The bar of a window.
    let makeWindowBar: @MainActor @Sendable (BarContents) -> AnyView

    package init(
        adapt: @escaping @Sendable (inout EnvironmentValues) -> Void,
        adopt: @escaping @Sendable (inout EnvironmentValues, EnvironmentValues) -> Void,
        makeWindowBar: @escaping @MainActor @Sendable (BarContents) -> AnyView
    ) {
        self.adapt = adapt
        self.adopt = adopt
        self.makeWindowBar = makeWindowBar
    }
}
