import CGTK
import Foundation

extension PangoLayoutLine {
    /// How wide the space is that the line was broken at, in points; 0 where it ends without one.
    ///
    /// Pango leaves that space in the line, without a glyph and with no width.
    var spaceAtBreak: CGFloat {
        let last = start_index + length - 1
        guard length > 0, let text = pango_layout_get_text(layout), text[Int(last)] == 0x20 else { return 0 }
        var node = runs
        while let run = node {
            defer { node = run.pointee.next }
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let place = item.item?.pointee, let glyphs = item.glyphs?.pointee,
                place.offset <= last, last < place.offset + place.length, glyphs.num_glyphs > 0
            else { continue }
            let glyph = glyphs.glyphs[place.analysis.level % 2 == 1 ? 0 : Int(glyphs.num_glyphs) - 1]
            guard glyph.geometry.width == 0, let font = pango_font_get_hb_font(place.analysis.font) else { return 0 }
            var index: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, 0x20, &index) != 0 else { return 0 }
            return CGFloat(hb_font_get_glyph_h_advance(font, index)) / CGFloat(PANGO_SCALE)
        }
        return 0
    }
}
