import DovetailCore
import Foundation

/// How large emoji are beside letters: in small text a quarter wider than the font is large, as the font of emoji has them, and in large text as wide
/// as that, as pictures of iOS show for 80 and 100 points. Between 20 and 24 points the one becomes the other; where exactly is not known.
enum EmojiScale {
    /// The scale of emoji in a font of a size, in points.
    static func scale(at size: CGFloat) -> CGFloat { 1 - 0.2 * min(max((size - 20) / 4, 0), 1) }

    /// The emoji of a part of a text, in UTF-8 offsets in that part; none where their scale is 1.
    ///
    /// - Complexity: O(bytes), and O(characters) where some may be emoji.
    static func ranges(in text: some StringProtocol, at size: CGFloat) -> [Range<Int>] {
        guard scale(at: size) < 1, mayHaveEmoji(text) else { return [] }
        var ranges: [Range<Int>] = []
        var offset = 0
        for character in text {
            let end = offset + character.utf8.count
            defer { offset = end }
            guard isEmoji(character) else { continue }
            if ranges.last?.upperBound == offset {
                ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end
            } else {
                ranges.append(offset..<end)
            }
        }
        return ranges
    }

    /// Whether there are bytes of which emoji are made: of characters of four bytes, of signs from U+2000 on, or of the sign that asks for an emoji.
    private static func mayHaveEmoji(_ text: some StringProtocol) -> Bool {
        text.utf8.contains { $0 == 0xF0 || $0 == 0xE2 || $0 == 0xEF }
    }

    private static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value > 0x7F else { return scalars.contains { $0.value == 0xFE0F } }
        return first.properties.isEmojiPresentation
            || first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
    }
}
