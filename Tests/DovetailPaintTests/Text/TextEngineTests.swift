import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite struct TextEngineTests {
    private let engine = PangoTextEngine.shared

    private func text(_ string: String, size: CGFloat = 13, lines: Int? = nil) -> ResolvedText {
        var text = ResolvedText(runs: [.init(text: string, style: TextRunStyle(size: size, color: .black))])
        text.lineLimit = lines
        return text
    }

    private func height(_ string: String, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int? = nil) -> CGFloat {
        engine.measure(text(string, lines: lines), width: width, height: height).size.height
    }

    @Test func hasThirteenPointLinesOfSixteenPoints() {
        #expect(height("Hello") == 16)
    }

    @Test func measuresTheSameTwice() {
        let hello = text("Hello, world")
        #expect(engine.measure(hello, width: 50, height: nil) == engine.measure(hello, width: 50, height: nil))
        #expect(engine.measure(hello, width: nil, height: nil).size.width > 60)
    }

    @Test func fitsInTheWidthItWasMeasuredWith() {
        let hello = text("The quick brown fox jumps over the lazy dog")
        let whole = engine.measure(hello, width: nil, height: nil).size
        #expect(engine.measure(hello, width: whole.width, height: nil).size == whole)
    }

    @Test func wrapsAtTheWidth() {
        let fox = text("The quick brown fox jumps over the lazy dog")
        let narrow = engine.measure(fox, width: 100, height: nil)
        #expect(narrow.size.width <= 100)
        #expect(narrow.size.height >= 3 * 15)
        #expect(narrow.lastBaseline > narrow.firstBaseline + 30)
    }

    @Test func breaksLongWordsWithoutHyphens() {
        // As high as the letters in two lines; a hyphen would need a third.
        let letters = engine.measure(text("nnnn"), width: nil, height: nil).size.width
        #expect(height("nnnnnnnn", width: letters) == height("a\nb"))
    }

    @Test func keepsToTheLineLimit() {
        let two = height("a\nb")
        #expect(height("The quick brown fox jumps over the lazy dog", width: 60, lines: 2) == two)
        #expect(height("The quick brown fox jumps over the lazy dog", width: 60) > two)
    }

    @Test func countsTheLinesOfAllParagraphsTogether() {
        let (one, two) = (height("a"), height("a\nb"))
        #expect(height("a\nb\nc", lines: 1) == one)
        #expect(height("a\nb\nc", lines: 2) == two)
        #expect(height("a\nb", lines: 2) == two)
        #expect(height("a long line to wrap\nb\nc", width: 60, lines: 2) == two)
        #expect(height("a\na long line to wrap\nc", width: 60, lines: 2) == two)
    }

    @Test func marksWhatTheLimitHides() {
        let cut = engine.measure(text("a\nb", lines: 1), width: nil, height: nil).size.width
        #expect(cut == engine.measure(text("a…"), width: nil, height: nil).size.width)
        let blank = engine.measure(text("a\n", lines: 1), width: nil, height: nil).size.width
        #expect(blank == engine.measure(text("a"), width: nil, height: nil).size.width)
    }

    @Test func dropsLinesThatDoNotFitInTheHeightButNeverTheFirst() {
        #expect(height("a\nb\nc", height: 33) == height("a\nb"))
        #expect(height("a\nb\nc", height: 5) == height("a"))
        #expect(height("a b c d e f g h", width: 16, height: 40) == height("a\nb"))
    }

    @Test func hasAHeightWhenEmpty() {
        #expect(height("") == height("a"))
    }

    @Test func placesTheCaretAtCharacters() {
        let style = TextRunStyle(size: 13, color: .black)
        let string = "a👩‍👩‍👧é"
        let shape = engine.shape(ResolvedText(runs: [.init(text: string, style: style)]))
        let size = shape.measure(width: nil, height: nil).size
        let ends = string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) } + [string.utf8.count]
        let carets = ends.map { shape.caret(at: $0, in: size) }
        #expect(carets[0].minX == 0 && carets.allSatisfy { $0.height == carets[0].height && $0.height > 10 })
        #expect(carets.map(\.minX) == carets.map(\.minX).sorted() && Set(carets.map(\.minX)).count == 4)
        for (end, caret) in zip(ends, carets) {
            #expect(shape.offset(at: CGPoint(x: caret.minX + 0.5, y: 5), in: size) == end)
        }
    }

    @Test func stepsAsideByPlacesAndNotByOrder() {
        let style = TextRunStyle(size: 13, color: .black)
        let shape = engine.shape(ResolvedText(runs: [.init(text: "ab אב", style: style)]))
        let size = shape.measure(width: nil, height: nil).size
        // To the right over “ab ”, then the Hebrew letters, the last of which is on the left.
        var places = [0]
        while let next = shape.offset(besideCaretAt: places[places.count - 1], toTheRight: true, in: size),
            places.count < 10
        {
            places.append(next)
        }
        #expect(places.count == 6 && Set(places) == [0, 1, 2, 3, 5, 7])
        let xs = places.map { shape.caret(at: $0, in: size).minX }
        #expect(shape.caret(at: 0, in: size).minX == 0 && xs.max() ?? 0 > 20)
        #expect(shape.offset(besideCaretAt: 0, toTheRight: false, in: size) == nil)
    }

    @Test func isWiderInHeavierWeights() {
        func width(_ weight: Int) -> CGFloat {
            let style = TextRunStyle(size: 40, weight: weight, color: .black)
            return engine.measure(ResolvedText(runs: [.init(text: "Weights", style: style)]), width: nil, height: nil)
                .size.width
        }
        let widths = [300, 400, 500, 600, 700, 900].map(width)
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    }

    @Test func givesDigitsOneWidthWhenMonospaced() {
        func width(_ digits: String, _ isMonospaced: Bool) -> CGFloat {
            var style = TextRunStyle(size: 40, color: .black)
            style.hasMonospacedDigits = isMonospaced
            return engine.measure(ResolvedText(runs: [.init(text: digits, style: style)]), width: nil, height: nil)
                .size.width
        }
        #expect(width("1111", true) == width("0000", true))
        #expect(width("1111", false) < width("0000", false))
    }

    @Test func addsKerning() {
        var style = TextRunStyle(size: 13, color: .black)
        let plain = engine.measure(ResolvedText(runs: [.init(text: "abcd", style: style)]), width: nil, height: nil)
        style.kerning = 5
        let wide = engine.measure(ResolvedText(runs: [.init(text: "abcd", style: style)]), width: nil, height: nil)
        #expect((15...21).contains(wide.size.width - plain.size.width))
    }

    @Test func standsInForAMissingFontAndSaysSoOnce() {
        var style = TextRunStyle(size: 13, color: .black)
        style.family = "No Such Family"
        for string in ["one", "two"] {
            #expect(
                engine.measure(ResolvedText(runs: [.init(text: string, style: style)]), width: nil, height: nil)
                    == engine.measure(text(string), width: nil, height: nil))
        }
        #expect(Log.warnings.filter { $0.contains("No Such Family") }.count == 1)
    }
}
