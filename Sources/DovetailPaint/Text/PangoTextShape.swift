import CGTK
import DovetailCore
import Foundation

/// A text shaped with Pango: the lines of the last sizes it was asked about.
final class PangoTextShape: TextShape {
    private let engine: PangoTextEngine
    private let source: TextSource
    var text: ResolvedText { source.text }
    /// The latest last. A text is asked for its own size, for its share of a row and for a size that was answered; more are
    /// kept for nothing.
    private var answers: [BrokenText] = []
    private static let capacity = 4
    /// Longer texts are not laid out without a width on the chance that they might fit in one line.
    private static let longText = 1000

    init(_ text: ResolvedText, engine: PangoTextEngine) {
        source = TextSource(text.withoutColors)
        self.engine = engine
    }

    /// Without limits.
    var natural: BrokenText { broken(width: .infinity, height: .infinity) }

    /// The lines for a size. What answered a size is found again by that size.
    func broken(width: CGFloat, height: CGFloat) -> BrokenText {
        if let known = known(width, height) { return known }
        if width < .infinity, source.count <= Self.longText {
            let natural = known(.infinity, .infinity) ?? keep(flow(.infinity, .infinity))
            if answers(natural, width, height) { return natural }
        }
        let made = flow(width, height)
        guard made.isTruncated else { return keep(made) }
        return keep(fitted(made, width, height))
    }

    private func known(_ width: CGFloat, _ height: CGFloat) -> BrokenText? {
        // Whole lines come before truncated ones of the same size, so that the order of questions makes no difference.
        guard
            let index = answers.lastIndex(where: { !$0.isTruncated && answers($0, width, height) })
                ?? answers.lastIndex(where: { answers($0, width, height) })
        else { return nil }
        let known = answers[index]
        if index != answers.count - 1 { answers.append(answers.remove(at: index)) }
        return known
    }

    /// Whether a size gives the same lines.
    private func answers(_ broken: BrokenText, _ width: CGFloat, _ height: CGFloat) -> Bool {
        if CGSize(width: width, height: height) == broken.measure.size { return true }
        // Half a point of mercy: heights are rounded on their way through a layout.
        return !broken.isTruncated && broken.scale == 1 && broken.widths.contains(width)
            && height >= broken.measure.size.height - 0.5
    }

    private func keep(_ broken: BrokenText) -> BrokenText {
        if answers.count == Self.capacity { answers.removeFirst() }
        answers.append(broken)
        return broken
    }

    private func flow(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, tightening: CGFloat = 0) -> BrokenText {
        let flowing =
            scale == 1 && tightening == 0 ? source : TextSource(text.fitted(scale: scale, tightening: tightening))
        return TextFlow(source: flowing, engine: engine, width: width, height: height, scale: scale).lines()
    }

    /// A text that would be truncated moves its characters together and becomes smaller, as far as it may.
    private func fitted(_ truncated: BrokenText, _ width: CGFloat, _ height: CGFloat) -> BrokenText {
        if text.allowsTightening {
            for tightening in [0.01, 0.02, 0.03, 0.04] as [CGFloat] {
                let tight = flow(width, height, tightening: tightening)
                if !tight.isTruncated { return tight }
            }
        }
        guard text.minimumScale < 1 else { return truncated }
        var fits = flow(width, height, scale: text.minimumScale)
        if fits.isTruncated { return fits }
        var (smallest, largest) = (text.minimumScale, 1 as CGFloat)
        while largest - smallest > 0.01 {
            let scale = (smallest + largest) / 2
            let trial = flow(width, height, scale: scale)
            if trial.isTruncated {
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
        return broken(width: width ?? .infinity, height: height ?? .infinity).measure
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
