import DovetailCore

/// The buttons of a column's bar, for a navigation stack that fills the column: it shows them in its own bar.
struct OuterBar: Equatable {
    let back: BackButton?
    let sidebar: ColumnToggle?
    /// The stack declares here that it shows the buttons.
    let claims: DeclarationList<OuterBarClaim>

    /// The functions of the buttons are those of the column's latest view, and do the same as before.
    static func == (left: OuterBar, right: OuterBar) -> Bool {
        left.claims === right.claims && (left.back == nil) == (right.back == nil)
            && (left.sidebar == nil) == (right.sidebar == nil)
            && (left.back?.previous ?? []).elementsEqual(right.back?.previous ?? [], by: ===)
            && left.sidebar?.isShown == right.sidebar?.isShown
    }
}

/// Says that a navigation stack shows the buttons of the bar around it.
struct OuterBarClaim: Equatable {}

private struct OuterBarKey: EnvironmentKey {
    static var defaultValue: OuterBar? { nil }
}

extension EnvironmentValues {
    /// The bar of the column around, whose buttons the first navigation stack inside takes over.
    var outerBar: OuterBar? {
        get { self[OuterBarKey.self] }
        set { self[OuterBarKey.self] = newValue }
    }
}
