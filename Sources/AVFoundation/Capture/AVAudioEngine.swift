import DovetailBase
import Foundation

/// A part of an ``AVAudioEngine``.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// Is handed what passes a node. It is never called here.
    public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
    override init() {}
    /// How what comes out of the node is laid out: no sounds, as there is no device.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// How what goes into the node is laid out: no sounds, as there is no device.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// Hands what passes the node to a closure. Nothing passes.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping TapBlock
    ) { CaptureAbsence.tell() }
    /// Ends that.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
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
