import Foundation

/// The part of an editable line that can be in sight: of a long text, what is around the caret. So each key costs the same
/// whatever the length of the text.
package struct EditableLine {
    package let text: String
    /// In characters of ``text``.
    package let selection: Range<Int>
    /// How many characters of the whole text come before ``text``.
    package let start: Int

    /// More characters than fit in any window's width.
    private static let reach = 2048

    package init(_ string: String, selection whole: Range<Int>, isSecure: Bool) {
        let caret = whole.upperBound
        // Whole steps, so that the part stays the same while the caret moves within it.
        start = caret <= Self.reach ? 0 : (caret / Self.reach - 1) * Self.reach
        var part = Substring(string)
        if start > 0 || string.utf8.count > 4 * Self.reach { part = part.dropFirst(start).prefix(3 * Self.reach) }
        text = isSecure ? String(repeating: "•", count: part.count) : String(part)
        let lower = max(0, whole.lowerBound - start)
        selection = lower..<max(lower, caret - start)
    }
}
