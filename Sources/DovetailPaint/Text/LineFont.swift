import CGTK
import DovetailCore
import Foundation

/// The font that Pango chooses for Latin letters and signs of one look, with what a line of them needs: so that such a line can be shaped by
/// HarfBuzz alone.
///
/// Everything is read off two layouts of Pango's, of a letter and of a digit. It stays true while no fonts are added.
final class LineFont {
    /// What HarfBuzz is told of a line: a line without any letter belongs to no script.
    private struct Script {
        let script: hb_script_t
        let language: OpaquePointer?

        init(_ analysis: PangoAnalysis) {
            script = hb_script_from_iso15924_tag(
                g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script))))
            language = analysis.language.flatMap { hb_language_from_string(pango_language_to_string($0), -1) }
        }
    }

    /// What goes between two letters, in Pango's units: a half on each side, as Pango adds it.
    struct Spacing {
        let before: Int32
        let after: Int32

        init(_ spacing: Int32) {
            var before = spacing / 2
            if spacing % PANGO_SCALE == 0 { before = (before + PANGO_SCALE / 2) & -PANGO_SCALE }
            (self.before, after) = (before, spacing - before)
        }
    }

    /// What it follows from.
    struct Key: Hashable {
        let font: FontKey
        /// What the height of its lines is that of.
        let device: TextDevice
    }

    let font: UnsafeMutablePointer<PangoFont>
    let spacing: Spacing
    /// The height of a line of this font, and its baseline from the top, in points.
    let height: CGFloat
    let baseline: CGFloat
    private let harfBuzz: OpaquePointer
    private let letters: Script
    private let signs: Script
    private var features: [hb_feature_t]
    /// For each character that may be shaped here, by ``LineCharacter``: whether the font has it; 0 for not asked yet.
    private var coverage = [UInt8](repeating: 0, count: LineCharacter.count)

    /// Nil where the font has no Latin letters, or others for digits.
    ///
    /// - Parameter spacing: What goes between two letters, in Pango's units.
    init?(features: TextRunStyle.Features, spacing: Int32, probe: (String) -> OpaquePointer) {
        let (letter, digit) = (probe("a"), probe("1"))
        defer {
            g_object_unref(UnsafeMutableRawPointer(letter))
            g_object_unref(UnsafeMutableRawPointer(digit))
        }
        guard let first = Self.analysis(of: letter), let second = Self.analysis(of: digit), first.font == second.font,
            let font = first.font, let harfBuzz = pango_font_get_hb_font(font)
        else { return nil }
        g_object_ref(UnsafeMutableRawPointer(font))
        self.font = font
        self.harfBuzz = harfBuzz
        letters = Script(first)
        signs = Script(second)
        var box = PangoRectangle()
        pango_layout_get_extents(letter, nil, &box)
        height = CGFloat(box.height) / CGFloat(PANGO_SCALE)
        baseline = CGFloat(pango_layout_get_baseline(letter)) / CGFloat(PANGO_SCALE)
        self.spacing = Spacing(spacing)
        self.features = []
        if features.contains(.monospacedDigits) { add("tnum", 1) }
        if features.contains(.noLigatures) || spacing != 0 {
            add("liga", 0)
            add("clig", 0)
        }
        if spacing != 0 {
            // So does Pango: letters that are joined cannot move apart.
            add("dlig", 0)
            add("hlig", 0)
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(font)) }

    private static func analysis(of layout: OpaquePointer) -> PangoAnalysis? {
        guard let line = pango_layout_get_line_readonly(layout, 0), let run = line.pointee.runs else { return nil }
        let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        return item.pointee.item.pointee.analysis
    }

    private func add(_ name: String, _ value: UInt32) {
        var feature = hb_feature_t()
        if hb_feature_from_string("\(name)=\(value)", -1, &feature) != 0 { features.append(feature) }
    }

    /// Whether the font itself has a character, by its place among those that may be shaped here.
    func has(_ scalar: UInt32, at index: Int) -> Bool {
        if coverage[index] == 0 {
            var glyph: hb_codepoint_t = 0
            coverage[index] = hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 && glyph != 0 ? 1 : 2
        }
        return coverage[index] == 1
    }

    /// One buffer for all: lines are shaped on the main thread, one after the other.
    private nonisolated(unsafe) static let buffer = hb_buffer_create()

    /// Shapes a line, and calls `body` with its glyphs and their places, which are valid during the call.
    func shape<Result>(
        _ bytes: UnsafeBufferPointer<CChar>, hasLetters: Bool,
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) -> Result {
        let buffer = Self.buffer
        let script = hasLetters ? letters : signs
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script.script)
        hb_buffer_set_language(buffer, script.language)
        hb_buffer_set_flags(
            buffer, hb_buffer_flags_t(rawValue: HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_buffer_add_utf8(buffer, bytes.baseAddress, Int32(bytes.count), 0, Int32(bytes.count))
        features.withUnsafeBufferPointer { hb_shape(harfBuzz, buffer, $0.baseAddress, UInt32($0.count)) }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        return body(
            UnsafeBufferPointer(start: infos, count: Int(count)),
            UnsafeBufferPointer(start: positions, count: Int(count)))
    }
}
