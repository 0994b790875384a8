import Foundation

/// How texts are edited in an idiom.
struct EditingIdiom: IdiomTable {
    /// The width of the caret, in points.
    let caretWidth: CGFloat
    /// Whether the tab key selects the whole line of a field that it brings the keyboard to.
    let selectsLineOnTab: Bool
    /// How much higher a field of one line is than the line of a text, in points.
    let roomOfLine: CGFloat
    /// Whether a field of one line that is asked for its ideal width is as wide as what it shows.
    let hugsLine: Bool

    // Pictures that public projects recorded on iOS 16 and 17 show fields in the body font 22 points high, and as wide as their text or
    // placeholder where their ideal width counts.
    static let pad = EditingIdiom(caretWidth: 2, selectsLineOnTab: false, roomOfLine: 1, hugsLine: true)
    static let desktop = EditingIdiom(caretWidth: 1, selectsLineOnTab: true, roomOfLine: 0, hugsLine: false)
}
