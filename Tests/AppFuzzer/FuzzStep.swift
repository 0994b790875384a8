import TestSupport

/// One thing that happens to a window, as a word and four numbers below 1000, so that a program of steps can be printed and replayed.
///
/// What the numbers mean is the matter of ``FuzzedWindow``: they choose among what is there when the step runs, so that a step still does
/// something when those before it are left out.
struct FuzzStep: CustomStringConvertible, Equatable {
    enum Kind: String, CaseIterable {
        case tap, tapAt, longPress, hold, move, release, cancel, hover, drag, dragAt, swipe, pull, scroll, wheel, fling
        case pinch, key, type, resize, vanish, restore, idiom, colorScheme, locale, typeSize, direction, advance
        case insert, remove, shuffle, toggle, select, present, update, phase
        /// The last step of some programs. The windows of the others are dropped.
        case close

        /// How often the kind comes, beside the others.
        var weight: Int {
            switch self {
            case .tap: 260
            case .advance: 130
            case .key: 60
            case .tapAt, .swipe, .drag, .longPress, .toggle, .present: 30
            case .insert, .remove, .update, .scroll, .type, .dragAt: 24
            case .resize, .pull, .wheel, .fling, .hover, .hold, .release, .select: 16
            case .move, .cancel, .shuffle, .vanish, .restore: 12
            case .idiom, .colorScheme, .pinch: 8
            case .locale, .typeSize, .direction, .phase: 5
            case .close: 0
            }
        }
    }

    let kind: Kind
    let numbers: [Int]

    private static let kinds = Kind.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

    static func random(by generator: inout SeededGenerator) -> FuzzStep {
        let kind = kinds.randomElement(using: &generator)!
        return FuzzStep(kind: kind, numbers: (0..<4).map { _ in Int.random(in: 0..<1000, using: &generator) })
    }

    /// The steps of a program. They follow from the run's seed and the program's number.
    static func program(seed: UInt64, number: Int, length: Int) -> [FuzzStep] {
        var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        let steps = (0..<length).map { _ in random(by: &generator) }
        return number % 2 == 0 ? steps + [FuzzStep(kind: .close, numbers: [0, 0, 0, 0])] : steps
    }

    var description: String { ([kind.rawValue] + numbers.map(String.init)).joined(separator: " ") }
}

extension FuzzStep {
    /// A line as ``description`` writes it; nil for any other.
    init?(_ line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard words.count == 5, let kind = Kind(rawValue: String(words[0])) else { return nil }
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        self.init(kind: kind, numbers: numbers)
    }
}
