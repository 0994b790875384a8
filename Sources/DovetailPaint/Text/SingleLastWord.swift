import CGTK
import Foundation

extension TextPiece {
    /// Where the piece is two lines of a paragraph, and the second is a word that is less than half as wide as the first: a width in which the
    /// last word of the first line goes with it. Nil for other pieces.
    ///
    /// iOS breaks texts so, as far as recorded pictures tell. It does not where the last word is longer, nor in paragraphs of three lines and more.
    /// The rule knows the lines and not the width that they were broken at: so all widths with the same lines come to the same.
    var widthWithoutSingleLastWord: CGFloat? {
        guard lines.count == 2, lines[0].end == lines[1].start, lines[1].width < lines[0].width / 2,
            let bytes = pango_layout_get_text(layout)
        else { return nil }
        let text = UnsafeRawBufferPointer(start: bytes, count: lines[1].end)
        let space = UInt8(ascii: " ")
        let first = text[lines[0].start..<lines[0].end]
        guard first.last == space, first.dropLast().contains(space) else { return nil }
        let second = text[lines[1].start..<lines[1].end]
        // Spaces at the end are no words.
        guard let end = second.lastIndex(where: { $0 != space }), !second[..<end].contains(space) else { return nil }
        return lines[0].width - Self.aLittle
    }

    /// Less than any letter is wide.
    private static var aLittle: CGFloat { 0.1 }
}
