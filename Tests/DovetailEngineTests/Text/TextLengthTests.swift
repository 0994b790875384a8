import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// How large texts are: lines of Apple's system font, rounded up to whole pixels of the device in the touch idioms (L4).
@MainActor
@Suite("Lengths of texts")
struct TextLengthTests {
    private func size(_ idiom: Idiom, width: CGFloat = 300, _ text: Text) throws -> CGSize {
        let host = TestHost(size: CGSize(width: width, height: 600), idiom: idiom) { text.accessibilityLabel("text") }
        defer { host.close() }
        return try host.frame(of: "text").size
    }

    @Test(
        "a line of body is 20⅓ points high on a phone, 20½ on a tablet, as on iOS, and 16 on the desktop, as on macOS")
    func body() throws {
        #expect(try abs(size(.phone, Text("Body")).height - 20.333) < 0.001)
        #expect(try size(.pad, Text("Body")).height == 20.5)
        #expect(try size(.desktop, Text("Body")).height == 16)
    }

    private func lines(_ count: Int) -> Text { Text(Array(repeating: "line", count: count).joined(separator: "\n")) }

    @Test(
        "lines of a text style are as far from each other as its published distance of baselines, and rounded together")
    func leading() throws {
        // Recorded on iOS: ten lines of body in one text are 218.33 points high at three pixels a point, and 218.5 at two.
        let ten = try size(.phone, lines(10)).height
        #expect(abs(ten - 218.333) < 0.001, "\(ten)")
        #expect(try size(.pad, lines(10)).height == 218.5)
        #expect(try size(.desktop, lines(10)).height == 158)
        #expect(try abs(size(.phone, lines(10).font(.footnote)).height - (15.514 + 9 * 18)) < 0.334)
    }

    @Test("lines of a font that is no text style follow one another by its height")
    func lines() throws {
        // The system font has lines of 1.1933 times its size on iOS: 17 points have 20.287.
        for count in 1...6 {
            let thirds = (CGFloat(count) * 17 * 1.19335 * 3).rounded(.up) / 3
            let height = try size(.phone, lines(count).font(.system(size: 17))).height
            #expect(abs(height - thirds) < 0.001, "\(count) lines")
        }
    }

    @Test(
        "each text style is as high as iOS has it",
        arguments: [
            (Font.TextStyle.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24), (.callout, 19.333),
            (.subheadline, 18), (.footnote, 15.667), (.caption, 14.333), (.caption2, 13.333),
        ])
    func styles(style: Font.TextStyle, height: CGFloat) throws {
        #expect(try abs(size(.phone, Text("Style").font(.system(style))).height - height) < 0.001)
    }

    @Test("a fallback font, a monospaced one and a font by name keep their own lines")
    func otherFonts() throws {
        let own = try size(.phone, Text("a").font(.system(size: 17, design: .monospaced))).height
        let line = try size(.desktop, Text("a").font(.system(size: 17, design: .monospaced))).height
        #expect(abs(own - line) < 1)
        #expect(
            try size(.phone, Text("a").font(.system(size: 17))).height
                < size(.desktop, Text("a").font(.system(size: 17))).height)
    }

    @Test("widths are whole pixels too, and a row of texts that hug theirs breaks none")
    func widths() throws {
        for (idiom, pixels) in [(Idiom.phone, CGFloat(3)), (.pad, 2), (.desktop, 1)] {
            for word in ["i", "width", "Some more words", "0123456789"] {
                let width = try size(idiom, Text(word)).width
                #expect(abs(width * pixels - (width * pixels).rounded()) < 0.004, "\(word) \(idiom): \(width)")
            }
            let host = TestHost(size: CGSize(width: 1000, height: 100), idiom: idiom) {
                HStack(spacing: 1.0 / 3) {
                    ForEach(0..<12, id: \.self) { Text("word \($0 * 7)").accessibilityIdentifier("\($0)") }
                }
                .fixedSize()
            }
            defer { host.close() }
            let heights = try Set((0..<12).map { try host.frame(of: "\($0)").height })
            #expect(heights.count == 1, "\(idiom): \(heights)")
        }
    }
}
