import DovetailMedia
import Foundation

/// What a player node is to play: samples, and who hears that they were played.
struct ScheduledSound: @unchecked Sendable {
    /// The samples of one time side by side.
    let samples: [Float]
    let rate: Double
    let channels: Int
    let loops: Bool
    let done: () -> Void

    /// The samples of a buffer; nil for others than fractions of single precision.
    init?(_ buffer: AVAudioPCMBuffer, loops: Bool, done: @escaping () -> Void) {
        guard let data = buffer.floatChannelData else { return nil }
        let (frames, channels) = (Int(buffer.frameLength), Int(buffer.format.channelCount))
        var samples: [Float] = []
        samples.reserveCapacity(frames * channels)
        for frame in 0..<frames {
            for channel in 0..<channels { samples.append(data[channel][frame * buffer.stride]) }
        }
        (self.samples, rate, self.channels) = (samples, buffer.format.sampleRate, channels)
        (self.loops, self.done) = (loops, done)
    }

    var frames: Int { channels > 0 ? samples.count / channels : 0 }

    /// The sound as a file of WAVE.
    var wave: Data {
        let size = samples.count * MemoryLayout<Float>.size
        return WaveHead(rate: Int(rate), channels: channels, bits: 32, isFloat: true).data(size: size)
            + samples.withUnsafeBytes { Data($0) }
    }

    /// Some samples as a buffer; nil behind the end.
    func buffer(from start: Int, count: Int) -> AVAudioPCMBuffer? {
        let count = min(count, frames - start)
        guard count > 0,
            let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: AVAudioChannelCount(channels)),
            let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)),
            let data = buffer.floatChannelData
        else { return nil }
        for channel in 0..<channels {
            for frame in 0..<count { data[channel][frame] = samples[(start + frame) * channels + channel] }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        return buffer
    }
}
