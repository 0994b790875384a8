@_exported import Foundation

/// One thing that is felt or heard, at a time of a pattern.
public final class CHHapticEvent: NSObject, @unchecked Sendable {
    /// What it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz of some length.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone of some length.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What an event can be told.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is, from 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How hard it feels, from 0 to 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long it takes until it is as strong as it gets, in seconds.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long it takes until it is weaker again, in seconds.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long it takes until it is over, in seconds.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// 1 for an event that is as strong as it gets until it ends.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud it is, from 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high it sounds, from −1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Where it sounds, from −1 (left) to 1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright it sounds, from 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// What it is.
    public let type: EventType
    /// What it was told.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the beginning of its pattern.
    public var relativeTime: TimeInterval
    /// How long it takes, in seconds; 0 for taps.
    public var duration: TimeInterval

    /// An event.
    public init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = parameters
        relativeTime = time
        self.duration = duration
        audioResourceID = nil
    }
    /// An event that is a sound which an engine knows.
    public init(
        audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {
        type = .audioCustom
        eventParameters = parameters
        relativeTime = time
        self.duration = duration
        self.audioResourceID = audioResourceID
    }
    /// The number of the sound; nil for other events, and for sounds that a file names.
    let audioResourceID: CHHapticAudioResourceID?
}

/// A number that an event is told.
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
    /// What the number is about.
    public let parameterID: CHHapticEvent.ParameterID
    /// The number.
    public var value: Float

    /// A number for something.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
