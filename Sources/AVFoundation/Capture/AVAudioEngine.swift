import DovetailBase
import Foundation

/// How sound is laid out: samples for each second, and sounds side by side.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples for each second.
    public let sampleRate: Double
    /// How many sounds there are side by side.
    public let channelCount: UInt32

    /// Samples that are fractions, with each sound's after the other.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }

    /// That of a device that is not there.
    override init() { (sampleRate, channelCount) = (0, 0) }
}

/// Samples of sound in memory.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    /// How the samples are laid out.
    public let format: AVAudioFormat
    /// How many samples of each sound there is room for.
    public let frameCapacity: UInt32
    /// How many samples of each sound there are.
    open var frameLength: UInt32 = 0

    /// Room for some samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
        guard format.channelCount > 0 else { return nil }
        self.format = format
        self.frameCapacity = frameCapacity
    }
}

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The number of the sample.
    public let sampleTime: Int64
    /// Samples for each second.
    public let sampleRate: Double
    /// The moment of a sample.
    public init(sampleTime: Int64, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

/// A part of an ``AVAudioEngine``.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// Is handed what passes a node. It is never called here.
    public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
    override init() {}
    /// How what comes out of the node is laid out: no sounds, as there is no device.
    open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    /// How what goes into the node is laid out: no sounds, as there is no device.
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    /// Hands what passes the node to a closure. Nothing passes.
    open func installTap(
        onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping TapBlock
    ) { CaptureAbsence.tell() }
    /// Ends that.
    open func removeTap(onBus bus: Int) {}
}

/// The microphone, of which there is none.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// Records and mixes sound on Apple's systems. Here it reaches no device: it never starts.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The microphone, of which there is none.
    public let inputNode = AVAudioInputNode()
    /// Whether it runs: never.
    open var isRunning: Bool { false }

    public override init() {}
    /// Has it ready: it never is.
    open func prepare() {}
    /// Always throws: there is no device that records.
    open func start() throws {
        CaptureAbsence.tell()
        throw AVError(.deviceNotConnected, "There is no device that records.")
    }
    /// Waits.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Begins anew.
    open func reset() {}
}
