/// The number of a sound that an engine knows.
public typealias CHHapticAudioResourceID = UInt

/// What is told of a sound that is made known to an engine.
public struct CHHapticAudioResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useVolumeEnvelope = CHHapticAudioResourceKey(
        rawValue: "CHHapticAudioResourceKeyUseVolumeEnvelope")
    public static let loopEnabled = CHHapticAudioResourceKey(rawValue: "CHHapticAudioResourceKeyLoopEnabled")
}
