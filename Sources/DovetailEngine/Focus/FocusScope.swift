import AttributeGraph

extension View {
    /// Gives the keyboard to this view when it appears, if nothing else in the window wants it.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}

private struct PreferredFocusModifier: ViewModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID
    @FocusState private var hasFocus: Bool

    nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
        self.isPreferred = isPreferred
        self.namespace = namespace
    }

    func body(content: Content) -> some View {
        let entry = DefaultFocusEntry(namespace: namespace) { hasFocus = true }
        content.focused($hasFocus).defaultFocus($hasFocus, isPreferred)
            .modifier(
                DeclarationModifier(
                    isPreferred ? entry : nil, in: { $0.windowDeclarations?.defaultFocus }, onlyWhileShown: true))
    }
}
