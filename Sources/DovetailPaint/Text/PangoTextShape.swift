import CGTK
import DovetailCore
import Foundation

/// A text shaped with Pango: the lines of the last sizes it was asked about.
///
/// The lines follow from the text, the width and the height alone, whatever was asked before (see ``lines(width:height:)``). What is
/// remembered only saves work: it answers where working the lines out would give the same.
final class PangoTextShape: TextShape {
    /// Lines, and the question that they were made for.
    private struct Answer {
        let width: CGFloat
        let height: CGFloat
        let broken: BrokenText
        /// Whether all of the text is there, at its own size.
        let isPlain: Bool
        /// Whether the text can't have fewer lines than the one it has, and so is the same in every height.
        let isSameInAnyHeight: Bool

        init(width: CGFloat, height: CGFloat, broken: BrokenText, isPlain: Bool, text: ResolvedText) {
            self.width = width
            self.height = height
            self.broken = broken
            self.isPlain = isPlain
            isSameInAnyHeight =
                broken.lineCount == 1 && text.reservedLines <= 1 && text.minimumScale >= 1
                && (isPlain || (text.lineLimit == 1 && !text.allowsTightening))
        }

        /// Whether another question has the same lines.
        ///
        /// In most texts lines break at the same places in each width from their longest one to the one that they were broken at, and what had
        /// to be cut or made smaller there has to be so in less room as well. A text that is there as it is needs no more room
        /// than it has; any other would show more of itself in a greater height than it was made for. One line is shown in any height.
        func serves(_ width: CGFloat, _ height: CGFloat) -> Bool {
            if width == self.width, height == self.height { return true }
            guard broken.serves(width) else { return false }
            return isSameInAnyHeight
                || height >= broken.extent.height - BrokenText.mercy && (isPlain || height <= self.height)
        }
    }

    private let engine: PangoTextEngine
    private let source: TextSource
    var text: ResolvedText { source.text }
    /// The latest last. A text is asked for its own size, for its share of a row and for a size that was answered; more are
    /// kept for nothing.
    private var answers: [Answer] = []
    /// One that texts in several places share is asked for as many shares of rows.
    private var capacity = 4
    private static let greatestCapacity = 24
    /// Where equal texts find this shape; nil where none looks for it.
    private let place: Int?
    /// Longer texts are not laid out without a width on the chance that they might fit in one line.
    private static let longText = 1000

    init(_ text: ResolvedText, engine: PangoTextEngine, place: Int? = nil) {
        source = TextSource(text.withoutOwners)
        self.engine = engine
        self.place = place
    }

    deinit { if let place { engine.remove(self, at: place) } }

    func noteShared() { capacity = min(capacity + 2, Self.greatestCapacity) }

    /// Without limits.
    var natural: BrokenText { broken(width: .infinity, height: .infinity) }

    /// The lines for a size.
    func broken(width: CGFloat, height: CGFloat) -> BrokenText { answer(width: width, height: height).broken }

    private func answer(width: CGFloat, height: CGFloat) -> Answer {
        if let index = answers.lastIndex(where: { $0.serves(width, height) }) {
            if index != answers.count - 1 { answers.append(answers.remove(at: index)) }
            return answers[answers.count - 1]
        }
        return lines(width: width, height: height)
    }

    /// Works the lines out: the text as it is where it fits; else broken at the width; and where lines would be cut then, moved
    /// together and made smaller as far as the text allows. A text that may become smaller does so before it breaks within a word. Only the
    /// natural lines are looked up on the way.
    private func lines(width: CGFloat, height: CGFloat) -> Answer {
        if width < .infinity || height < .infinity, source.count <= Self.longText {
            let natural = answer(width: .infinity, height: .infinity)
            if natural.isPlain, natural.serves(width, height) { return natural }
        }
        let made = flow(width, height)
        if made.isTruncated, made.lineCount == 1, height < made.extent.height {
            // Not even one line has room. It may be all there is, and then it is no other than in any height.
            let free = answer(width: width, height: .infinity)
            if free.isSameInAnyHeight { return free }
        }
        let mustFit = made.isTruncated || (text.minimumScale < 1 && made.breaksWords)
        let broken = mustFit ? fitted(made, width, height) : made
        if answers.count >= capacity { answers.removeFirst() }
        let isPlain = broken === made && !made.isTruncated
        let answer = Answer(width: width, height: height, broken: broken, isPlain: isPlain, text: text)
        answers.append(answer)
        return answer
    }

