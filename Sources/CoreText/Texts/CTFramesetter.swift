// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailEngine
import DovetailPaint
import DovetailPlatform
import Foundation

/// Breaks a text into lines that fill frames.
///
/// Immutable; any thread may use one.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    // Set once, and a copy of what it was given.
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    /// The lines of a part of the text that have room in a size, each with its place in the text and in the size, top down.
    func lines(_ range: NSRange, in size: CGSize) -> [(range: NSRange, frame: CGRect, baseline: CGFloat)] {
        guard range.length > 0 else { return [] }
        let text = AttributedText(string.attributedSubstring(from: range), isLine: false)
        let resolved = text.resolved
        let width = size.width < 1_000_000 ? max(size.width, 0) : nil
        let found = MainThread.sync {
            let shape = PangoTextEngine.shared.shape(resolved)
            var measured = shape.measure(width: width, height: nil).size
            // Lines stand between the sides of all the room there is.
            if let width { measured.width = width }
            return shape.lines(in: measured)
        }
        // Half a pixel of a line may be missing.
        return found.prefix { $0.frame.maxY <= size.height + 0.5 }.map {
            let start = text.index(of: $0.range.lowerBound)
            let place = NSRange(
                location: range.location + start, length: text.index(of: $0.range.upperBound) - start)
            return (place, $0.frame, $0.baseline)
        }
    }
}

/// Lines of a text in a rectangle.
public final class CTFrame: NSObject, @unchecked Sendable {
    // Set once.
    let path: CGPath
    /// The smallest rectangle around the path.
    let box: CGRect
    let lines: [CTLine]
    /// Where each line begins on its baseline, from the rectangle's lower left corner on; y grows upwards.
    let origins: [CGPoint]
    let visible: CFRange

    init(_ framesetter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
        self.path = path
        box = path.boundingBox
        let found = framesetter.lines(range, in: box.size)
        lines = found.map {
            CTLine(
                AttributedText(framesetter.string.attributedSubstring(from: $0.range), isLine: true),
                start: $0.range.location)
        }
        origins = found.map { [box] in CGPoint(x: $0.frame.minX, y: box.height - $0.baseline) }
        visible = CFRange(
            location: range.location,
            length: (found.last.map { NSMaxRange($0.range) } ?? range.location) - range.location)
    }
}

/// What frames of a text are made by.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// A frame: the lines of a part of the text that have room in a path.
///
/// - Parameters:
///   - stringRange: A length of 0 stands for all that follows.
///   - path: Of other paths than rectangles, the rectangle around them is filled.
///   - frameAttributes: Not used.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, AttributedText.range(stringRange, in: framesetter.string), path)
}

/// The size of the lines of a part of the text that have room, in points, rounded up.
///
/// - Parameters:
///   - stringRange: A length of 0 stands for all that follows.
///   - constraints: The room. Sides of `CGFloat.greatestFiniteMagnitude` have no end.
///   - fitRange: Set to the part of the text that has room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = AttributedText.range(stringRange, in: framesetter.string)
    let lines = framesetter.lines(range, in: constraints)
    let end = lines.last.map { NSMaxRange($0.range) } ?? range.location
    fitRange?.pointee = CFRange(location: range.location, length: end - range.location)
    let width = lines.map(\.frame.width).max() ?? 0
    return CGSize(width: width.rounded(.up), height: (lines.last?.frame.maxY ?? 0).rounded(.up))
}

/// The lines of a frame, ``CTLine``, top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes where lines begin on their baselines, from the lower left corner of the frame's path on; y grows upwards.
///
/// - Parameter range: Which lines; a length of 0 stands for all that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = max(0, min(range.location, frame.origins.count))
    let wanted = frame.origins.dropFirst(start)
    for (index, origin) in wanted.prefix(range.length <= 0 ? wanted.count : range.length).enumerated() {
        origins[index] = origin
    }
}

/// The path that the frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The part of the text that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// The part of the text that has room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// Draws the lines of a frame. They stand upright where y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let matrix = context.textMatrix
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        CTLineDraw(line, context)
        context.textMatrix = matrix
    }
}
