import AttributeGraph

extension View {
    /// Names a part of the window for `prefersDefaultFocus(_:in:)`.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Gives the keyboard to this view when it appears, if nothing else in the window wants it.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }

    /// Makes what is inside one stop for arrow keys of a remote control. There is none here: the Tab key goes through all of it.
    nonisolated public func focusSection() -> some View { self }
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
