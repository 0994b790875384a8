import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Measures and lays out text with Pango.
///
/// Main thread only.
package final class PangoTextEngine: TextEngine {
    /// One engine serves all windows of a process: they share its fonts.
    package nonisolated(unsafe) static let shared = PangoTextEngine()

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    /// Resolves the direction of a text that has none of its own, such as “1, 2”, to right to left.
    private lazy var rightToLeftContext: OpaquePointer = {
        let context = pango_font_map_create_context(fontMap)!
        Self.prepare(context)
        pango_context_set_base_dir(context, PANGO_DIRECTION_RTL)
        return context
    }()
    private var fontMetrics: [TextRunStyle: FontMetrics] = [:]
    private(set) lazy var families = FontFamilies(fontMap)
    /// Whether there is any font. Without one Pango gives no layouts that could be measured: then all text measures nothing,
    /// and hosts and pictures throw. Pango lists families like “Sans” also when nothing stands behind them, so one is loaded.
    private(set) lazy var hasFonts: Bool = {
        let description = pango_font_description_from_string("sans-serif")
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else {
            Log.warnOnce("no fonts", PaintError.noFonts.description)
            return false
        }
        g_object_unref(UnsafeMutableRawPointer(font))
        return true
    }()

    /// The fonts of lines that are shaped without Pango; nil for looks that have none. Valid until fonts are added.
    private var lineFonts: [LineFont.Key: LineFont?] = [:]
    private static let lineFontCapacity = 512
    /// What the attributes of plain texts follow from.
    private struct PlainLook: Hashable {
        /// What goes between two letters, in Pango's units.
        let spacing: Int32
        /// The height of lines, as a part of what their font gives them.
        let lineShare: CGFloat
        /// The least height of lines, in Pango's units; 0 for none.
        let leastLineHeight: Int32
    }
    /// The attributes of plain texts. They follow from their look alone, so they stay valid.
    private var plainAttributes: [PlainLook: OpaquePointer] = [:]
    private var shapes = SharedShapes()
    /// Whether lines are shaped without Pango where it gives the same. Tests ask both ways, and compare.
    package var shapesLines = true

    /// How many layouts of Pango's and how many lines without it were made, and of how much text: what shaping costs.
    package private(set) var layoutCount = 0
    package private(set) var lineCount = 0
    package private(set) var shapedByteCount = 0
    /// How many texts found the shape of an equal one.
    package var sharedCount: Int { shapes.sharedCount }

    private init() {
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
        Self.prepare(context)
    }

    private static func prepare(_ context: OpaquePointer) {
        // Glyphs at fractions of a pixel, unhinted: the same line breaks at every scale.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    /// Throws when there is no font at all to draw with.
    package static func checkFonts() throws {
        if !shared.hasFonts { throw PaintError.noFonts }
    }

    /// Makes the fonts of a file available to texts. Returns whether there are any; else that is told in the log. Fonts in an app's
    /// resources need not be added.
    @discardableResult
    package func addFont(file: String) -> Bool {
        guard families.add(file: file) else { return false }
        lineFonts = [:]
        return true
    }

    /// The names in the font files of the app, and in those that were added, in lower case.
    package var fontNamesInFiles: [String] { families.namesInFiles }

    /// The font of a style; the caller owns it.
    func loadFont(of style: TextRunStyle) -> UnsafeMutablePointer<PangoFont>? {
        pango_font_map_load_font(fontMap, context, families.description(of: style.withoutColors))
    }

    /// Whether a family of fonts is installed, or comes with the app.
    package func hasFamily(_ name: String) -> Bool { families.contains(name) }
    /// Whether texts in a font of this name are drawn in it, or in one that stands in for a font of Apple's.
    package func knowsFont(_ name: String) -> Bool { families.knows(name) }
    /// The families of fonts that are installed or come with the app, sorted.
    package var familyNames: [String] { families.names }
    // MARK: TextEngine

    package func shape(_ text: ResolvedText) -> any TextShape { pangoShape(text) }

    func pangoShape(_ text: ResolvedText) -> PangoTextShape {
        guard let place = SharedShapes.place(of: text) else { return PangoTextShape(text, engine: self) }
        if let shape = shapes.shape(of: text, at: place) {
            shape.noteShared()
            return shape
        }
        let shape = PangoTextShape(text, engine: self, place: place)
        shapes.add(shape, at: place)
        return shape
    }

    /// A shape that no other text has: it remembers nothing that another text was asked.
    package func unsharedShape(_ text: ResolvedText) -> any TextShape { PangoTextShape(text, engine: self) }

    func remove(_ shape: PangoTextShape, at place: Int) { shapes.remove(shape, at: place) }

    package func metrics(of style: TextRunStyle) -> FontMetrics {
        guard hasFonts else { return FontMetrics(ascent: 0, descent: 0, capHeight: 0) }
        let style = style.withoutColors
        if let known = fontMetrics[style] { return known }
        let metrics = pango_context_get_metrics(context, families.description(of: style), nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = CGFloat(PANGO_SCALE)
        let result = FontMetrics(
            ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / scale,
            descent: CGFloat(pango_font_metrics_get_descent(metrics)) / scale, capHeight: capHeight(of: style))
        fontMetrics[style] = result
        return result
    }

    /// How high lines of a style are on a device, as a part of the height that the font in use gives them.
    ///
    /// On touch devices lines of the system font are as high as Apple's: ours has more room above.
    func lineShare(of style: TextRunStyle, on device: TextDevice) -> CGFloat {
        if style.lineDistance > 0 {
            let own = metrics(of: style).lineHeight
            return own > 0 ? style.lineDistance / own : 1
        }
        guard let height = leastLineHeight(of: style, on: device) else { return style.lineHeight }
        let own = metrics(of: style).lineHeight
        return own > 0 ? height / own : style.lineHeight
    }

    /// The least height of lines of a style on a device, in points; nil where there is none.
    ///
    /// On touch devices that is a line of the system font, also where its letters are found in another font that is lower, such as that of emoji.
    func leastLineHeight(of style: TextRunStyle, on device: TextDevice) -> CGFloat? {
        guard style.lineDistance <= 0, let height = device.systemLineHeight, SystemFont.isAsked(by: style) else {
            return nil
        }
        return style.lineHeight * height * style.size
    }

    /// The ink height of a capital letter with a flat top.
    private func capHeight(of style: TextRunStyle) -> CGFloat { inkHeight(of: "H", style: style) }

    /// The ink height of a small letter without parts above or below.
    package func xHeight(of style: TextRunStyle) -> CGFloat { hasFonts ? inkHeight(of: "x", style: style) : 0 }

    private func inkHeight(of letter: String, style: TextRunStyle) -> CGFloat {
        // How far apart lines are follows from the metrics, of which this is one.
        var style = style
        style.lineDistance = 0
        let source = TextSource(ResolvedText(runs: [.init(text: letter, style: style)]))
        let layout = makeLayout(of: source, range: 0..<1, mark: "")
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(ink.height) / CGFloat(PANGO_SCALE)
    }

    // MARK: Lines without Pango

    /// A part of a text as one line, without a width; nil where that takes Pango.
    func line(of source: TextSource, range: Range<Int>) -> ShapedLine? {
        let text = source.text
        guard shapesLines, text.runs.count == 1, !text.isRightToLeft,
            let font = lineFont(of: text.runs[0], on: text.device),
            let line = source.withBytes(range, { ShapedLine($0, font: font) })
        else { return nil }
        lineCount += 1
        shapedByteCount += range.count
        return line
    }

    private func lineFont(of run: ResolvedText.Run, on device: TextDevice) -> LineFont? {
        let style = run.style
        guard run.image == nil, style.kerning == 0, style.baselineOffset == 0, style.lineHeight == 1,
            style.lineDistance == 0,
            style.language == nil, style.features.isDisjoint(with: .smallCaps)
        else { return nil }
        let key = LineFont.Key(font: FontKey(style, features: style.features), device: device)
        if let known = lineFonts[key] { return known }
        let font = LineFont(features: style.features, spacing: families.tracking(of: style).pangoUnits) { letter in
            var text = ResolvedText(runs: [.init(text: letter, style: style)])
            text.device = device
            let source = TextSource(text)
            return makeLayout(of: source, range: 0..<source.count, mark: "")
        }
        // An app has few looks; one that animates a font's size does not fill the table without end.
        if lineFonts.count == Self.lineFontCapacity { lineFonts = [:] }
        lineFonts[key] = .some(font)
        return font
    }

    // MARK: Layouts

    /// A layout of a part of a text, followed by a mark such as an ellipsis, without a width. The caller owns it.
    func makeLayout(of source: TextSource, range: Range<Int>, mark: String) -> OpaquePointer {
        let text = source.text
        let layout = pango_layout_new(text.isRightToLeft ? rightToLeftContext : context)!
        layoutCount += 1
        shapedByteCount += range.count
        source.withBytes(range) { bytes in
            if mark.isEmpty {
                pango_layout_set_text(layout, bytes.baseAddress, Int32(bytes.count))
            } else {
                let string = String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self) + mark
                pango_layout_set_text(layout, string, Int32(string.utf8.count))
            }
        }
        if let first = text.runs.first {
            // The whole layout has the first run's font: an empty text is as high as that.
            pango_layout_set_font_description(layout, families.description(of: first.style))
        }
        let attributes = RunAttributes(engine: self)
        if let list = attributes.makeList(of: source, range: range, marked: mark.utf8.count) {
            pango_layout_set_attributes(layout, list)
            pango_attr_list_unref(list)
        } else {
            let look = text.runs.first.map {
                PlainLook(
                    spacing: attributes.spacing(of: $0.style),
                    lineShare: lineShare(of: $0.style, on: text.device),
                    leastLineHeight: source.hasBasicCharacters(in: range)
                        ? 0 : leastLineHeight(of: $0.style, on: text.device)?.pangoUnits ?? 0)
            }
            pango_layout_set_attributes(
                layout, plainAttributes(look ?? PlainLook(spacing: 0, lineShare: 1, leastLineHeight: 0)))
        }
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        // Pango turns left and right around in lines that are read in the other direction than its context. Here they are the sides of
        // the layout, whatever is written between them.
        let isTurned = source.isReadFromRightToLeft(range).map { $0 != text.isRightToLeft } ?? false
        let isLeft = (text.alignment == (text.isRightToLeft ? .trailing : .leading)) != isTurned
        if text.alignment == .center {
            pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        } else if !isLeft {
            pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        }
        if text.lineSpacing != 0 { pango_layout_set_spacing(layout, text.lineSpacing.pangoUnits) }
        return layout
    }

    /// Attributes of a text with nothing particular: words are broken without hyphens. Shared by all
    /// such layouts.
    private func plainAttributes(_ look: PlainLook) -> OpaquePointer {
        if let known = plainAttributes[look] { return known }
        let list = pango_attr_list_new()!
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        if look.spacing != 0 { pango_attr_list_insert(list, pango_attr_letter_spacing_new(look.spacing)) }
        if look.lineShare != 1 { pango_attr_list_insert(list, pango_attr_line_height_new(Double(look.lineShare))) }
        if look.leastLineHeight > 0 {
            pango_attr_list_insert(list, pango_attr_line_height_new_absolute(look.leastLineHeight))
        }
        if plainAttributes.count == Self.lineFontCapacity {
            for old in plainAttributes.values { pango_attr_list_unref(old) }
            plainAttributes = [:]
        }
        plainAttributes[look] = list
        return list
    }
}

extension CGFloat {
    /// The length in Pango's units, within what Pango can count with.
    var pangoUnits: Int32 {
        isNaN ? 0 : Int32(Swift.min(Swift.max(self, -1_000_000), 1_000_000) * CGFloat(PANGO_SCALE))
    }
}
