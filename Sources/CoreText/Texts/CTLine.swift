// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailEngine
import DovetailPaint
import DovetailPlatform
import Foundation

/// A line of text, shaped.
///
/// Immutable; any thread may use one.
public final class CTLine: NSObject, @unchecked Sendable {
    // All is set once. What shapes the text is used on the main thread alone.
    let text: AttributedText
    /// Where the line begins in the text that it is a part of.
    let start: CFIndex
    let width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat
    private let size: CGSize

    init(_ text: AttributedText, start: CFIndex = 0) {
        self.text = text
        self.start = start
        let resolved = text.resolved
        let measured = MainThread.sync { () -> (CGSize, TextLine?, FontMetrics) in
            let shape = PangoTextEngine.shared.shape(resolved)
            let size = shape.measure(width: nil, height: nil).size
            let style = resolved.runs.first?.style ?? FontValue(size: 12, weight: 400).style
            return (size, shape.lines(in: size).first, PangoTextEngine.shared.metrics(of: style))
        }
        size = measured.0
        if let line = measured.1 {
            width = line.frame.width
            ascent = line.baseline - line.frame.minY
            descent = line.frame.maxY - line.baseline
        } else {
            (width, ascent, descent) = (0, measured.2.ascent, measured.2.descent)
        }
    }

    /// Asks the shaped text on the main thread.
    func ask<Answer: Sendable>(_ question: @Sendable (any TextShape, CGSize) -> Answer) -> Answer {
        let (resolved, size) = (text.resolved, size)
        return MainThread.sync { question(PangoTextEngine.shared.shape(resolved), size) }
    }
}

/// A line of a text, which is not broken however long it is. Line breaks in it are spaces.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(AttributedText(attrString, isLine: true))
}

/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// A line that is as wide as there is room: the same one where it fits, else cut, with a token in place of what has no room.
///
/// - Parameters:
///   - width: In points.
///   - truncationToken: What stands for the rest; an ellipsis for nil.
/// - Returns: Nil where not even the token has room.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > CGFloat(width) else { return line }
    let string = line.text.string
    guard string.length > 0 else { return nil }
    let token: NSAttributedString =
        truncationToken?.text.string
        ?? NSAttributedString(string: "…", attributes: string.attributes(at: 0, effectiveRange: nil))
    // What is left has ever fewer characters; cut between characters as people see them.
    let places = Array(string.string.indices) + [string.string.endIndex]
    let offsets = places.map { place in string.string.utf16.distance(from: string.string.startIndex, to: place) }
    func cut(_ kept: Int) -> CTLine {
        let result = NSMutableAttributedString(string: "")
        let (head, tail) =
            switch truncationType {
            case .start: (0, kept)
            case .end: (kept, 0)
            case .middle: (kept - kept / 2, kept / 2)
            }
        result.append(string.attributedSubstring(from: NSRange(location: 0, length: offsets[head])))
        result.append(token)
        let from = offsets[offsets.count - 1 - tail]
        result.append(string.attributedSubstring(from: NSRange(location: from, length: string.length - from)))
        return CTLine(AttributedText(result, isLine: true), start: line.start)
    }
    var (fits, tooMany) = (-1, offsets.count)
    while tooMany - fits > 1 {
        let trial = (fits + tooMany) / 2
        if trial < offsets.count, cut(trial).width <= CGFloat(width) { fits = trial } else { tooMany = trial }
    }
    return fits < 0 ? nil : cut(fits)
}

/// The width of a line in points, and how far it goes above and below its baseline, written where pointers say. Leading is 0.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = 0
    return Double(line.width)
}

/// What the bounds of a line are.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The box of the ink, in place of that of the line.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// As `useGlyphPathBounds`.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// The box of a line from the start of its baseline, in points; y grows upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) else { return line.inkBounds }
    return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// The box of a line's ink as it would be drawn in a context, from its text position on, in points; `CGRect.null` for none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.inkBounds
    guard let context, !ink.isNull else { return ink }
    return ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The part of the text that the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.text.string.length)
}

/// How wide the spaces at the line's end are, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.resolved.string
    let kept = text.utf8.count - text.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    guard kept < text.utf8.count else { return 0 }
    return Double(line.width - line.ask { shape, size in shape.caret(at: kept, in: size).minX })
}

/// Where the caret before a character is, in points from the line's start.
///
/// - Parameter secondaryOffset: Written to, the same.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.text.offset(of: charIndex - line.start)
    let x = line.ask { shape, size in shape.caret(at: offset, in: size).minX }
    secondaryOffset?.pointee = x
    return x
}

/// The place in the text that is nearest to a point, of which x counts.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let offset = line.ask { shape, size in
        shape.offset(at: CGPoint(x: position.x, y: size.height / 2), in: size)
    }
    return line.start + line.text.index(of: offset)
}

/// How far from the left a line begins that is set in a width, in points.
///
/// - Parameter flushFactor: 0 for the left side, 1 for the right, 0.5 for the middle.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)))
}

/// Draws a line from the context's text position on, which is at its end afterwards. It stands upright where y grows upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let (text, matrix) = (line.text, context.textMatrix)
    let fill = context.drawing.state.fillColor
    context.drawing.add { context in
        context.concatenate(CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix))
        let prepared = context.prepare(text.filled(with: fill.resolve(in: context.environment)))
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        let size = prepared.measure(in: room)
        let top = -prepared.firstBaseline(in: room)
        context.draw(prepared, in: CGRect(x: 0, y: top, width: size.width, height: size.height))
    }
    context.textMatrix = CGAffineTransform(translationX: line.width, y: 0).concatenating(matrix)
}
