import AVFoundation
import DovetailMedia
import SwiftUI
import TestSupport
import Testing

@testable import SpriteKit

/// Sounds that are nodes of a scene, without a device for sound.
@MainActor
@Suite("Sounds of scenes")
struct AudioNodeTests {
    private let folder = TemporaryFolder("sounds")

    init() { MediaLibrary.clock = .immediate }

    /// A second of silence.
    private func silence() throws -> URL {
        let samples = Data(count: 16_000)
        func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        func short(_ value: UInt16) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        let format = number(16) + short(1) + short(1) + number(8000) + number(16_000) + short(2) + short(16)
        let body =
            Data("WAVEfmt ".utf8) + format + Data("data".utf8) + number(UInt32(samples.count)) + samples
        let place = folder.place(ending: ".wav")
        try (Data("RIFF".utf8) + number(UInt32(body.count)) + body).write(to: place)
        return place
    }

    @Test("A sound is as loud as actions and the scene's mixer say") func volume() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let node = SKAudioNode(url: try silence())
        node.autoplayLooped = false
        scene.addChild(node)
        let player = try #require(node.player)
        #expect(!player.isPlaying && !node.hasBegun)
        node.run(.changeVolume(to: 0, duration: 2))
        scene.advance(by: 1)
        #expect(abs(player.volume - 0.5) < 0.02)
        scene.audioEngine.mainMixerNode.outputVolume = 0.5
        scene.advance(by: 0.1)
        #expect(abs(player.volume - 0.225) < 0.02)
        scene.advance(by: 1)
        #expect(player.volume == 0)
        node.run(.group([.changeVolume(by: 0.25, duration: 0), .changePlaybackRate(to: 3, duration: 0)]))
        scene.advance(by: 0.1)
        #expect(abs(player.volume - 0.125) < 0.001 && player.rate == 2)
    }

    @Test("A sound begins with the scene, obeys actions, and ends where its node leaves") func playing() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let node = SKAudioNode(url: try silence())
        #expect(!node.hasBegun)
        scene.addChild(node)
        #expect(node.hasBegun && node.player?.numberOfLoops == -1)
        node.run(.stop())
        scene.advance(by: 0.1)
        #expect(!node.hasBegun)
        node.autoplayLooped = false
        node.run(.play())
        scene.advance(by: 0.1)
        #expect(node.hasBegun && node.player?.numberOfLoops == 0)
        node.removeFromParent()
        #expect(!node.hasBegun && node.player?.isPlaying == false)
    }

    @Test("A part of an engine is connected to the scene's mixer") func engine() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let part = AVAudioPlayerNode()
        let node = SKAudioNode(avAudioNode: part)
        node.autoplayLooped = false
        scene.addChild(node)
        #expect(part.engine === scene.audioEngine)
        node.run(.sequence([.changeVolume(to: 0.5, duration: 0), .stereoPan(to: -2, duration: 0)]))
        scene.advance(by: 0.1)
        #expect(part.volume == 0.5 && part.pan == -1)
        node.removeFromParent()
        #expect(part.engine == nil)
    }

    @Test("A file that is missing is silent, and other nodes leave actions of sounds out") func missing() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let node = SKAudioNode(fileNamed: "no such sound.mp3")
        scene.addChild(node)
        #expect(node.player == nil)
        let sprite = SKNode()
        scene.addChild(sprite)
        var isDone = false
        sprite.run(.sequence([.changeVolume(to: 0, duration: 0.5), .changeReverb(to: 1, duration: 0.5), .play()])) {
            isDone = true
        }
        scene.advance(by: 0.4)
        #expect(!isDone)
        scene.advance(by: 0.7)
        #expect(isDone)
    }
}
