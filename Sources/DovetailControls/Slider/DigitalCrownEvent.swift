import Foundation

/// What a turn of the crown has done.
public struct DigitalCrownEvent: Sendable {
    /// Where the crown is now: the number before it is rounded to a step.
    public var offset: CGFloat
    /// How fast it turns, in units a second; 0 where a turn ends. A wheel's click has no speed.
    public var velocity: CGFloat
}

/// How far the crown has to be turned for a change.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low, medium, high

    /// How many clicks of a wheel go from one end to the other where there are no steps.
    var clicks: Double {
        switch self {
        case .low: 80
        case .medium: 40
        case .high: 20
        }
    }

    /// How many clicks of a wheel a step takes.
    var clicksForStep: Double {
        switch self {
        case .low: 4
        case .medium: 2
        case .high: 1
        }
    }
}
