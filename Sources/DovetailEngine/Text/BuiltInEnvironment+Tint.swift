extension BuiltInEnvironment {
    /// Whether controls have the system's accent, and neither the app's own nor a colour that a view gave them.
    var isTintOfSystem: Bool {
        guard tintStyle == nil else { return false }
        switch tint?.storage {
        case nil, .accent:
            guard let accent = accentInForce else { return true }
            if case .hue(.blue) = accent.storage { return true }
            return false
        case .hue(.blue): return true
        default: return false
        }
    }
}
