// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailEngine
import DovetailPaint
import DovetailPlatform
import Foundation

/// Glyphs of one font and one set of attributes in a line, from left to right.
///
/// Immutable; any thread may use one.
public final class CTRun: NSObject, @unchecked Sendable {
    // All is set once.
    let run: GlyphRun
    let attributes: CFDictionary
    let font: CTFont
    /// The part of the text, and for each glyph the place of the first character that it stands for.
    let range: CFRange
    let indices: [CFIndex]

    init(_ run: GlyphRun, in line: CTLine) {
        self.run = run
        let (start, end) = (line.text.index(of: run.range.lowerBound), line.text.index(of: run.range.upperBound))
        range = CFRange(location: line.start + start, length: end - start)
        indices = run.glyphs.map { line.start + line.text.index(of: $0.offset) }
        let string = line.text.string
        let values = start < string.length ? string.attributes(at: start, effectiveRange: nil) : [:]
        let asked = AttributedText.font(of: values)
        // Characters that a font lacks are of another one.
        let own = MainThread.sync { PangoTextEngine.shared.glyphRuns(of: Self.probe(asked)).first?.family }
        font =
            own == nil || own == run.family
            ? asked : CTFont(FontValue(.custom(run.family, fixedSize: asked.value.pointSize)))
        var attributes: CFDictionary = [:]
        for (key, value) in values { attributes[key.rawValue] = value }
        attributes[kCTFontAttributeName] = font
        self.attributes = attributes
    }

    private static func probe(_ font: CTFont) -> ResolvedText {
        ResolvedText(runs: [.init(text: "a", style: font.value.style)])
    }

    /// The glyphs of a range, of which a length of 0 stands for all that follow.
    func glyphs(_ range: CFRange) -> ArraySlice<GlyphRun.Glyph> {
        let start = max(0, min(range.location, run.glyphs.count))
        let rest = run.glyphs.count - start
        return run.glyphs[start..<start + (range.length <= 0 ? rest : min(range.length, rest))]
    }
}

extension CTLine {
    var runs: [CTRun] {
        let resolved = text.resolved
        return MainThread.sync { PangoTextEngine.shared.glyphRuns(of: resolved) }.map { CTRun($0, in: self) }
    }

    /// The box around the ink of all glyphs, from the start of the baseline; y grows upwards.
    var inkBounds: CGRect {
        runs.reduce(CGRect.null) { box, run in
            let style = run.font.value.style
            return MainThread.sync {
                run.run.glyphs.reduce(box) {
                    let ink = PangoTextEngine.shared.metrics(ofGlyph: $1.number, style: style).ink
                    return ink.isEmpty ? $0 : $0.union(ink.offsetBy(dx: $1.place.x, dy: $1.place.y))
                }
            }
        }
    }
}

/// The runs of a line, ``CTRun``, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
/// How many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.run.glyphs.count } }

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }
/// The attributes of the run's text by their names; its font is the one that the glyphs are of.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }
/// The part of the text that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Writes the numbers of glyphs.
///
/// - Parameter range: Which of the run's glyphs; a length of 0 stands for all that follow. The same for the functions below.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.number) }
}
/// Writes where glyphs stand, in points from the line's start on its baseline; y grows upwards.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = glyph.place }
}
/// Writes how far the next glyph is from each, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGSize(width: glyph.advance, height: 0) }
}
/// Writes the places of the first characters that glyphs stand for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let glyphs = run.glyphs(range)
    for (index, place) in run.indices[glyphs.startIndex..<glyphs.endIndex].enumerated() { buffer[index] = place }
}

/// The width of glyphs in points, and how far their font goes above and below the baseline, written where pointers say. Leading is 0.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.font.value.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = 0
    return run.glyphs(range).reduce(0) { $0 + Double($1.advance) }
}

/// Draws glyphs of a run as outlines from the context's text position on, in the colour that areas are filled with. Coloured emoji have no
/// outlines; ``CTLineDraw`` draws them.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let style = run.font.value.style
    let glyphs = Array(run.glyphs(range))
    let outlines = MainThread.sync {
        glyphs.map { ($0.place, PangoTextEngine.shared.path(ofGlyph: $0.number, style: style)) }
    }
    var all = Path()
    for (place, path) in outlines {
        all.addPath(path, transform: CGAffineTransform(translationX: place.x, y: place.y))
    }
    context.drawing.fill(all.applying(context.textMatrix))
}
