import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Shaped texts") struct TextShapeTests {
    private let engine = PangoTextEngine.shared

    private func text(_ string: String, lines: Int? = nil, kerning: CGFloat = 0) -> ResolvedText {
        var style = TextRunStyle(size: 14, color: .black)
        style.kerning = kerning
        var text = ResolvedText(runs: [.init(text: string, style: style)])
        text.lineLimit = lines
        return text
    }

    /// The layouts and lines made, and the bytes shaped for them, by `body`.
    private func cost(_ body: () throws -> Void) rethrows -> (layouts: Int, lines: Int, bytes: Int) {
        let (layouts, lines, bytes) = (engine.layoutCount, engine.lineCount, engine.shapedByteCount)
        try body()
        return (engine.layoutCount - layouts, engine.lineCount - lines, engine.shapedByteCount - bytes)
    }

    private func lines(_ shape: any TextShape, _ size: CGSize, _ string: String) -> [String] {
        shape.lines(in: size).map {
            String(decoding: Array(string.utf8)[$0.range], as: UTF8.self)
        }
    }

    @Test("a kerned text is not cut in its own ideal width", arguments: [-1, 0, 0.3, 1.4, 6, 20] as [CGFloat])
    func kerningFits(kerning: CGFloat) {
        for string in ["Hello Members", "Hello", "i", "Hello Members of the club"] {
            let shape = engine.shape(text(string, kerning: kerning))
            let ideal = shape.measure(width: nil, height: nil).size
            #expect(shape.measure(width: ideal.width, height: ideal.height).size == ideal)
            // Without what the shape remembers, too.
            let fresh = engine.unsharedShape(text(string + " ", kerning: kerning))
            #expect(fresh.lines(in: CGSize(width: ideal.width, height: ideal.height)).count == 1)
            #expect(shape.lines(in: ideal).allSatisfy { !$0.isTruncated })
        }
    }

    @Test("a text broken at a width keeps its lines in the width of the longest of them")
    func ownWidth() {
        let string = "The quick brown fox jumps over the lazy dog and runs away"
        for kerning in [0, 2.5] as [CGFloat] {
            for width in stride(from: 30 as CGFloat, to: 300, by: 7) {
                let shape = engine.shape(text(string, kerning: kerning))
                let size = shape.measure(width: width, height: nil).size
                let fresh = engine.unsharedShape(text(string, kerning: kerning))
                #expect(lines(shape, size, string) == lines(fresh, size, string))
                #expect(fresh.measure(width: size.width, height: size.height).size == size)
            }
        }
    }

    @Test("a text of one line is laid out once, painting included")
    func oneLine() throws {
        func show(_ strings: [String]) throws {
            let host = TestHost(size: CGSize(width: 300, height: 100)) {
                HStack {
                    Text(strings[0])
                    Spacer()
                    Text(strings[1])
                }
            }
            _ = try host.png()
        }
        // Pango is asked for the font once.
        try show(["First", "Second"])
        let count = try cost { try show(["One text", "Another text"]) }
        #expect(count.layouts == 0 && count.lines == 2)
    }

    @Test("a colour that changes shapes nothing anew")
    func colors() throws {
        @MainActor struct Fading: View {
            @State private var isRed = false
            var body: some View {
                VStack {
                    Text("Fading text").foregroundColor(isRed ? .red : .blue)
                    Button("Change") { isRed.toggle() }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Fading() }
        _ = try host.png()
        let count = try cost {
            try host.tap("Change")
            host.advance(by: .seconds(1))
            _ = try host.png()
        }
        #expect(count.layouts == 0)
    }

    @Test("lines are told with their ranges, widths and places")
    func tellsLines() {
        let string = "one two\nthree"
        var centered = text(string)
        centered.alignment = .center
        let shape = engine.shape(centered)
        let size = shape.measure(width: nil, height: nil).size
        let lines = shape.lines(in: size)
        #expect(lines.map(\.range) == [0..<7, 8..<13])
        #expect(lines.map(\.isTruncated) == [false, false])
        #expect(lines[0].frame.maxY <= lines[1].frame.minY + 0.01)
        for line in lines { #expect(abs(line.frame.midX - size.width / 2) < 1) }
        #expect(max(lines[0].frame.width, lines[1].frame.width).rounded(.up) == size.width)
        #expect(lines[0].baseline < lines[0].frame.maxY && lines[0].baseline > lines[0].frame.minY)
    }

    @Test("a cut line says that it is")
    func tellsTruncation() {
        let shape = engine.shape(text("The quick brown fox\njumps", lines: 1))
        let size = shape.measure(width: 60, height: nil).size
        #expect(shape.lines(in: size).map(\.isTruncated) == [true])
    }

    @Test("points and characters find each other")
    func offsets() {
        let string = "añb👩‍👩‍👧\nsecond line"
        let shape = engine.shape(text(string))
        let size = shape.measure(width: nil, height: nil).size
        for index in string.indices where string[index] != "\n" {
            let start = string.utf8.distance(from: string.startIndex, to: index)
            let end = start + String(string[index]).utf8.count
            let boxes = shape.rectangles(of: start..<end, in: size)
            #expect(boxes.count == 1)
            for box in boxes {
                #expect(shape.offset(at: CGPoint(x: box.minX + 0.5, y: box.midY), in: size) == start)
                #expect(shape.offset(at: CGPoint(x: box.maxX - 0.5, y: box.midY), in: size) == end)
            }
        }
    }

    // MARK: Long texts

    @Test("a word of 32,000 characters is shaped in time with its length")
    func longWord() {
        func bytes(_ count: Int) -> Int {
            let shape = engine.shape(text(String(repeating: "n", count: count)))
            return cost { _ = shape.measure(width: 300, height: nil) }.bytes
        }
        #expect(bytes(32_000) < 32_000 * 5 / 2)
        #expect(bytes(32_000) < bytes(16_000) * 22 / 10)
    }

    @Test("of many lines only those are laid out that are shown")
    func limitedLines() {
        let lines = (0..<16_000).map { "line \($0)" }.joined(separator: "\n")
        let prose = String(repeating: "Some words that go on and on. ", count: 350_000)
        for string in [lines, prose] {
            let limited = engine.shape(text(string, lines: 5))
            var size = CGSize.zero
            let count = cost {
                size = limited.measure(width: 400, height: nil).size
                _ = limited.lines(in: size)
            }
            #expect(count.bytes < 40_000)
            #expect(limited.lines(in: size).count == 5)
            #expect(limited.lines(in: size).last?.isTruncated == true)
            let low = engine.shape(text(string))
            #expect(cost { _ = low.measure(width: 400, height: 300) }.bytes < 40_000)
        }
    }

    @Test("a text of 10 MB is cut where it would take seconds, with a line in the log")
    func tenMegabytes() {
        let string = String(repeating: "Some words that go on and on.\n", count: 350_000)
        let shape = engine.shape(text(string))
        let count = cost { _ = shape.measure(width: 400, height: nil) }
        #expect(count.bytes < 1_000_000)
        #expect(
            Log.warnings.contains { $0.contains("a text of \(string.utf8.count) bytes is too long to be shown whole") })
    }

    @Test("long texts break where short ones do")
    func seams() {
        // Longer than a piece of the text that is laid out at once, with a limit and without.
        let words = (0..<3000).map { "w\($0)" }.joined(separator: " ")
        let shape = engine.shape(text(words))
        let size = shape.measure(width: 333, height: nil).size
        let broken = lines(shape, size, words)
        #expect(broken.joined() == words)
        // Each line is as long as it may be: the next word would not have fitted.
        for (line, next) in zip(broken, broken.dropFirst()) {
            let word = next.prefix { $0 != " " }
            #expect(engine.measure(text(line + word), width: nil, height: nil).size.width > 333)
        }
    }

    @Test("a key in a field of 1 MB costs what one in a short field does")
    func longField() throws {
        @MainActor struct Field: View {
            @State var text = String(repeating: "Some words. ", count: 90_000)
            var body: some View { TextField("Words", text: $text) }
        }
        let host = TestHost(size: CGSize(width: 300, height: 60)) { Field() }
        try host.tap("Words")
        _ = try host.png()
        let count = try cost {
            try host.type("x", into: "Words")
            _ = try host.png()
        }
        #expect(count.bytes < 30_000)
    }

    @Test("what follows a NUL is shown")
    func nul() throws {
        let host = TestHost(size: CGSize(width: 300, height: 60)) {
            VStack {
                Text(verbatim: "nul\u{0}rest")
                Text(verbatim: "nulrest").accessibilityIdentifier("same")
            }
        }
        #expect(host.texts.contains("nulrest"))
        let widths = [text("nul\u{0}rest"), text("nulrest")].map { engine.measure($0, width: nil, height: nil) }
        #expect(widths[0] == widths[1])
    }
}
