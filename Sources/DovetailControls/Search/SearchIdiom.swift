import DovetailCore
import Foundation

/// How search fields are in an idiom; measures are in points.
struct SearchIdiom: IdiomTable {
    /// Beside the field and the scopes below it.
    let margin: CGFloat
    /// How much more that is where the window has wide margins.
    let moreInWideMargins: CGFloat
    /// The corners of the field.
    let cornerRadius: CGFloat
    /// Above and below a suggestion.
    let suggestionPadding: CGFloat
    /// Whether a button that cancels stands beside the field while one searches.
    let hasCancelButton: Bool
    /// Whether scopes are shown as soon as one searches; else from the first thing that is typed.
    let showsScopesAtOnce: Bool
    /// Whether a ring shows that the keyboard is in the field.
    let showsFocus: Bool
    /// Whether the field goes away below a bar with a title when the page is scrolled.
    let scrollsAway: Bool

    static let pad = SearchIdiom(
        margin: 16, moreInWideMargins: 4, cornerRadius: 10, suggestionPadding: 8, hasCancelButton: true,
        showsScopesAtOnce: false, showsFocus: false, scrollsAway: true)
    static let desktop = SearchIdiom(
        margin: 8, moreInWideMargins: 0, cornerRadius: 6, suggestionPadding: 4, hasCancelButton: false,
        showsScopesAtOnce: true, showsFocus: true, scrollsAway: false)
}