    private func flow(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, tightening: CGFloat = 0) -> BrokenText {
        let flowing =
            scale == 1 && tightening == 0 ? source : TextSource(text.fitted(scale: scale, tightening: tightening))
        let lines = { [engine] (width: CGFloat) in
            TextFlow(source: flowing, engine: engine, width: width, height: height, scale: scale).lines()
        }
        let made = lines(width)
        // Where the order of words on a line depends on where it is broken, a line may need more room than it takes: then the text
        // asks for all of the width.
        if width < .infinity, source.mayTurnWordsAround, made.widths.lowerBound < width {
            made.limitWidths(narrowestFits: lines(made.widths.lowerBound).hasSameLines(as: made))
        }
        return made
    }

    /// A text that would be truncated, or broken within a word, moves its characters together and becomes smaller, as far as it
    /// may.
    private func fitted(_ made: BrokenText, _ width: CGFloat, _ height: CGFloat) -> BrokenText {
        if made.isTruncated, text.allowsTightening {
            for tightening in [0.01, 0.02, 0.03, 0.04] as [CGFloat] {
                let tight = flow(width, height, tightening: tightening)
                if !tight.isTruncated { return tight }
            }
        }
        guard text.minimumScale < 1 else { return made }
        var fits = flow(width, height, scale: text.minimumScale)
        if fits.isTruncated { return fits }
        // Where even the smallest letters leave no room for a word, words are broken at any size.
        let breaksWords = fits.breaksWords
        if breaksWords, !made.isTruncated { return made }
        // Whole hundredths: the largest that fits also is the largest that fits in what it takes.
        var (smallest, largest) = (Int((text.minimumScale * 100).rounded(.down)), 100)
        while largest - smallest > 1 {
            let scale = (smallest + largest) / 2
            let trial = flow(width, height, scale: CGFloat(scale) / 100)
            if trial.isTruncated || (!breaksWords && trial.breaksWords) {
                largest = scale
            } else {
                smallest = scale
                fits = trial
            }
        }
        return fits
    }

    // MARK: TextShape

    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure {
        guard engine.hasFonts else { return TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0) }
        let (width, height) = (width ?? .infinity, height ?? .infinity)
        let answer = answer(width: width, height: height)
        return answer.broken.measure(
            width: width, height: height, isSameInAnyHeight: answer.isSameInAnyHeight, isPlain: answer.isPlain)
    }

    func lines(in size: CGSize) -> [TextLine] {
        guard engine.hasFonts else { return [] }
        let broken = broken(width: size.width, height: size.height)
        var result: [TextLine] = []
        broken.forEachLine(shift: { $0.shift(in: size.width, text) }) { piece, line, origin in
            let end = min(line.end, piece.range.count)
            result.append(
                TextLine(
                    range: piece.range.lowerBound + min(line.start, end)..<piece.range.lowerBound + end,
                    frame: CGRect(x: origin.x, y: origin.y, width: line.width, height: line.height),
                    baseline: piece.top + line.baseline, isTruncated: piece.isEllipsized || piece.isMarked))
        }
        return result
    }

    func offset(at point: CGPoint, in size: CGSize) -> Int {
        guard engine.hasFonts else { return 0 }
        let broken = broken(width: size.width, height: size.height)
        return broken.offset(at: point, shift: broken.pieces[0].shift(in: size.width, text))
    }

    func rectangles(of range: Range<Int>, in size: CGSize) -> [CGRect] {
        guard engine.hasFonts else { return [] }
        return broken(width: size.width, height: size.height).rectangles(of: range) { $0.shift(in: size.width, text) }
    }

    func caret(at offset: Int, in size: CGSize) -> CGRect {
        guard engine.hasFonts else { return CGRect(x: 0, y: 0, width: 1, height: 0) }
        return broken(width: size.width, height: size.height).caret(at: offset) { $0.shift(in: size.width, text) }
    }

    func offset(besideCaretAt offset: Int, toTheRight: Bool, in size: CGSize) -> Int? {
        guard engine.hasFonts else { return nil }
        return broken(width: size.width, height: size.height)
            .offset(besideCaretAt: offset, toTheRight: toTheRight)
    }
}

extension ResolvedText {
    /// The text with smaller fonts, or with its characters moved together by a share of their size.
    fileprivate func fitted(scale: CGFloat, tightening: CGFloat) -> ResolvedText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].style.size *= scale
            copy.runs[index].style.kerning *= scale
            copy.runs[index].style.kerning -= copy.runs[index].style.size * tightening
            copy.runs[index].style.baselineOffset *= scale
            if let image = copy.runs[index].image { copy.runs[index].image = image.scaled(by: scale) }
        }
        return copy
    }
}

extension TextImage {
    func scaled(by scale: CGFloat) -> TextImage {
        var copy = self
        copy.size = CGSize(width: size.width * scale, height: size.height * scale)
        copy.descent *= scale
        if case .symbol(var symbol) = content {
            symbol.pointSize *= scale
            copy.content = .symbol(symbol)
        }
        return copy
    }
}
