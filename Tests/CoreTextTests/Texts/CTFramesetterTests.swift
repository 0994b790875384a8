import CoreText
import SwiftUI
import Testing
import UIKit

/// Lines of a text in a rectangle.
@MainActor
struct CTFramesetterTests {
    private let text = NSAttributedString(
        string: "One two three four five six seven eight nine ten", attributes: [.font: UIFont.systemFont(ofSize: 16)])

    @Test func aWidthGivesAHeight() {
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        var fit = CFRange()
        let line = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, free, &fit)
        #expect(fit == CFRange(location: 0, length: text.length))
        let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, narrow, &fit)
        #expect(size.width <= 100 && size.height > 3 * line.height)
        #expect(fit.length == text.length)
        let low = CGSize(width: 100, height: line.height * 2)
        let cut = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, low, &fit)
        #expect(cut.height <= line.height * 2 && fit.length > 5 && fit.length < text.length)
    }

    @Test func linesFollowEachOtherDownwards() {
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 120, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(lines.count > 2)
        #expect(origins[0].y < 200 && origins[0].y > 200 - 20)
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
        #expect(origins.allSatisfy { $0.x == 0 })
        #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: text.length))
        // Each line begins where the one before ended, but for the space between.
        for (line, next) in zip(lines, lines.dropFirst()) {
            let range = CTLineGetStringRange(line)
            let gap = CTLineGetStringRange(next).location - range.location - range.length
            #expect(gap == 0 || gap == 1)
        }
    }

    @Test(arguments: [(CTTextAlignment.right, 1.0), (.center, 0.5)])
    func aParagraphStandsWhereItsStyleSays(alignment: CTTextAlignment, share: Double) {
        var alignment = alignment
        let style = withUnsafePointer(to: &alignment) { pointer in
            var setting = CTParagraphStyleSetting(
                spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: UnsafeRawPointer(pointer))
            return CTParagraphStyleCreate(&setting, 1)
        }
        let key = NSAttributedString.Key(kCTParagraphStyleAttributeName as String)
        let text = NSAttributedString(string: "Short", attributes: [.font: UIFont.systemFont(ofSize: 16), key: style])
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
        var origin = CGPoint.zero
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
        let width = CTLineGetTypographicBounds((CTFrameGetLines(frame) as! [CTLine])[0], nil, nil, nil)
        #expect(abs(Double(origin.x) - (200 - width) * share) <= 1)
    }

    @Test func aTypesetterTellsWhereALineEnds() {
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        let count = CTTypesetterSuggestLineBreak(typesetter, 0, 80)
        #expect(count > 3 && count < 20)
        let line = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: count))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
        #expect(width <= 81)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 10_000) == text.length)
        #expect(CTTypesetterSuggestLineBreak(typesetter, text.length, 80) == 0)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 1) >= 1)
    }
}
