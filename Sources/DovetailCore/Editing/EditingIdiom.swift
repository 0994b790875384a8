import Foundation

/// How texts are edited in an idiom.
struct EditingIdiom: IdiomTable {
    /// The width of the caret, in points.
    let caretWidth: CGFloat
    /// Whether the tab key selects the whole line of a field that it brings the keyboard to.
    let selectsLineOnTab: Bool

    static let pad = EditingIdiom(caretWidth: 2, selectsLineOnTab: false)
    static let desktop = EditingIdiom(caretWidth: 1, selectsLineOnTab: true)
}
