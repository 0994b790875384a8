/// One thing that happens to a window, as a word and four numbers below 1000, so that events can be printed and replayed.
///
/// What the numbers mean is the matter of ``RandomEvents``: they choose among what is there when the event comes, so that an event still does
/// something when those before it are left out.
package struct RandomEvent: CustomStringConvertible, Equatable {
    package enum Kind: String, CaseIterable {
        case tap, tapAt, longPress, hold, move, release, cancel, hover, drag, dragAt, swipe, pull, scroll, wheel, fling
        case pinch, key, type, resize, vanish, restore, idiom, colorScheme, locale, typeSize, direction, advance, phase

        /// How often the kind comes, beside the others.
        package var weight: Int {
            switch self {
            case .tap: 260
            case .advance: 130
            case .key: 60
            case .tapAt, .swipe, .drag, .longPress: 30
            case .scroll, .type, .dragAt: 24
            case .resize, .pull, .wheel, .fling, .hover, .hold, .release: 16
            case .move, .cancel, .vanish, .restore: 12
            case .idiom, .colorScheme, .pinch: 8
            case .locale, .typeSize, .direction, .phase: 5
            }
        }
    }

    package let kind: Kind
    package let numbers: [Int]

    package init(kind: Kind, numbers: [Int]) {
        precondition(numbers.count == Self.numberCount, "an event has \(Self.numberCount) numbers")
        self.kind = kind
        self.numbers = numbers
    }

    /// How many numbers an event has.
    package static let numberCount = 4

    private static let kinds = Kind.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

    /// An event by chance.
    package static func random(by generator: inout some RandomNumberGenerator) -> RandomEvent {
        let kind = kinds.randomElement(using: &generator)!
        return RandomEvent(kind: kind, numbers: numbers(by: &generator))
    }

    /// The numbers of an event, by chance.
    package static func numbers(by generator: inout some RandomNumberGenerator) -> [Int] {
        (0..<numberCount).map { _ in Int.random(in: 0..<1000, using: &generator) }
    }

    package var description: String { ([kind.rawValue] + numbers.map(String.init)).joined(separator: " ") }
}
