import Foundation

/// Where the characters of a text that is edited are.
///
/// All offsets are in UTF-8 code units of ``text``. Places are in the text's own coordinates, whose corner is the view's until the view scrolls.
/// Main thread only.
protocol EditedLayout: AnyObject {
    var text: String { get }
    var style: TextRunStyle { get }
    /// How the characters of an attributed text look; nil for a plain one, all in ``style``.
    var styles: TextStyles? { get }
    /// The least height of a line.
    var lineHeight: CGFloat { get }
    /// How large the view is, which lines are broken and aligned in.
    func setSize(_ size: CGSize)
    /// How large the text is, as far as that is known; at least as wide as the view.
    var contentSize: CGSize { get }
    /// Whether the beginning of a text that is wider than the view is at its right end.
    var scrollsFromRight: Bool { get }
    /// Says where the caret is: of a very long line only what is around it is laid out.
    func show(around caret: Int)
    /// The caret before a character, one line high.
    func caret(at offset: Int) -> CGRect
    /// The character nearest to a point.
    func offset(at point: CGPoint) -> Int
    /// Where a step to the left or right leads in a text that may be read in both directions; nil for a text that is read from left to right
    /// alone, where the next character in order is also the next one to the right.
    func offset(besideCaretAt offset: Int, toTheRight: Bool) -> Int?
    /// The characters of the line around a place, without the newline.
    func line(around offset: Int) -> Range<Int>
    /// The characters of the paragraph around a place, without the newline.
    func paragraph(around offset: Int) -> Range<Int>
    /// The rectangles that cover some characters.
    func rectangles(of range: Range<Int>) -> [CGRect]
    /// What is to be drawn of a stretch of the text's height.
    func shown(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText]
    /// Where something is written in place of an empty text.
    var placeholderFrame: CGRect { get }
    /// The layout of another text in the same style and size.
    func replacingText(_ text: String, styles: TextStyles?) -> any EditedLayout
    /// Whether texts are aligned as this one.
    func isSame(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Bool
}

/// A part of an edited text as it is drawn.
struct EditedText {
    let text: ResolvedText
    let frame: CGRect
}

extension String {
    /// The text as it is drawn in one line, or within a paragraph, with each character as many code units long: a NUL ends a text for most
    /// libraries, and a newline a line.
    ///
    /// - Complexity: O(length)
    func drawn(inOneLine: Bool) -> String {
        let isOdd: (UInt8) -> Bool = { $0 == 0 || (inOneLine && ((10...13).contains($0) || $0 == 0xC2 || $0 == 0xE2)) }
        guard utf8.contains(where: isOdd) else { return self }
        var bytes = Array(utf8)
        for index in bytes.indices {
            switch bytes[index] {
            case 0: bytes[index] = 1
            case 10...13 where inOneLine: bytes[index] = 32
            // Next line becomes a space that does not break.
            case 0xC2 where inOneLine && index + 1 < bytes.count && bytes[index + 1] == 0x85: bytes[index + 1] = 0xA0
            // The separators of lines and paragraphs become spaces.
            case 0xE2
            where inOneLine && index + 2 < bytes.count && bytes[index + 1] == 0x80
                && (0xA8...0xA9).contains(bytes[index + 2]):
                bytes[index + 2] = 0x82
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether some of its letters may be read from right to left.
    ///
    /// - Complexity: O(length)
    var mayBeReadFromRight: Bool {
        // Hebrew begins at U+0590, which begins with D6; all that comes before is read from left to right. Most of what comes after is, too, but
        // that is no matter.
        utf8.contains { $0 >= 0xD6 }
    }
}
