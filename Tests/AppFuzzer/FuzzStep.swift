import DovetailTesting
import TestSupport

/// One step of a program: an event that comes to the window, or what the app's own code does. As a word and four numbers below 1000, so that a
/// program of steps can be printed and replayed.
///
/// What the numbers mean is the matter of `RandomEvents` and ``FuzzedWindow``: they choose among what is there when the step runs, so that a step
/// still does something when those before it are left out.
struct FuzzStep: CustomStringConvertible, Equatable {
    /// What the app's own code does, at any moment.
    enum Change: String, CaseIterable {
        case insert, remove, shuffle, toggle, select, present, update, look
        /// The last step of some programs. The windows of the others are dropped.
        case close

        /// How often the kind comes, beside the others and the events.
        var weight: Int {
            switch self {
            case .toggle, .present: 30
            case .insert, .remove, .update: 24
            case .select: 16
            case .shuffle, .look: 12
            case .close: 0
            }
        }
    }

    enum Kind: Equatable {
        case event(RandomEvent.Kind), change(Change)

        var word: String {
            switch self {
            case .event(let kind): kind.rawValue
            case .change(let change): change.rawValue
            }
        }

        init?(word: String) {
            if let kind = RandomEvent.Kind(rawValue: word) {
                self = .event(kind)
            } else if let change = Change(rawValue: word) {
                self = .change(change)
            } else {
                return nil
            }
        }
    }

    let kind: Kind
    let numbers: [Int]

    /// What the app's own code does; nil for an event that comes to the window.
    var change: Change? {
        if case .change(let change) = kind { change } else { nil }
    }

    static let close = FuzzStep(
        kind: .change(.close), numbers: Array(repeating: 0, count: RandomEvent.numberCount))

    private static let kinds =
        RandomEvent.Kind.allCases.flatMap { Array(repeating: Kind.event($0), count: $0.weight) }
        + Change.allCases.flatMap { Array(repeating: Kind.change($0), count: $0.weight) }

    static func random(by generator: inout SeededGenerator) -> FuzzStep {
        let kind = kinds.randomElement(using: &generator)!
        return FuzzStep(kind: kind, numbers: RandomEvent.numbers(by: &generator))
    }

    /// The steps of a program. They follow from the run's seed and the program's number.
    static func program(seed: UInt64, number: Int, length: Int) -> [FuzzStep] {
        var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        let steps = (0..<length).map { _ in random(by: &generator) }
        return number % 2 == 0 ? steps + [close] : steps
    }

    var description: String { ([kind.word] + numbers.map(String.init)).joined(separator: " ") }
}

extension FuzzStep {
    /// A line as ``description`` writes it; nil for any other.
    init?(_ line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard words.count == 1 + RandomEvent.numberCount, let kind = Kind(word: String(words[0])) else { return nil }
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == RandomEvent.numberCount else { return nil }
        self.init(kind: kind, numbers: numbers)
    }
}
