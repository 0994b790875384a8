import Foundation

/// How strong the sun's ultraviolet light is.
public struct UVIndex: Codable, Equatable, Sendable {
    /// What it means for people.
    public enum ExposureCategory: String, Codable, CaseIterable, Comparable, Hashable, Sendable,
        CustomStringConvertible
    {
        case low
        case moderate
        case high
        case veryHigh
        case extreme

        /// The indices that are meant. The highest one has no end.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        /// The words for it, in English.
        public var description: String { words(of: rawValue) }
        public var accessibilityDescription: String { description }

        public static func < (first: Self, second: Self) -> Bool {
            first.rangeValue.lowerBound < second.rangeValue.lowerBound
        }
    }
    public var value: Int
    public var category: ExposureCategory
}
