import Foundation
import FoundationAdditions

/// A moment of sound: by the clock of the machine, by the number of a sample, or by both.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The moment by `mach_absolute_time()`; 0 where it is not told.
    public let hostTime: UInt64
    /// Whether ``hostTime`` is told.
    public let isHostTimeValid: Bool
    /// The number of the sample; 0 where it is not told.
    public let sampleTime: AVAudioFramePosition
    /// Samples for each second.
    public let sampleRate: Double
    /// Whether ``sampleTime`` is told.
    public let isSampleTimeValid: Bool

    private init(host: UInt64?, sample: AVAudioFramePosition?, rate: Double) {
        (hostTime, isHostTimeValid) = (host ?? 0, host != nil)
        (sampleTime, isSampleTimeValid, sampleRate) = (sample ?? 0, sample != nil, rate)
    }
    /// The moment of a sample.
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: nil, sample: sampleTime, rate: sampleRate)
    }
    /// A moment by the clock.
    public convenience init(hostTime: UInt64) { self.init(host: hostTime, sample: nil, rate: 0) }
    /// A moment by both.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: hostTime, sample: sampleTime, rate: sampleRate)
    }

    /// Seconds as steps of the clock.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
    /// Steps of the clock as seconds.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }

    /// The same moment by both, where another moment is told by both; nil where that says too little.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else { return nil }
        if isHostTimeValid, isSampleTimeValid { return self }
        let rate = anchorTime.sampleRate
        if isSampleTimeValid {
            let seconds = Double(sampleTime - anchorTime.sampleTime) / rate
            let host = Double(anchorTime.hostTime) + seconds * 1e9
            return AVAudioTime(hostTime: UInt64(max(host, 0)), sampleTime: sampleTime, atRate: rate)
        }
        let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
        let sample = anchorTime.sampleTime + AVAudioFramePosition((seconds * rate).rounded())
        return AVAudioTime(hostTime: hostTime, sampleTime: sample, atRate: rate)
    }
}
