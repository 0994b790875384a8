import CGTK
import DovetailCore
import Foundation

/// The Pango attributes of runs of text.
struct RunAttributes {
    let engine: PangoTextEngine

    /// The attributes of a part of a text, or nil when it has nothing but its first run's font, with its tracking and its height of lines. `marked` code units of a mark
    /// follow, which look like the last run. The caller frees the list.
    func makeList(of source: TextSource, range: Range<Int>, marked: Int) -> OpaquePointer? {
        let runs = source.text.runs
        if let only = runs.first, runs.count == 1, isPlain(only), scaledEmoji(of: only, in: range).isEmpty {
            return nil
        }
        let list = pango_attr_list_new()!
        let keepsHeight = !source.hasBasicCharacters(in: range)
        var start = 0
        for run in runs {
            let end = start + run.text.utf8.count
            defer { start = end }
            let from = max(start, range.lowerBound)
            let to = min(end, range.upperBound)
            guard from < to else { continue }
            // The mark belongs to the last run that is shown.
            let isLast = to == range.upperBound
            let upper = to - range.lowerBound + (isLast ? marked : 0)
            insert(
                run, of: source.text.device, keepsHeight: keepsHeight, into: list,
                from: UInt32(from - range.lowerBound), to: UInt32(upper))
            for emoji in scaledEmoji(of: run, in: from - start..<to - start) {
                let attribute = pango_attr_scale_new(EmojiScale.scale(at: run.style.size))
                attribute?.pointee.start_index = UInt32(emoji.lowerBound + from - range.lowerBound)
                attribute?.pointee.end_index = UInt32(emoji.upperBound + from - range.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
        }
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        return list
    }

    private func isPlain(_ run: ResolvedText.Run) -> Bool {
        let style = run.style
        return style.kerning == 0 && style.baselineOffset == 0 && style.lineHeight == 1 && style.lineDistance == 0
            && run.image == nil
            && style.language == nil
            && style.features.isSubset(of: .smallCaps)
    }

    /// The emoji of a part of a run that have a size of their own, in UTF-8 offsets in that part. No more is looked at: long texts are laid out
    /// piece by piece.
    private func scaledEmoji(of run: ResolvedText.Run, in range: Range<Int>) -> [Range<Int>] {
        let bytes = run.text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        let end = bytes.index(start, offsetBy: range.count)
        return EmojiScale.ranges(in: run.text[start..<end], at: run.style.size)
    }

    /// What goes between two letters of a style, in Pango's units.
    func spacing(of style: TextRunStyle) -> Int32 { (style.kerning + engine.families.tracking(of: style)).pangoUnits }

    private func insert(
        _ run: ResolvedText.Run, of device: TextDevice, keepsHeight: Bool, into list: OpaquePointer,
        from start: UInt32, to end: UInt32
    ) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = start
            attribute?.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        let style = run.style
        add(pango_attr_font_desc_new(engine.families.description(of: style)))
        let spacing = spacing(of: style)
        if spacing != 0 { add(pango_attr_letter_spacing_new(spacing)) }
        if style.baselineOffset != 0 { add(pango_attr_rise_new(style.baselineOffset.pangoUnits)) }
        if let language = style.language { add(pango_attr_language_new(pango_language_from_string(language))) }
        let lineShare = engine.lineShare(of: style, on: device)
        if lineShare != 1 { add(pango_attr_line_height_new(Double(lineShare))) }
        if keepsHeight, let least = engine.leastLineHeight(of: style, on: device), least > 0 {
            // Pango takes the greater of both.
            add(pango_attr_line_height_new_absolute(least.pangoUnits))
        }
        var features: [String] = []
        if style.features.contains(.monospacedDigits) { features.append("tnum=1") }
        if style.features.contains(.noLigatures) { features.append("liga=0,clig=0") }
        if style.features.contains(.uppercaseSmallCaps), !style.features.contains(.lowercaseSmallCaps) {
            features.append("c2sc=1")
        }
        if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
        if let image = run.image {
            var box = PangoRectangle(
                x: 0, y: -(image.size.height - image.descent).pangoUnits, width: image.size.width.pangoUnits,
                height: image.size.height.pangoUnits)
            add(pango_attr_shape_new(&box, &box))
        }
    }
}

/// The colours of a text of several colours. They are no part of its shape, so they are put on a copy of its layout.
struct RunColors {
    let text: ResolvedText

    /// The colour of all characters, if they have one. Pictures in the text have their own.
    var only: Color.Resolved? {
        let colors = text.runs.lazy.filter { $0.image == nil }.map(\.style.color)
        guard let first = colors.first else { return text.runs.first?.style.color ?? .transparent }
        return text.runs.count == 1 || colors.allSatisfy { $0 == first } ? first : nil
    }

    /// A copy of a piece's layout in the runs' colours; the caller owns it. Runs of styles that are left out have none, and are drawn
    /// in whatever a context draws in.
    func makeColored(_ piece: TextPiece, leavingOut isLeftOut: (TextRunStyle) -> Bool = { _ in false }) -> OpaquePointer
    {
        let copy = pango_layout_copy(piece.layout)!
        let list = pango_attr_list_copy(pango_layout_get_attributes(piece.layout)) ?? pango_attr_list_new()!
        var start = 0
        for run in text.runs {
            let end = start + run.text.utf8.count
            defer { start = end }
            let from = max(start, piece.range.lowerBound)
            // What a mark after the last character looks like is taken from there.
            let to = end >= piece.range.upperBound ? piece.range.upperBound + 8 : end
            guard from < to, start < piece.range.upperBound || from == piece.range.lowerBound else { continue }
            if isLeftOut(run.style) { continue }
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(from - piece.range.lowerBound)
                attribute?.pointee.end_index = UInt32(to - piece.range.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
            let (red, green, blue, alpha) = Self.components(run.style.color)
            add(pango_attr_foreground_new(red, green, blue))
            // Pango takes an alpha of 0 for "none given".
            add(pango_attr_foreground_alpha_new(max(alpha, 1)))
        }
        pango_layout_set_attributes(copy, list)
        pango_attr_list_unref(list)
        return copy
    }

    private static func components(_ color: Color.Resolved) -> (UInt16, UInt16, UInt16, UInt16) {
        func scale(_ value: Float) -> UInt16 { value.isNaN ? 0 : UInt16(min(max(value, 0), 1) * 65535) }
        return (scale(color.red), scale(color.green), scale(color.blue), scale(color.opacity))
    }
}
