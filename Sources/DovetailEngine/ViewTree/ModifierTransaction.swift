/// A modifier whose own changes have another transaction than those of what it modifies.
private struct ModifierWithTransaction<Wrapped: ViewModifier>: ViewModifier {
    nonisolated(unsafe) let wrapped: Wrapped
    nonisolated(unsafe) let transform: (inout Transaction) -> Void

    nonisolated init(wrapped: Wrapped, transform: @escaping (inout Transaction) -> Void) {
        self.wrapped = wrapped
        self.transform = transform
    }

    func body(content: Content) -> some View {
        let wrapped = wrapped
        content.transaction(transform) { $0.modifier(wrapped) }
    }
}

extension ViewModifier {
    /// The modifier with another transaction for its own changes. Those of the modified view keep theirs.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierWithTransaction(wrapped: self, transform: transform)
    }

    /// The modifier, whose own changes are animated; nil for not at all. Those of the modified view are not concerned.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
