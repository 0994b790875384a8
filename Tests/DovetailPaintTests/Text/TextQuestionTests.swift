import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// A text's lines follow from the text and the size that is asked about, and from no question before.
@MainActor @Suite("Questions to a text") struct TextQuestionTests {
    private let engine = PangoTextEngine.shared

    private struct Question: Hashable, CustomStringConvertible {
        var width: CGFloat?
        var height: CGFloat?
        var description: String {
            "\(width.map { "\($0)" } ?? "nil") × \(height.map { "\($0)" } ?? "nil")"
        }
    }

    /// What a text says of itself.
    private struct Answer: Equatable {
        var measure: TextMeasure
        var lines: [TextLine]

        /// Places are rounded to what Pango counts in. How far an answer reaches may be known better after some questions than after
        /// others.
        static func == (left: Answer, right: Answer) -> Bool {
            func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
            return left.measure.size == right.measure.size
                && left.measure.firstBaseline == right.measure.firstBaseline
                && left.measure.lastBaseline == right.measure.lastBaseline && left.lines.count == right.lines.count
                && zip(left.lines, right.lines).allSatisfy {
                    $0.range == $1.range && $0.isTruncated == $1.isTruncated && isNear($0.baseline, $1.baseline)
                        && isNear($0.frame.minX, $1.frame.minX) && isNear($0.frame.minY, $1.frame.minY)
                        && isNear($0.frame.width, $1.frame.width) && isNear($0.frame.height, $1.frame.height)
                }
        }
    }

    private static let words = [
        "The", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "incomprehensibilities", "in", "Wien",
        "fi", "ﬀ", "naïve", "“quoted”", "12,345.67", "well-known", "x", "שלום", "日本語", "👩‍👩‍👧", "\n", "i",
    ]

    private func randomText(_ random: inout SeededGenerator) -> ResolvedText {
        let count = Int.random(in: 1...14, using: &random)
        let string = (0..<count).map { _ in Self.words.randomElement(using: &random)! }.joined(separator: " ")
        var style = TextRunStyle(size: CGFloat.random(in: 8...30, using: &random), color: .black)
        style.kerning = [0, 0, 0, 1.3, -0.4].randomElement(using: &random)!
        var text = ResolvedText(runs: [.init(text: string, style: style)])
        text.lineLimit = [nil, nil, 1, 2, 3].randomElement(using: &random)!
        text.reservedLines = [0, 0, 0, 2].randomElement(using: &random)!
        text.minimumScale = [1, 1, 0.5, 0.73].randomElement(using: &random)!
        text.allowsTightening = [false, false, true].randomElement(using: &random)!
        text.truncation = [.tail, .tail, .middle, .head].randomElement(using: &random)!
        text.lineSpacing = [0, 0, 3.5].randomElement(using: &random)!
        text.alignment = [.leading, .center, .trailing].randomElement(using: &random)!
        return text
    }

