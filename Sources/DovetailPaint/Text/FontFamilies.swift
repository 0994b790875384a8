import CGTK
import DovetailCore
import Foundation

/// The installed font families, and which of them a style is drawn with.
final class FontFamilies {
    /// The weights of each family's faces, by its name in lower case; looked up when a family is first used.
    private var installed: [String: UnsafeMutablePointer<PangoFontFamily>] = [:]
    private var weights: [String: [Int]] = [:]
    /// What stands in for names that were asked for; nil for none. Valid until fonts are added.
    private var standIns: [String: FontStandIn?] = [:]
    /// Pango's descriptions of the styles met so far, never freed. An app has few styles; one that animates a font's size is
    /// kept from growing the table without end by `capacity`.
    private var descriptions: [FontKey: OpaquePointer] = [:]
    private static let capacity = 2048

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let files: FontFiles

    init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) {
        self.fontMap = fontMap
        files = FontFiles(fontMap)
        list()
    }

    /// Makes the fonts of a file available. Returns whether there are any.
    func add(file: String) -> Bool {
        guard files.add(file) else { return false }
        for old in descriptions.values { pango_font_description_free(old) }
        descriptions = [:]
        standIns = [:]
        list()
        return true
    }

    func contains(_ name: String) -> Bool { installed[name.lowercased()] != nil }

    /// Whether a name stands for a font here: of a family or a face that is there, or that another one stands in for.
    func knows(_ name: String) -> Bool { contains(name) || files.face(named: name) != nil || FontStandIn(name) != nil }

    /// The names in the font files of the app and in those that were added: families, full and PostScript names.
    var namesInFiles: [String] { files.names }

    var names: [String] {
        Set(installed.values.map { String(cString: pango_font_family_get_name($0)) }).sorted()
    }

    private func list() {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(fontMap, &list, &count)
        installed = [:]
        for index in 0..<Int(count) {
            if let family = list?[index], let name = pango_font_family_get_name(family) {
                installed[String(cString: name).lowercased()] = family
            }
        }
        g_free(list)
    }

    /// The family of a style. One that is not installed is replaced by the system font, and that is logged once.
    private func name(of style: TextRunStyle) -> String {
        if let family = style.family {
            if let face = files.face(named: family) {
                if installed[face.family.lowercased()] == nil { list() }
                return face.family
            }
            if installed[family.lowercased()] != nil { return family }
            let standIn = standIn(for: family)
            Log.warnOnce(
                "font \(family)", "the font “\(family)” is not installed; the system font is used in its place")
            if let standIn { return name(of: standIn.design, style) }
        }
        return name(of: style.design, style)
    }

    /// What stands in for a family of Apple's that is not there; nil for others.
    private func standIn(for family: String) -> FontStandIn? {
        let key = family.lowercased()
        if let known = standIns[key] { return known }
        let isThere = installed[key] != nil || files.face(named: family) != nil
        let standIn = isThere ? nil : FontStandIn(family)
        if standIns.count == Self.capacity { standIns = [:] }
        standIns[key] = .some(standIn)
        return standIn
    }

    private func name(of design: TextRunStyle.Design, _ style: TextRunStyle) -> String {
        switch design {
        case .standard, .rounded: return SystemFont.isLarge(style) ? display ?? system : system
        case .serif: return first(of: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]) ?? "serif"
        case .monospaced:
            return first(of: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"])
                ?? "monospace"
        }
    }

    private lazy var system: String = {
        if let inter = first(of: [SystemFont.text, "Inter Variable"]) { return inter }
        Log.warnOnce(
            "system font", "the font Inter is not installed (apt-get install fonts-inter); another one stands in")
        return "sans-serif"
    }()

    private lazy var display = first(of: [SystemFont.display])

    /// What goes between two letters of a style besides its kerning, in points: the system font's own tracking.
    func tracking(of style: TextRunStyle) -> CGFloat {
        guard SystemFont.isAsked(by: style), system == SystemFont.text else { return 0 }
        return SystemFont.tracking(of: style, hasDisplay: display != nil)
    }

    private func first(of names: [String]) -> String? { names.first { installed[$0.lowercased()] != nil } }

    /// The weight of a family's face that is nearest to the wanted one; the lighter of two for light text.
    ///
    /// Pango would look for a weight that a family lacks among other fonts too, and may come back with a bold one.
    private func weight(nearest wanted: Int, in family: String) -> Int {
        let key = family.lowercased()
        let known = weights[key] ?? faces(of: key)
        weights[key] = known
        return known.min { (abs($0 - wanted), wanted < 450 ? $0 : -$0) < (abs($1 - wanted), wanted < 450 ? $1 : -$1) }
            ?? wanted
    }

    private func faces(of family: String) -> [Int] {
        guard let family = installed[family], pango_font_family_is_variable(family) == 0 else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(family, &list, &count)
        defer { g_free(list) }
        var weights: Set<Int> = []
        for index in 0..<Int(count) {
            guard let face = list?[index], let description = pango_font_face_describe(face) else { continue }
            weights.insert(Int(pango_font_description_get_weight(description).rawValue))
            pango_font_description_free(description)
        }
        return weights.sorted()
    }

    /// The Pango font description of a style. It stays valid until the program ends.
    func description(of style: TextRunStyle) -> OpaquePointer {
        let key = FontKey(style, features: style.features.subtracting(.noLigatures))
        if let known = descriptions[key] { return known }
        let description = makeDescription(of: style)
        if descriptions.count == Self.capacity {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions = [:]
        }
        descriptions[key] = description
        return description
    }

    private func makeDescription(of style: TextRunStyle) -> OpaquePointer {
        let description = pango_font_description_new()!
        let family = name(of: style)
        var style = style
        if let name = style.family, let face = files.face(named: name), !face.isFamily {
            if style.weight == 400 { style.weight = face.weight }
            if face.isItalic { style.isItalic = true }
        } else if let standIn = style.family.flatMap(standIn(for:)) {
            if style.weight == 400 { style.weight = standIn.weight }
            if standIn.isItalic { style.isItalic = true }
        }
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, Double(style.size.pangoUnits))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(max(1, weight(nearest: style.weight, in: family)))))
        if style.width != 1 { pango_font_description_set_stretch(description, stretch(style.width)) }
        if style.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if style.features.contains(.smallCaps) {
            pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        } else if style.features.contains(.lowercaseSmallCaps) {
            pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        }
        return description
    }

    private func stretch(_ width: CGFloat) -> PangoStretch {
        switch width {
        case ..<0.7: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<0.95: PANGO_STRETCH_CONDENSED
        case ..<1.05: PANGO_STRETCH_NORMAL
        case ..<1.3: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_EXTRA_EXPANDED
        }
    }
}
