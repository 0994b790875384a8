import Foundation

/// Where the pressure goes.
public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case rising
    case falling
    case steady

    /// The word for it, in English.
    public var description: String { words(of: rawValue) }
    public var accessibilityDescription: String { description }
}
