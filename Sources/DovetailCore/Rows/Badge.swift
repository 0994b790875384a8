extension View {
    /// A number beside the view's label in a tab bar or list; nothing for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        setBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text beside the view's label in a tab bar or list.
    nonisolated public func badge(_ label: Text?) -> some View { setBadge(label) }

    /// A text beside the view's label in a tab bar or list.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        setBadge(key.map { Text($0) })
    }

    /// A text beside the view's label in a tab bar or list.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        setBadge(label.map { Text($0) })
    }

    nonisolated private func setBadge(_ badge: Text?) -> some View { trait(BadgeTrait.self) { $0 = badge } }
}
