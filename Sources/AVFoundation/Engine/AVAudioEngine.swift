import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// The device has changed. Never posted here.
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

/// Plays sounds of nodes that an app connects.
///
///     let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
///     engine.attach(player)
///     engine.connect(player, to: engine.mainMixerNode, format: file.processingFormat)
///     player.scheduleFile(file, at: nil)
///     try engine.start()
///     player.play()
///
/// Players are heard, as loud as they and the mixers after them say, and as fast as time effects say. Other effects are not computed: their settings are kept, and the
/// log tells once. Nothing is recorded: an engine that uses its microphone does not start. Any thread may use it.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var nodes: [AVAudioNode] = []
    private var madeInput: AVAudioInputNode?
    private var madeMixer: AVAudioMixerNode?
    private var running = false

    public override init() {}

    // MARK: Nodes

    /// The microphone, of which there is none.
    public var inputNode: AVAudioInputNode {
        lock.withLock {
            if let madeInput { return madeInput }
            let made = AVAudioInputNode()
            made.engine = self
            madeInput = made
            return made
        }
    }
    /// The loudspeakers.
    public private(set) lazy var outputNode: AVAudioOutputNode = {
        let made = AVAudioOutputNode()
        made.engine = self
        return made
    }()
    /// The mixer before the loudspeakers, which is connected with them when it is asked for first.
    public var mainMixerNode: AVAudioMixerNode {
        lock.withLock {
            if let madeMixer { return madeMixer }
            let made = AVAudioMixerNode()
            madeMixer = made
            attach(made)
            connect(made, to: outputNode, format: nil)
            return made
        }
    }
    /// The nodes that are part of it, but for microphone and loudspeakers.
    open var attachedNodes: Set<AVAudioNode> { lock.withLock { Set(nodes) } }
    /// Makes a node part of it.
    open func attach(_ node: AVAudioNode) {
        lock.withLock {
            guard !nodes.contains(where: { $0 === node }) else { return }
            node.engine?.detach(node)
            node.engine = self
            nodes.append(node)
        }
    }
    /// Lets a node be no longer part of it.
    open func detach(_ node: AVAudioNode) {
        (node as? AVAudioPlayerNode)?.stop()
        lock.withLock {
            disconnectNodeOutput(node)
            disconnectNodeInput(node)
            nodes.removeAll { $0 === node }
            if node.engine === self { node.engine = nil }
        }
    }

    // MARK: Connections

    /// Connects the first output of a node with an input of another one: the first, or one of a mixer that is free.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(
            node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0,
            format: format)
    }
    /// Connects an output of a node with an input of another one.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        AVAudioNode.lock.withLock {
            disconnectNodeOutput(node1, bus: bus1)
            node1.outputs[bus1] = AVAudioNode.Connection(node: node2, bus: bus2, format: format)
            node2.inputFormats[bus2] = format ?? node1.outputFormat(forBus: bus1)
        }
        volumesChanged()
    }
    /// Ends the connections of all outputs of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) {
        for bus in AVAudioNode.lock.withLock({ Array(node.outputs.keys) }) { disconnectNodeOutput(node, bus: bus) }
    }
    /// Ends the connection of an output.
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        AVAudioNode.lock.withLock {
            guard let old = node.outputs.removeValue(forKey: bus) else { return }
            old.node.inputFormats[old.bus] = nil
        }
    }
    /// Ends the connections of all inputs of a node.
    open func disconnectNodeInput(_ node: AVAudioNode) {
        for bus in AVAudioNode.lock.withLock({ Array(node.inputFormats.keys) }) { disconnectNodeInput(node, bus: bus) }
    }
    /// Ends the connection of an input.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        AVAudioNode.lock.withLock {
            node.inputFormats[bus] = nil
            for other in nodes + [madeInput].compactMap({ $0 }) {
                for (output, connection) in other.outputs where connection.node === node && connection.bus == bus {
                    other.outputs[output] = nil
                }
            }
        }
    }

    // MARK: Running

    /// Whether it runs.
    open var isRunning: Bool { lock.withLock { running } }
    /// Has it ready: it is.
    open func prepare() {}
    /// Starts playing, or resumes after ``pause()``. Throws an ``AVError`` where the engine uses the microphone, as there is none.
    open func start() throws {
        if lock.withLock({ madeInput })?.isUsed == true {
            CaptureAbsence.tell()
            throw AVError(.deviceNotConnected, "There is no device that records.")
        }
        lock.withLock { running = true }
        for player in players { player.engineChanged() }
    }
    /// Pauses all players; ``start()`` resumes them where they stopped.
    open func pause() { halt() }
    /// Ends.
    open func stop() { halt() }
    /// Begins anew: what players were to play is forgotten.
    open func reset() { for player in players { player.reset() } }

    private func halt() {
        lock.withLock { running = false }
        for player in players { player.engineChanged() }
    }

    private var players: [AVAudioPlayerNode] { lock.withLock { nodes.compactMap { $0 as? AVAudioPlayerNode } } }

    /// A node is louder, or the connections are others.
    func volumesChanged() { for player in players { player.engineChanged() } }
}
