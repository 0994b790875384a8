import Foundation

/// What a text widget of the toolkit holds of a text. It holds no more than 65,535 code points and no NUL, which would end the text.
///
/// What follows is kept beside it, so that an edit does not cut the app's text. A NUL is shown as the sign for what can't be shown.
struct HeldText {
    let whole: String
    let shown: String
    let rest: String

    private static let limit = 65_535

    init(_ text: String) {
        whole = text
        let scalars = text.unicodeScalars
        let end =
            text.utf8.count <= Self.limit
            ? scalars.endIndex
            : scalars.index(scalars.startIndex, offsetBy: Self.limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
        let part = String(scalars[..<end])
        shown = part.utf8.contains(0) ? part.replacingOccurrences(of: "\0", with: "\u{FFFD}") : part
        rest = String(scalars[end...])
    }
}
