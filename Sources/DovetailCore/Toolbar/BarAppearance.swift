/// How bars look: known to the controls, which this layer does not know.
package final class BarAppearance: Sendable {
    /// Sets the look of items.
    package let adapt: @Sendable (inout EnvironmentValues) -> Void
    /// The bar of a window.
    let makeWindowBar: @MainActor @Sendable (BarContents) -> AnyView

    package init(
        adapt: @escaping @Sendable (inout EnvironmentValues) -> Void,
        makeWindowBar: @escaping @MainActor @Sendable (BarContents) -> AnyView
    ) {
        self.adapt = adapt
        self.makeWindowBar = makeWindowBar
    }
}
