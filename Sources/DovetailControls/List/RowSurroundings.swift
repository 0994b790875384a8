import DovetailCore
import Foundation

/// What a view in a row of a list needs to know of the row.
struct RowSurroundings: Equatable {
    /// How far the content of the row ends before the row does, in points; 0 outside of lists.
    var trailingInset: CGFloat = 0
    /// The badge that the row leaves to its content, which is a link; nil for none.
    var badge: Text?
    /// As the row says; nil for as the list does.
    var badgeProminence: BadgeProminence?
}

/// Set for a row that is a link and shows the row's badge where it belongs.
struct LinkRowTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

private struct RowSurroundingsKey: EnvironmentKey {
    static var defaultValue: RowSurroundings { RowSurroundings() }
}

extension EnvironmentValues {
    /// The row of a list around.
    var rowSurroundings: RowSurroundings {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }

    /// How far the content of the list's row ends before the row does, in points; 0 outside of lists.
    var rowTrailingInset: CGFloat { rowSurroundings.trailingInset }
}
