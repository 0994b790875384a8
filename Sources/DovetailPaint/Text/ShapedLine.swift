import CGTK
import DovetailCore
import Foundation

/// A line that was shaped by HarfBuzz alone, with the font that Pango chooses: where a text has one run, one line and plain Latin letters, Pango
/// gives the same glyphs at the same places for three times the work.
struct ShapedLine {
    /// In Pango's units, 1024 to a point. Offsets are those of HarfBuzz: up is positive.
    struct Glyph {
        let index: UInt16
        let xOffset: Int16
        let yOffset: Int16
        let advance: Int32
    }

    let font: LineFont
    let glyphs: [Glyph]
    /// In points.
    let width: CGFloat

    /// Nil where Pango has to be asked: for characters that it may reorder, break at, or find in another font.
    init?(_ bytes: UnsafeBufferPointer<CChar>, font: LineFont) {
        var hasLetters = false
        guard Self.areShapedAlone(bytes, by: font, &hasLetters) else { return nil }
        var width = 0
        let glyphs: [Glyph]? = font.shape(bytes, hasLetters: hasLetters) { infos, positions in
            var glyphs: [Glyph] = []
            glyphs.reserveCapacity(infos.count)
            for (place, (info, position)) in zip(infos, positions).enumerated() {
                // There is no space before the line's first letter and after its last one.
                let isStart = place > 0 && infos[place - 1].cluster != info.cluster
                let isEnd = place + 1 < infos.count && infos[place + 1].cluster != info.cluster
                let before = isStart ? font.spacing.before : 0
                let advance = position.x_advance + before + (isEnd ? font.spacing.after : 0)
                guard info.codepoint > 0, let index = UInt16(exactly: info.codepoint),
                    let x = Int16(exactly: position.x_offset + before), let y = Int16(exactly: position.y_offset),
                    position.y_advance == 0
                else { return nil }
                glyphs.append(Glyph(index: index, xOffset: x, yOffset: y, advance: advance))
                width += Int(advance)
            }
            return glyphs
        }
        guard let glyphs else { return nil }
        self.font = font
        self.glyphs = glyphs
        self.width = CGFloat(width) / CGFloat(PANGO_SCALE)
    }

    private static func areShapedAlone(
        _ bytes: UnsafeBufferPointer<CChar>, by font: LineFont, _ hasLetters: inout Bool
    ) -> Bool {
        var offset = 0
        while offset < bytes.count {
            var scalar = UInt32(UInt8(bitPattern: bytes[offset]))
            // Two or three bytes; longer ones are characters of other planes.
            let length = scalar < 0x80 ? 1 : scalar < 0xE0 ? 2 : 3
            guard scalar < 0xF0, offset + length <= bytes.count else { return false }
            if length > 1 {
                scalar &= length == 2 ? 0x1F : 0x0F
                for next in 1..<length { scalar = scalar << 6 | UInt32(UInt8(bitPattern: bytes[offset + next]) & 0x3F) }
            }
            guard let (index, isLetter) = LineCharacter.index(of: scalar), font.has(scalar, at: index) else {
                return false
            }
            hasLetters = hasLetters || isLetter
            offset += length
        }
        return offset > 0
    }

    /// What draws the line in a colour, with its baseline at a point; nil where nothing is drawn. The caller owns it.
    func node(color: GdkRGBA, at origin: CGPoint) -> OpaquePointer? {
        let string = pango_glyph_string_new()!
        defer { pango_glyph_string_free(string) }
        pango_glyph_string_set_size(string, Int32(glyphs.count))
        for (index, glyph) in glyphs.enumerated() {
            string.pointee.glyphs[index] = PangoGlyphInfo(
                glyph: PangoGlyph(glyph.index),
                geometry: PangoGlyphGeometry(
                    width: glyph.advance, x_offset: Int32(glyph.xOffset), y_offset: -Int32(glyph.yOffset)),
                attr: PangoGlyphVisAttr())
        }
        var color = color
        var offset = graphene_point_t(x: Float(origin.x), y: Float(origin.y + font.baseline))
        return gsk_text_node_new(font.font, string, &color, &offset)
    }
}
