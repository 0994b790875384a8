import DovetailBase
import Foundation

/// A part of an ``AVAudioEngine``.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// Is handed what passes a node, and when. Called on a thread of the engine's.
    public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

    struct Tap {
        let size: AVAudioFrameCount
        let block: TapBlock
    }
    /// Where what comes out of an output goes.
    struct Connection {
        let node: AVAudioNode
        let bus: AVAudioNodeBus
        let format: AVAudioFormat?
    }

    /// The engine that it is a part of; nil for none.
    public internal(set) weak var engine: AVAudioEngine?
    // These belong to the lock of all nodes.
    var outputs: [AVAudioNodeBus: Connection] = [:]
    var inputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
    var taps: [AVAudioNodeBus: Tap] = [:]
    static let lock = NSRecursiveLock()

    override init() {}

    /// How what comes out of the node is laid out: as it was connected, else as 44,100 samples a second of two sounds.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        Self.lock.withLock { outputs[bus]?.format ?? inputFormats.values.first } ?? Self.usualFormat
    }
    /// How what goes into the node is laid out.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        Self.lock.withLock { inputFormats[bus] } ?? Self.usualFormat
    }
    static let usualFormat = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    /// How many inputs it has.
    open var numberOfInputs: Int { 1 }
    /// How many outputs it has.
    open var numberOfOutputs: Int { 1 }
    /// When what passes is heard: now, while the engine runs; nil while it does not.
    open var lastRenderTime: AVAudioTime? {
        guard engine?.isRunning == true else { return nil }
        let now = mach_absolute_time()
        let rate = outputFormat(forBus: 0).sampleRate
        return AVAudioTime(
            hostTime: now, sampleTime: AVAudioFramePosition(AVAudioTime.seconds(forHostTime: now) * rate), atRate: rate)
    }
    /// Seconds between input and output: none are known.
    open var latency: TimeInterval { 0 }
    /// The same of all nodes up to the output.
    open var outputPresentationLatency: TimeInterval { 0 }

    /// Hands the sound of players that passes the node to a closure, so many samples at a time, about when it is heard: as it is in the files and buffers,
    /// before effects. `format` says nothing: buffers are laid out as the player's sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping TapBlock
    ) { Self.lock.withLock { taps[bus] = Tap(size: min(max(bufferSize, 64), 1 << 16), block: tapBlock) } }
    /// Ends that.
    open func removeTap(onBus bus: AVAudioNodeBus) { Self.lock.withLock { taps[bus] = nil } }
    /// Forgets what is under way in the node: nothing is.
    open func reset() {}

    /// The node and those after it, up to the end.
    var path: [AVAudioNode] {
        Self.lock.withLock {
            var (nodes, next): ([AVAudioNode], AVAudioNode?) = ([], self)
            while let node = next, !nodes.contains(where: { $0 === node }) {
                nodes.append(node)
                next = node.outputs.min { $0.key < $1.key }?.value.node
            }
            return nodes
        }
    }
}

/// A node that is an end of the engine: the microphone or the loudspeakers.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// Whether voices are made clearer. They are not here.
    open private(set) var isVoiceProcessingEnabled = false
    /// Always throws: nothing makes voices clearer here.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVError(.operationNotSupportedForAsset, "Voices are not processed here.") }
    }
}

/// The microphone, of which there is none.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    /// No sounds, as there is no device.
    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// No sounds, as there is no device.
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// Nothing ever passes, which the log tells once.
    open override func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping TapBlock
    ) {
        CaptureAbsence.tell()
        super.installTap(onBus: bus, bufferSize: bufferSize, format: format, block: tapBlock)
    }
    /// Whether anything is to come from it.
    var isUsed: Bool { Self.lock.withLock { !taps.isEmpty || !outputs.isEmpty } }
}

/// The loudspeakers.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Has several sounds at once, and how loud they are.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// How loud all of it is, from 0 to 1.
    open var outputVolume: Float = 1 { didSet { engine?.volumesChanged() } }
    /// How loud it is among what the next mixer has.
    open var volume: Float = 1 { didSet { engine?.volumesChanged() } }
    /// Where it is between left (-1) and right (1). It is kept, and not heard.
    open var pan: Float = 0
    /// An input that nothing is connected with.
    open var nextAvailableInputBus: AVAudioNodeBus {
        Self.lock.withLock { (0...).first { inputFormats[$0] == nil }! }
    }
    public override init() {}
}

/// The place of a node's sound between left and right in the mixer that it is connected to.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    /// Where it is between left (-1) and right (1).
    var pan: Float { get set }
}

/// How the mixer that a node is connected to mixes its sound with others.
public protocol AVAudioMixing: AVAudioStereoMixing {
    /// How loud it is, from 0 to 1.
    var volume: Float { get set }
}
