import Foundation

/// A word of a text that was recognised. There are none here.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() {}
    /// The word.
    open var substring: String { "" }
    /// Where it is in the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When it began, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// How long it took, in seconds.
    open var duration: TimeInterval { 0 }
    /// How sure it is, in 0...1.
    open var confidence: Float { 0 }
    /// What else it may be.
    open var alternativeSubstrings: [String] { [] }
}

/// What is known of speech that was recognised. There is none here.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    override init() {}
    /// Words in a minute.
    open var speakingRate: Double { 0 }
    /// How long the pauses are, in seconds.
    open var averagePauseDuration: TimeInterval { 0 }
    /// When speech began, in seconds.
    open var speechStartTimestamp: TimeInterval { 0 }
    /// How long speech took, in seconds.
    open var speechDuration: TimeInterval { 0 }
    /// What the voice is like.
    open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

/// What a voice is like. None is analysed here.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
    override init() {}
    /// How its pitch wavers.
    open var jitter: SFAcousticFeature { SFAcousticFeature() }
    /// How its loudness wavers.
    open var shimmer: SFAcousticFeature { SFAcousticFeature() }
    /// How high it is.
    open var pitch: SFAcousticFeature { SFAcousticFeature() }
    /// How probable it is that there is a voice.
    open var voicing: SFAcousticFeature { SFAcousticFeature() }
}

/// A number for each of many short times. There are none here.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
    override init() {}
    /// The numbers.
    open var acousticFeatureValuePerFrame: [Double] { [] }
    /// How long each of the times is, in seconds.
    open var frameDuration: TimeInterval { 0 }
}
