/// Runs a closure when a view appears and another one when it disappears, as ``View/onAppear(perform:)`` and ``View/onDisappear(perform:)`` do.
public struct _AppearanceActionModifier: ViewModifier {
    // Run on the main actor alone, where they were made.
    nonisolated(unsafe) public var appear: (() -> Void)?
    nonisolated(unsafe) public var disappear: (() -> Void)?

    nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }

    public func body(content: Content) -> some View {
        content.onAppear(perform: appear).onDisappear(perform: disappear)
    }
}
