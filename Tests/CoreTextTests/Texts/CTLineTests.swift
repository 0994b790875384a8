import CoreText
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Lines of text.
@MainActor
struct CTLineTests {
    private func line(_ text: String, size: CGFloat = 20, color: UIColor = .black) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color]))
    }
    private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    @Test func isAsWideAsItsTextIsDrawn() {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 9)
        let width = CTLineGetTypographicBounds(line("Hello, world"), &ascent, &descent, &leading)
        let font = UIFont.systemFont(ofSize: 20)
        let size = "Hello, world".size(withAttributes: [.font: font])
        #expect(abs(width - Double(size.width)) <= 1)
        #expect(abs(ascent - font.ascender) < 0.5 && abs(descent + font.descender) < 0.5 && leading == 0)
    }

    @Test func placesAndPointsAnswerEachOther() {
        let text = "AWord – ünd 👍🏽 more"
        let line = line(text)
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: text.utf16.count))
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, text.utf16.count, nil)) - width(line)) < 1)
        for index in text.indices {
            let place = text.utf16.distance(from: text.startIndex, to: index)
            let x = CTLineGetOffsetForStringIndex(line, place, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.5, y: 0)) == place)
        }
    }

    @Test func spacesAtTheEndAreTold() {
        let bare = width(line("word"))
        #expect(abs(CTLineGetTrailingWhitespaceWidth(line("word   ")) - (width(line("word   ")) - bare)) < 1)
        #expect(CTLineGetTrailingWhitespaceWidth(line("word")) == 0)
    }

    @Test(arguments: [CTLineTruncationType.start, .middle, .end])
    func aLineIsCutWhereItHasNoRoom(type: CTLineTruncationType) throws {
        let long = line("The quick brown fox jumps over the lazy dog")
        let cut = try #require(CTLineCreateTruncatedLine(long, 150, type, nil))
        #expect(width(cut) <= 150 && width(cut) > 120)
        #expect(CTLineCreateTruncatedLine(long, 1_000, type, nil) === long)
        #expect(CTLineCreateTruncatedLine(long, 2, type, nil) == nil)
        let token = line(" (more)")
        let marked = try #require(CTLineCreateTruncatedLine(long, 150, type, token))
        #expect(width(marked) <= 150 && width(marked) > width(token))
    }

    @Test func glyphsCoverTheText() throws {
        let text = NSMutableAttributedString(
            string: "Red", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        let line = CTLineCreateWithAttributedString(text)
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        #expect(CTLineGetGlyphCount(line) == 6)
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 3])
        #expect(runs.map { CTRunGetStringRange($0).length } == [3, 3])
        let fonts = runs.map { CTRunGetAttributes($0)[kCTFontAttributeName] as! CTFont }
        #expect(fonts.map { CTFontGetSize($0) } == [20, 40])
        var places = [CGPoint](repeating: .zero, count: 3)
        CTRunGetPositions(runs[1], CFRange(location: 0, length: 0), &places)
        let start = runs.reduce(0) {
            $0 + ($1 === runs[0] ? CTRunGetTypographicBounds($1, CFRange(), nil, nil, nil) : 0)
        }
        // Half of what the system's font has between letters stands before the first one.
        #expect(abs(Double(places[0].x) - start) < 0.2)
        #expect(places[0].x < places[1].x && places[1].x < places[2].x)
        var indices = [CFIndex](repeating: 0, count: 3)
        CTRunGetStringIndices(runs[1], CFRange(location: 0, length: 3), &indices)
        #expect(indices == [3, 4, 5])
    }

    /// What was drawn on white, 1 for black and 0 for white, by rows from the top.
    private func ink(_ draw: (CGContext) -> Void) throws -> [[Double]] {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        draw(context)
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<40).map { y in (0..<60).map { x in 1 - Double(pixels[y * context.bytesPerRow + x * 4]) / 255 } }
    }

    @Test func standsOnItsBaselineWhereYGrowsUpwards() throws {
        // A letter without parts below the baseline, which is 10 above the bottom.
        let drawn = line("H", size: 20)
        var end = CGPoint.zero
        let rows = try ink { context in
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(drawn, context)
            end = context.textPosition
        }
        let inked = rows.indices.filter { rows[$0].contains { $0 > 0.4 } }
        #expect(inked.last == 29)
        let height = Double(UIFont.systemFont(ofSize: 20).capHeight)
        #expect(abs(Double(inked.count) - height) <= 1)
        #expect(abs(Double(end.x) - 10 - width(drawn)) < 0.01 && end.y == 10)
        let bounds = CTLineGetBoundsWithOptions(drawn, .useGlyphPathBounds)
        #expect(abs(Double(bounds.height) - height) < 0.5 && abs(bounds.minY) < 0.5)
    }

    @Test func takesTheColourOfTheContextWhereItIsToldTo() throws {
        let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
        let text = NSAttributedString(string: "■■", attributes: [.font: UIFont.systemFont(ofSize: 30), key: true])
        let rows = try ink { context in
            context.textPosition = CGPoint(x: 4, y: 8)
            context.setFillColor(gray: 1, alpha: 1)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        #expect(rows.allSatisfy { $0.allSatisfy { $0 == 0 } })
    }

    @Test func runsAreDrawnAsOutlines() throws {
        let drawn = line("H", size: 20)
        let whole = try ink { context in
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(drawn, context)
        }
        let outlines = try ink { context in
            context.textPosition = CGPoint(x: 10, y: 10)
            context.setFillColor(gray: 0, alpha: 1)
            for run in CTLineGetGlyphRuns(drawn) as! [CTRun] { CTRunDraw(run, context, CFRange()) }
        }
        let (first, second): ([Double], [Double]) = (Array(whole.joined()), Array(outlines.joined()))
        let difference: Double = zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) }
        let all: Double = first.reduce(0, +)
        #expect(all > 20 && difference < all / 5)
    }
}
