// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailPaint
import DovetailPlatform
import Foundation

// Lengths are in points. What goes below the baseline is positive, as in Core Text.

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The same.
public typealias CGFontIndex = UInt16

/// The size that the font was made in.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.value.pointSize }
/// From the baseline to the top of the line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.value.metrics.ascent }
/// From the baseline to the bottom of the line.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.value.metrics.descent }
/// Between two lines: none.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
/// The height of capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.value.metrics.capHeight }
/// The height of small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.value.xHeight }
/// Where a line below the text is, from the baseline: negative. A tenth of the size, as most fonts have it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.value.pointSize / 10 }
/// How thick such a line is: a twentieth of the size, as most fonts have it.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.value.pointSize / 20 }
/// A box that most glyphs fit in, from the baseline's start.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let metrics = font.value.metrics
    return CGRect(
        x: 0, y: -metrics.descent, width: font.value.pointSize, height: metrics.ascent + metrics.descent)
}
/// Whether the font is bold or slanted.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if font.value.style.weight >= 600 { traits.insert(.traitBold) }
    if font.value.style.isItalic { traits.insert(.traitItalic) }
    if font.value.style.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
}

/// The family; `System` for the system's font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.value.familyName }
/// The name that it was asked for by; `System` for the system's font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.value.familyName }
/// The same.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.value.familyName }
/// The same.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.value.familyName }
/// What the font was made of.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptor(
        names: [kCTFontNameAttribute: font.value.familyName, kCTFontFamilyNameAttribute: font.value.familyName],
        size: font.value.pointSize, traits: CTFontGetSymbolicTraits(font))
}

// MARK: Glyphs

/// Finds the glyphs of characters, one for each, without ligatures; 0 for a character that the font lacks, and for the second half of one that
/// has two units.
///
/// - Returns: Whether the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(count, 0)))
    let found = MainThread.sync { () -> [CGGlyph?] in
        var result: [CGGlyph?] = []
        var decoder = UTF16()
        var rest = units.makeIterator()
        reading: while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar):
                let glyph = PangoTextEngine.shared.glyph(for: scalar, style: font.value.style)
                result.append(CGGlyph(exactly: glyph) ?? 0)
                if UTF16.width(scalar) == 2 { result.append(nil) }
            case .error: result.append(0)
            case .emptyInput: break reading
            }
        }
        return result
    }
    for (index, glyph) in found.prefix(units.count).enumerated() { glyphs[index] = glyph ?? 0 }
    return !found.contains(0)
}
/// The outline of a glyph from its origin on the baseline on; y grows upwards. Nil for one that has none, such as that of a space.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let style = font.value.style
    let transform = matrix?.pointee ?? .identity
    return MainThread.sync {
        let path = PangoTextEngine.shared.path(ofGlyph: UInt32(glyph), style: style)
        return path.isEmpty ? nil : CGPath(path.applying(transform))
    }
}

/// Writes how far the next glyph is from each.
///
/// - Parameter advances: Room for as many sizes as there are glyphs; nil where only the sum is wanted.
/// - Returns: The sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for (index, measure) in measures(of: glyphs, count, font).enumerated() {
        advances?[index] = CGSize(width: measure.advance, height: 0)
        sum += Double(measure.advance)
    }
    return sum
}

/// Writes the box of each glyph's ink, from its origin on the baseline on; y grows upwards.
///
/// - Returns: The box around all, each at its own origin.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for (index, measure) in measures(of: glyphs, count, font).enumerated() {
        boundingRects?[index] = measure.ink
        all = all.union(measure.ink)
    }
    return all
}

private func measures(
    of glyphs: UnsafePointer<CGGlyph>, _ count: CFIndex, _ font: CTFont
) -> [(advance: CGFloat, ink: CGRect)] {
    let glyphs = Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0)))
    let style = font.value.style
    return MainThread.sync { glyphs.map { PangoTextEngine.shared.metrics(ofGlyph: UInt32($0), style: style) } }
}

/// How lines run: texts are set horizontally in any case.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}
