import Foundation

/// How sound is laid out: samples for each second, how each is written, and sounds side by side. Any thread.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples for each second.
    public let sampleRate: Double
    /// How many sounds there are side by side.
    public let channelCount: AVAudioChannelCount
    /// How each sample is written.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of one time are side by side, and not each sound's after the other.
    public let isInterleaved: Bool
    /// Whether samples are fractions of single precision, with each sound's after the other.
    public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// Samples that are fractions, with each sound's after the other. Nil for no sounds, or no samples for each second.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// A layout. Nil for no sounds, no samples for each second, or samples that are written in no way there is.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
        (commonFormat, isInterleaved) = (format, interleaved)
    }

    /// A layout by settings of a recorder. Nil for such as are not samples as they are.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double }
        guard (number(AVFormatIDKey).map { UInt32($0) } ?? kAudioFormatLinearPCM) == kAudioFormatLinearPCM,
            let rate = number(AVSampleRateKey)
        else { return nil }
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false
        let bits = number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16)
        let format: AVAudioCommonFormat =
            switch (isFloat, bits) {
            case (true, 32): .pcmFormatFloat32
            case (true, 64): .pcmFormatFloat64
            case (false, 16): .pcmFormatInt16
            case (false, 32): .pcmFormatInt32
            default: .otherFormat
            }
        self.init(
            commonFormat: format, sampleRate: rate,
            channels: AVAudioChannelCount(min(max(number(AVNumberOfChannelsKey) ?? 1, 0), 1024)),
            interleaved: !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false))
    }

    /// That of a device that is not there.
    override init() {
        (sampleRate, channelCount, commonFormat, isInterleaved) = (0, 0, .otherFormat, false)
    }

    /// The layout as settings of a recorder.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
            AVLinearPCMBitDepthKey: commonFormat.byteCount * 8,
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
            AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    /// Whether the other layout is the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        return hasher.finalize()
    }
}
