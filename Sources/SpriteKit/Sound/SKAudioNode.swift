import AVFoundation
import DovetailCore
import Foundation

/// A sound of a scene, which is heard while the node is in it.
///
///     let music = SKAudioNode(fileNamed: "music.mp3")
///     addChild(music)
///     music.run(.changeVolume(to: 0.5, duration: 2))
///
/// How loud it is follows the mixer of ``SKScene/audioEngine``, too. What differs: a sound comes from everywhere, wherever its node is, and is heard whether or
/// not the engine runs.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
    /// What sounds, where it is a part of an ``AVAudioEngine``: it is connected to the mixer of the scene's.
    open var avAudioNode: AVAudioNode? {
        didSet { if avAudioNode !== oldValue { reconnect(oldValue) } }
    }
    /// Whether it begins by itself when the node comes into a scene, again and again.
    open var autoplayLooped = true {
        didSet { if autoplayLooped, !oldValue, sceneOfSound != nil, !hasBegun { play() } }
    }
    /// Whether it comes from the node's place. It comes from everywhere here.
    open var isPositional = true

    /// How loud it is of itself, from 0 to 1.
    var volume: CGFloat = 1
    /// Where it is between left (-1) and right (1).
    var pan: CGFloat = 0
    /// Its speed, from 0.5 to 2.
    var playbackRate: CGFloat = 1
    /// Whether it was begun, and not stopped.
    private(set) var hasBegun = false
    /// The file that sounds; nil for none.
    let player: AVAudioPlayer?
    /// The scene that the node is in.
    private weak var sceneOfSound: SKScene?

    private init(player: AVAudioPlayer?) {
        self.player = player
        player?.enableRate = true
        super.init()
    }

    /// A sound of a file of the app's resources. One that can't be played is silent, which the log tells.
    public convenience init(fileNamed name: String) { self.init(player: SceneSounds.player(name)) }

    /// A sound of a file. One that can't be played is silent, which the log tells.
    public convenience init(url: URL) { self.init(player: SceneSounds.player(url)) }

    /// What a part of an ``AVAudioEngine`` sounds.
    public convenience init(avAudioNode node: AVAudioNode?) {
        self.init(player: nil)
        avAudioNode = node
    }

    /// A node without a sound.
    public override convenience init() { self.init(player: nil) }

    public required init?(coder aDecoder: NSCoder) {
        player = nil
        super.init(coder: aDecoder)
    }

    // MARK: What actions do

    func play() {
        hasBegun = true
        player?.numberOfLoops = autoplayLooped ? -1 : 0
        follow()
        player?.play()
        guard let node = avAudioNode as? AVAudioPlayerNode, let engine = node.engine else { return }
        do {
            if !engine.isRunning { try engine.start() }
            node.play()
        } catch {
            SpriteLog.note("the scene's audioEngine does not start: \(error.localizedDescription)")
        }
    }

    func pause() {
        player?.pause()
        (avAudioNode as? AVAudioPlayerNode)?.pause()
    }

    func stop() {
        hasBegun = false
        player?.stop()
        player?.currentTime = 0
        (avAudioNode as? AVAudioPlayerNode)?.stop()
    }

    // MARK: Scenes

    func entered(_ scene: SKScene) {
        sceneOfSound = scene
        reconnect(nil)
        if autoplayLooped { play() }
    }

    func left() {
        stop()
        if let avAudioNode { avAudioNode.engine?.detach(avAudioNode) }
        sceneOfSound = nil
    }

    private func reconnect(_ old: AVAudioNode?) {
        if let old { old.engine?.detach(old) }
        guard let avAudioNode, let engine = sceneOfSound?.audioEngine else { return }
        if avAudioNode.engine !== engine { engine.attach(avAudioNode) }
        engine.connect(avAudioNode, to: engine.mainMixerNode, format: nil)
    }

    /// Brings what sounds up to date with what actions and the scene's mixer say.
    func follow() {
        if let node = avAudioNode as? AVAudioPlayerNode {
            if node.volume != Float(volume) { node.volume = Float(volume) }
            if node.pan != Float(pan) { node.pan = Float(pan) }
        }
        guard let player else { return }
        let level = Float(volume) * (sceneOfSound?.soundLevel ?? 1)
        if player.volume != level { player.volume = level }
        if player.pan != Float(pan) { player.pan = Float(pan) }
        if player.rate != Float(playbackRate) { player.rate = Float(playbackRate) }
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKAudioNode(player: player?.url.flatMap { SceneSounds.player($0) }) }
        (copy.autoplayLooped, copy.isPositional) = (autoplayLooped, isPositional)
        (copy.volume, copy.pan, copy.playbackRate) = (volume, pan, playbackRate)
        return copy
    }
}
