import CGTK
import DovetailCore
import Foundation

/// The installed font families, and which of them a style is drawn with.
final class FontFamilies {
    private var installed: Set<String> = []

    init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(fontMap, &list, &count)
        for index in 0..<Int(count) {
            if let family = list?[index], let name = pango_font_family_get_name(family) {
                installed.insert(String(cString: name).lowercased())
            }
        }
        g_free(list)
    }

    /// The family of a style. One that is not installed is replaced by the system font, and that is logged once.
    private func name(of style: TextRunStyle) -> String {
        if let family = style.family {
            if installed.contains(family.lowercased()) { return family }
            Log.warnOnce(
                "font \(family)", "the font “\(family)” is not installed; the system font is used in its place")
        }
        switch style.design {
        case .standard, .rounded: return system
        case .serif: return first(of: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]) ?? "serif"
        case .monospaced:
            return first(of: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"])
                ?? "monospace"
        }
    }

    private lazy var system: String = {
        if let inter = first(of: ["Inter", "Inter Variable"]) { return inter }
        Log.warnOnce(
            "system font", "the font Inter is not installed (apt-get install fonts-inter); another one stands in")
        return "sans-serif"
    }()

    private func first(of names: [String]) -> String? { names.first { installed.contains($0.lowercased()) } }

    /// A Pango font description; the caller frees it.
    func description(of style: TextRunStyle) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, name(of: style))
        pango_font_description_set_absolute_size(description, Double(style.size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(style.weight)))
        if style.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }
}

/// The Pango attributes of one run of text.
struct RunAttributes {
    let style: TextRunStyle
    let families: FontFamilies

    func insert(into list: OpaquePointer?, start: UInt32, end: UInt32) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = start
            attribute?.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        let description = families.description(of: style)
        add(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        let (red, green, blue, alpha) = Self.components(style.color)
        add(pango_attr_foreground_new(red, green, blue))
        // Pango takes an alpha of 0 for "none given".
        add(pango_attr_foreground_alpha_new(max(alpha, 1)))
        if style.kerning != 0 { add(pango_attr_letter_spacing_new(Int32(style.kerning * CGFloat(PANGO_SCALE)))) }
        if style.baselineOffset != 0 { add(pango_attr_rise_new(Int32(style.baselineOffset * CGFloat(PANGO_SCALE)))) }
        add(pango_attr_insert_hyphens_new(0))
        if style.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
        if let line = style.underline {
            let (red, green, blue, _) = Self.components(line)
            add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            add(pango_attr_underline_color_new(red, green, blue))
        }
        if let line = style.strikethrough {
            let (red, green, blue, _) = Self.components(line)
            add(pango_attr_strikethrough_new(1))
            add(pango_attr_strikethrough_color_new(red, green, blue))
        }
    }

    private static func components(_ color: Color.Resolved) -> (UInt16, UInt16, UInt16, UInt16) {
        func scale(_ value: Float) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
        return (scale(color.red), scale(color.green), scale(color.blue), scale(color.opacity))
    }
}
