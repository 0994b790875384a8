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

/// What is felt and heard over a time. It is a value here: nothing can play it.
public final class CHHapticPattern: NSObject, @unchecked Sendable {
    /// The names in a dictionary, or a file, that describes a pattern.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        public static let time = Key(rawValue: "Time")
    }

    private let events: [CHHapticEvent]

    /// A pattern of events and changes.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }

    /// A pattern of events and lines.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }

    /// How long it takes, in seconds: until its last event has ended.
    public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
