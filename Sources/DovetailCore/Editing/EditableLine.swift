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
    /// No more code points than this are shown: one character may have millions of them.
    private static let mostScalars = 4 * 3 * reach

    /// - Parameter count: The number of characters of the text, where it is known: then the end is found from behind.
    package init(_ string: String, selection whole: Range<Int>, isSecure: Bool, count: Int? = nil) {
        let caret = whole.upperBound
        // Whole steps, so that the part stays the same while the caret moves within it.
        start = caret <= Self.reach ? 0 : (caret / Self.reach - 1) * Self.reach
        var part = Substring(string)
        if start > 0 || string.utf8.count > 4 * Self.reach {
            part = string[string.index(ofCharacter: start, count: count)...].prefix(3 * Self.reach)
        }
        if !isSecure, part.utf8.count > Self.mostScalars {
            part = Substring(part.unicodeScalars.prefix(Self.mostScalars))
        }
        let shown = isSecure ? String(repeating: "•", count: part.count) : String(part)
        // A NUL ends a text for most libraries.
        text = shown.utf8.contains(0) ? shown.replacingOccurrences(of: "\0", with: "\u{1}") : shown
        let lower = max(0, whole.lowerBound - start)
        selection = lower..<max(lower, caret - start)
    }
}

extension String {
    /// Where a character is, or the end where there are no more. Looked for from the nearer end, where the number of characters is known.
    ///
    /// - Complexity: O(distance from the nearer end)
    func index(ofCharacter number: Int, count: Int?) -> Index {
        if let count, number > count / 2 {
            return index(endIndex, offsetBy: min(number - count, 0), limitedBy: startIndex) ?? startIndex
        }
        return index(startIndex, offsetBy: number, limitedBy: endIndex) ?? endIndex
    }
}
