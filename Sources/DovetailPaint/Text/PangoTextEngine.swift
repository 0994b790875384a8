import CGTK
import DovetailCore
import Foundation

/// Measures and lays out text with Pango. Painting uses the same layouts, so what was measured is what is drawn.
///
/// Main thread only.
package final class PangoTextEngine: TextEngine {
    /// One engine serves all windows of a process: its layouts are cached.
    package nonisolated(unsafe) static let shared = PangoTextEngine()

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private var layouts = LayoutCache(capacity: 4096)
    private var fontMetrics: [TextRunStyle: FontMetrics] = [:]
    private lazy var families = FontFamilies(fontMap)
    /// Whether there is any font. Without one Pango gives no layouts that could be measured: then all text measures nothing,
    /// and hosts and pictures throw. Pango lists families like “Sans” also when nothing stands behind them, so one is loaded.
    private lazy var hasFonts: Bool = {
        let description = pango_font_description_from_string("sans-serif")
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else {
            Log.warnOnce("no fonts", PaintError.noFonts.description)
            return false
        }
        g_object_unref(UnsafeMutableRawPointer(font))
        return true
    }()

    private init() {
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
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

    // MARK: TextEngine

    package func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMeasure {
        guard hasFonts else { return TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0) }
        return layout(for: text, width: width, height: height).measure
    }

    package func metrics(of style: TextRunStyle) -> FontMetrics {
        guard hasFonts else { return FontMetrics(ascent: 0, descent: 0, capHeight: 0) }
        if let known = fontMetrics[style] { return known }
        let description = families.description(of: style)
        defer { pango_font_description_free(description) }
        let metrics = pango_context_get_metrics(context, description, nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = CGFloat(PANGO_SCALE)
        let result = FontMetrics(
            ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / scale,
            descent: CGFloat(pango_font_metrics_get_descent(metrics)) / scale, capHeight: capHeight(of: style))
        fontMetrics[style] = result
        return result
    }

    /// The ink height of a capital letter with a flat top.
    private func capHeight(of style: TextRunStyle) -> CGFloat {
        let layout = makeLayout(ResolvedText(runs: [.init(text: "H", style: style)]))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(ink.height) / CGFloat(PANGO_SCALE)
    }

    package func caretOffset(in text: String, style: TextRunStyle, afterCharacters count: Int) -> CGFloat {
        let prefix = String(text.prefix(count))
        guard !prefix.isEmpty, hasFonts else { return 0 }
        let layout = layout(
            for: ResolvedText(runs: [.init(text: text, style: style)]), width: nil, height: nil)
        var position = PangoRectangle()
        pango_layout_index_to_pos(layout.pointer, Int32(prefix.utf8.count), &position)
        return CGFloat(position.x) / CGFloat(PANGO_SCALE)
    }

    package func characterIndex(in text: String, style: TextRunStyle, at x: CGFloat) -> Int {
        guard !text.isEmpty, hasFonts else { return 0 }
        let layout = layout(
            for: ResolvedText(runs: [.init(text: text, style: style)]), width: nil, height: nil)
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_xy_to_index(layout.pointer, Int32(x * CGFloat(PANGO_SCALE)), 0, &index, &trailing)
        let utf8 = text.utf8
        let position = utf8.index(utf8.startIndex, offsetBy: min(Int(index), utf8.count))
        return text.distance(from: text.startIndex, to: position) + (trailing > 0 ? 1 : 0)
    }

    // MARK: Layouts

    /// The layout that a text is measured and drawn with. A height limits the number of lines, but never to none.
    func layout(for text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let key = LayoutCache.Key(text: text, width: width.map { $0.rounded(.up) }, height: height)
        if let known = layouts[key] { return known }
        let made = TextLayout(makeLayout(text, width: key.width, height: height))
        layouts[key] = made
        return made
    }

    private func makeLayout(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> OpaquePointer {
        func make(_ text: ResolvedText) -> OpaquePointer {
            let layout = makeLayout(text)
            if let width { pango_layout_set_width(layout, Int32(min(max(width, 0), 100_000) * CGFloat(PANGO_SCALE))) }
            return layout
        }
        let whole = make(text)
        guard let limit = LineLimit(of: text, layout: whole, height: height) else { return whole }
        defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
        let limited = make(limit.apply(to: text, layout: whole))
        pango_layout_set_height(limited, -Int32(limit.count))
        pango_layout_set_ellipsize(limited, text.truncation.pango)
        return limited
    }

    private func makeLayout(_ text: ResolvedText) -> OpaquePointer {
        let layout = pango_layout_new(context)!
        let string = text.string
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        let attributes = pango_attr_list_new()
        var start: UInt32 = 0
        for run in text.runs {
            let end = start + UInt32(run.text.utf8.count)
            RunAttributes(style: run.style, families: families).insert(into: attributes, start: start, end: end)
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let first = text.runs.first {
            // An empty text is as high as its font.
            let description = families.description(of: first.style)
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_alignment(
            layout,
            text.alignment == .leading
                ? PANGO_ALIGN_LEFT : text.alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_RIGHT)
        pango_layout_set_spacing(layout, Int32(text.lineSpacing * CGFloat(PANGO_SCALE)))
        return layout
    }
}

/// A finished layout with its measure.
final class TextLayout {
    let pointer: OpaquePointer
    let measure: TextMeasure

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        var extents = PangoRectangle()
        pango_layout_get_extents(pointer, nil, &extents)
        let scale = CGFloat(PANGO_SCALE)
        var widest = CGFloat(extents.width) / scale
        if pango_layout_get_width(pointer) >= 0 {
            // Alignment within a width moves the lines; only their widths count.
            widest = 0
            let iterator = pango_layout_get_iter(pointer)
            repeat {
                var line = PangoRectangle()
                pango_layout_iter_get_line_extents(iterator, nil, &line)
                widest = max(widest, CGFloat(line.width) / scale)
            } while pango_layout_iter_next_line(iterator) != 0
            pango_layout_iter_free(iterator)
        }
        let iterator = pango_layout_get_iter(pointer)
        while pango_layout_iter_next_line(iterator) != 0 {}
        let last = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        pango_layout_iter_free(iterator)
        measure = TextMeasure(
            size: CGSize(width: widest.rounded(.up), height: (CGFloat(extents.height) / scale).rounded(.up)),
            firstBaseline: CGFloat(pango_layout_get_baseline(pointer)) / scale, lastBaseline: last)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension ResolvedText.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
