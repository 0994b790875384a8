import Foundation

/// A number that changes all events of a pattern from a time on.
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    /// What can be changed.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    }

    /// What is changed.
    public let parameterID: ID
    /// The number.
    public var value: Float
    /// From when on, in seconds from the beginning.
    public var relativeTime: TimeInterval

    /// A change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A number that goes along a line between points of time.
public final class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    /// A point of the line.
    public final class ControlPoint: NSObject, @unchecked Sendable {
        /// When, in seconds from the line's beginning.
        public var relativeTime: TimeInterval
        /// The number at that time.
        public var value: Float

        /// A point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// What is changed.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points of the line.
    public let controlPoints: [ControlPoint]
    /// When the line begins, in seconds.
    public var relativeTime: TimeInterval

    /// A line.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
