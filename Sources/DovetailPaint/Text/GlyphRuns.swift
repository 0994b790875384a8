import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Glyphs of one font that follow each other in a line.
package struct GlyphRun {
    /// One glyph: its number in the font, where it stands from the line's start on the baseline, how far the next one is, and the UTF-8 offset
    /// of the first character that it stands for. Lengths are in points; y grows upwards.
    package struct Glyph {
        package var number: UInt32
        package var place: CGPoint
        package var advance: CGFloat
        package var offset: Int
    }

    package var glyphs: [Glyph]
    /// The family that the glyphs are of, which is another one than the text asked for where that lacks a character.
    package var family: String
    /// The characters, in UTF-8 offsets.
    package var range: Range<Int>
    package var isRightToLeft: Bool
}

extension PangoTextEngine {
    /// The glyphs of a text as one line, from left to right. Main thread only.
    package func glyphRuns(of text: ResolvedText) -> [GlyphRun] {
        guard hasFonts else { return [] }
        let source = TextSource(text)
        let layout = makeLayout(of: source, range: 0..<source.count, mark: "")
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_single_paragraph_mode(layout, 1)
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
        var runs: [GlyphRun] = []
        var x: CGFloat = 0
        var next = line.pointee.runs
        while let element = next {
            // The list of a line holds runs, which are these.
            let item = element.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            runs.append(Self.run(item, x: &x))
            next = element.pointee.next
        }
        return runs
    }

    private static func run(_ item: PangoGlyphItem, x: inout CGFloat) -> GlyphRun {
        let (part, string) = (item.item.pointee, item.glyphs.pointee)
        let unit = 1 / CGFloat(PANGO_SCALE)
        var glyphs: [GlyphRun.Glyph] = []
        for index in 0..<Int(string.num_glyphs) {
            let info = string.glyphs[index]
            let advance = CGFloat(info.geometry.width) * unit
            if info.glyph != 0x0FFF_FFFF {
                let place = CGPoint(
                    x: x + CGFloat(info.geometry.x_offset) * unit, y: -CGFloat(info.geometry.y_offset) * unit)
                let offset = Int(part.offset + string.log_clusters[index])
                glyphs.append(.init(number: info.glyph, place: place, advance: advance, offset: offset))
            }
            x += advance
        }
        var family = ""
        if let font = part.analysis.font, let description = pango_font_describe(font) {
            family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
            pango_font_description_free(description)
        }
        let start = Int(part.offset)
        return GlyphRun(
            glyphs: glyphs, family: family, range: start..<start + Int(part.length),
            isRightToLeft: part.analysis.level % 2 == 1)
    }

    /// The number of the glyph that a style's font has for a character by itself; 0 for none. Main thread only.
    package func glyph(for scalar: Unicode.Scalar, style: TextRunStyle) -> UInt32 {
        withFont(of: style) { font in
            var glyph: hb_codepoint_t = 0
            guard let face = pango_font_get_hb_font(font) else { return 0 }
            return hb_font_get_nominal_glyph(face, scalar.value, &glyph) != 0 ? glyph : 0
        } ?? 0
    }

    /// How far the next glyph is from one, and the box of its ink from its origin on the baseline: in points, y grows upwards. Main thread only.
    package func metrics(ofGlyph glyph: UInt32, style: TextRunStyle) -> (advance: CGFloat, ink: CGRect) {
        withFont(of: style) { font in
            var (ink, box) = (PangoRectangle(), PangoRectangle())
            pango_font_get_glyph_extents(font, glyph, &ink, &box)
            let unit = 1 / CGFloat(PANGO_SCALE)
            let rect = CGRect(
                x: CGFloat(ink.x) * unit, y: -CGFloat(ink.y + ink.height) * unit, width: CGFloat(ink.width) * unit,
                height: CGFloat(ink.height) * unit)
            return (CGFloat(box.width) * unit, rect)
        } ?? (0, .zero)
    }

    /// The outline of a glyph, from its origin on the baseline on: in points, y grows upwards. Empty for what has none, such as a space and
    /// coloured emoji. Main thread only.
    package func path(ofGlyph glyph: UInt32, style: TextRunStyle) -> Path {
        withFont(of: style) { font in
            // Fonts of a map for Cairo are fonts of Cairo's.
            guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return Path() }
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            cairo_set_scaled_font(context, scaled)
            var one = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            cairo_glyph_path(context, &one, 1)
            guard let outline = cairo_copy_path(context) else { return Path() }
            defer { cairo_path_destroy(outline) }
            return Self.path(outline.pointee)
        } ?? Path()
    }

    private static func path(_ outline: cairo_path_t) -> Path {
        var path = Path()
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            let point = outline.data[index + offset].point
            return CGPoint(x: point.x, y: -point.y)
        }
        while index < Int(outline.num_data) {
            let header = outline.data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += Int(max(header.length, 1))
        }
        return path
    }

    private func withFont<Result>(
        of style: TextRunStyle, _ body: (UnsafeMutablePointer<PangoFont>) -> Result
    ) -> Result? {
        guard hasFonts, let font = loadFont(of: style) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        return body(font)
    }
}
