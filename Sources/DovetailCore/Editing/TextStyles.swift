import Foundation

/// How the characters of an attributed text that is edited look, run by run. Offsets are in UTF-8 code units.
struct TextStyles: Equatable {
    /// Where each run ends.
    private var ends: [Int] = []
    private var styles: [TextRunStyle] = []
    /// That of an empty text.
    private let ofNothing: TextRunStyle

    init(_ text: AttributedString, in environment: EnvironmentValues) {
        let context = RunContext(environment)
        ofNothing = context.style(in: environment)
        let formatting = environment.builtIn.text.formatting
        var end = 0
        for run in text.runs {
            end += text[run.range].utf8.count
            var own = context
            own.apply(formatting?.constrain(run.attributes) ?? run.attributes)
            let style = own.style(in: environment)
            if styles.last == style {
                ends[ends.count - 1] = end
            } else {
                ends.append(end)
                styles.append(style)
            }
        }
    }

    /// - Complexity: O(log *n*)
    private func run(at offset: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The style of the character at an offset, or of the last one.
    func style(at offset: Int) -> TextRunStyle {
        styles.isEmpty ? ofNothing : styles[min(run(at: offset), styles.count - 1)]
    }

    /// The runs of a part of the text, whose characters are `string`.
    func runs(of range: Range<Int>, _ string: String) -> [ResolvedText.Run] {
        pieces(of: range).map { piece in
            let start = string.utf8.index(string.startIndex, offsetBy: piece.range.lowerBound - range.lowerBound)
            let end = string.utf8.index(start, offsetBy: piece.range.count)
            return ResolvedText.Run(text: String(string[start..<end]), style: piece.style)
        }
    }

    private func pieces(of range: Range<Int>) -> [(range: Range<Int>, style: TextRunStyle)] {
        var result: [(range: Range<Int>, style: TextRunStyle)] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let run = run(at: offset)
            let end = run < ends.count ? min(ends[run], range.upperBound) : range.upperBound
            result.append((offset..<end, run < styles.count ? styles[run] : ofNothing))
            offset = end
        }
        return result
    }

    /// Whether a part of the text looks as a part of the same length of another text.
    func isSame(_ range: Range<Int>, as other: TextStyles, _ otherRange: Range<Int>) -> Bool {
        let shift = otherRange.lowerBound - range.lowerBound
        return pieces(of: range).elementsEqual(other.pieces(of: otherRange)) {
            $0.range.lowerBound + shift == $1.range.lowerBound && $0.style == $1.style
        }
    }
}