    /// Sizes of all kinds, and some that the text answers itself: those are what a layout asks next.
    private func questions(about text: ResolvedText, _ random: inout SeededGenerator) -> [Question] {
        let natural = engine.measure(text, width: nil, height: nil).size
        var questions = [Question(width: nil, height: nil)]
        for _ in 0..<7 {
            let width: CGFloat? =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: nil
                case 1: natural.width - CGFloat.random(in: -1...1, using: &random)
                default: CGFloat.random(in: 1...max(natural.width, 2), using: &random)
                }
            let height: CGFloat? =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: natural.height - CGFloat.random(in: -1...1, using: &random)
                case 1: CGFloat.random(in: 0...120, using: &random)
                default: nil
                }
            questions.append(Question(width: width.map { max($0, 0.5) }, height: height.map { max($0, 0) }))
        }
        for question in questions {
            let size = engine.measure(text, width: question.width, height: question.height).size
            questions.append(Question(width: size.width, height: size.height))
        }
        return questions
    }

    private func answer(_ shape: any TextShape, _ question: Question) -> Answer {
        let measure = shape.measure(width: question.width, height: question.height)
        let size = CGSize(width: question.width ?? 100_000, height: question.height ?? 100_000)
        return Answer(measure: measure, lines: question.width == nil ? [] : shape.lines(in: size))
    }

    /// The earlier questions that are enough to make an answer another one.
    private func shrunk(_ text: ResolvedText, _ earlier: [Question], _ question: Question, _ right: Answer)
        -> [Question]
    {
        var earlier = earlier
        var index = 0
        while index < earlier.count {
            var fewer = earlier
            fewer.remove(at: index)
            let shape = engine.shape(text)
            for question in fewer { _ = answer(shape, question) }
            if answer(shape, question) != right { earlier = fewer } else { index += 1 }
        }
        return earlier
    }

    @Test("are answered alike in any order")
    func anyOrder() {
        let seed = SeededGenerator.chosenSeed(for: "questions to a text")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let text = randomText(&random)
            let questions = questions(about: text, &random)
            // Each asked of a text that was asked nothing before.
            let right = Dictionary(questions.map { ($0, answer(engine.shape(text), $0)) }, uniquingKeysWith: { $1 })
            let shape = engine.shape(text)
            var asked: [Question] = []
            for _ in 0..<20 {
                let question = questions.randomElement(using: &random)!
                if answer(shape, question) != right[question] {
                    let earlier = shrunk(text, asked, question, right[question]!)
                    let other = answer(shape, question)
                    let message =
                        "seed \(seed): “\(text.string)” answers \(question) with \(other) after \(earlier), not \(right[question]!)"
                    Issue.record(Comment(rawValue: message))
                    return
                }
                asked.append(question)
            }
        }
    }

    @Test("an answer reaches only to questions that have it too")
    func reach() {
        let seed = SeededGenerator.chosenSeed(for: "reaches of a text")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let text = randomText(&random)
            let questions = questions(about: text, &random)
            let shape = engine.shape(text)
            for question in questions {
                let answer = shape.measure(width: question.width, height: question.height)
                for other in questions where reaches(answer, from: question, to: other) {
                    let right = engine.shape(text).measure(width: other.width, height: other.height)
                    #expect(
                        answer.size == right.size && answer.firstBaseline == right.firstBaseline,
                        "seed \(seed): “\(text.string)” in \(question), then in \(other)")
                }
            }
        }
    }

    private func reaches(_ measure: TextMeasure, from known: Question, to asked: Question) -> Bool {
        let proposal = ProposedViewSize(width: known.width, height: known.height)
        let reach = LayoutAnswer(measure.size, reach: measure.reach).including(proposal).reach
        return (asked.width == known.width || asked.width ?? .infinity >= reach.width)
            && (asked.height == known.height || asked.height ?? .infinity >= reach.height)
    }

    @Test("what a text answers is the size in which it has the same lines")
    func sameLines() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<15 {
            let text = randomText(&random)
            for question in questions(about: text, &random) {
                let size = engine.measure(text, width: question.width, height: question.height).size
                guard let width = question.width, size.width > 0 else { continue }
                let height = question.height ?? 100_000
                // Where not even one line has room, the text takes the room of one nevertheless, and may show more in it.
                if size.height > height { continue }
                let asked = engine.shape(text).lines(in: CGSize(width: width, height: height))
                let placed = engine.shape(text).lines(in: size)
                #expect(placed.map(\.range) == asked.map(\.range), "“\(text.string)” in \(question), then in \(size)")
                #expect(size.width <= width, "“\(text.string)” in \(question) is wider than that: \(size)")
            }
        }
    }

    @Test(
        "leading and trailing are sides of the layout, whatever is written on a line",
        arguments: [false, true], ["The quick brown fox jumps over the lazy dog", "שלום עולם שלום עולם שלום עולם שלום"])
    func sides(isRightToLeft: Bool, string: String) {
        for limit in [nil, 2] as [Int?] {
            for alignment in [TextAlignment.leading, .trailing] {
                var text = ResolvedText(runs: [.init(text: string, style: TextRunStyle(size: 14, color: .black))])
                text.isRightToLeft = isRightToLeft
                text.alignment = alignment
                text.lineLimit = limit
                let shape = engine.shape(text)
                let size = shape.measure(width: 120, height: nil).size
                let lines = shape.lines(in: size)
                #expect(lines.count >= 2)
                for line in lines {
                    if (alignment == .leading) != isRightToLeft {
                        #expect(abs(line.frame.minX) < 0.01)
                    } else {
                        #expect(abs(line.frame.maxX - size.width) < 1.01)
                    }
                }
            }
        }
    }

    @Test(
        "an empty text is as high in no room as it is in any, whatever was asked before", arguments: ["", "\u{200B}"])
    func nothingToShow(string: String) {
        func last(of proposals: [ProposedViewSize]) -> CGSize {
            let questions = Questions()
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Asking(proposals: proposals, questions: questions) { Text(string) }
            }
            host.settle()
            return questions.last
        }
        let short = ProposedViewSize(width: 0, height: 4)
        for proposal in [short, .zero] {
            #expect(last(of: [proposal]) == last(of: [.unspecified, proposal]))
            #expect(last(of: [proposal]) == last(of: [.init(width: 40, height: 90), proposal]))
            #expect(last(of: [proposal]).height > 4)
        }
    }

    @MainActor private final class Questions {
        var last = CGSize.zero
    }

    /// Asks its view for sizes, one after the other.
    private struct Asking: Layout {
        let proposals: [ProposedViewSize]
        let questions: Questions

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for proposal in proposals {
                let size = subviews[0].sizeThatFits(proposal)
                MainActor.assumeIsolated { questions.last = size }
            }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
}
