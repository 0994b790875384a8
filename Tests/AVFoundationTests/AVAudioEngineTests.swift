import AVFoundation
import Foundation
import TestSupport
import Testing

/// Sounds end on the main thread, where other tests have turns before them. So what is waited for is looked for there, too: each look has to wait for
/// its turn, and only looks in vain are counted.
@Suite("Engines of sound")
struct AVAudioEngineTests {
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [String] = []
        private var samples: [Float] = []
        var events: [String] { lock.withLock { kept } }
        var values: [Float] { lock.withLock { samples } }
        func add(_ event: String) { lock.withLock { kept.append(event) } }
        func add(_ values: [Float]) { lock.withLock { samples += values } }
    }

    private func buffer(_ value: Float, seconds: Double) throws -> AVAudioPCMBuffer {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
        let frames = AVAudioFrameCount(8000 * seconds)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
        buffer.frameLength = frames
        for frame in 0..<Int(frames) { buffer.floatChannelData![0][frame] = value }
        return buffer
    }

    @Test("play what players have, one after the other, and hand it to taps on the way")
    func playing() async throws {
        let (engine, player, heard) = (AVAudioEngine(), AVAudioPlayerNode(), Heard())
        let reverb = AVAudioUnitReverb()
        engine.attach(player)
        engine.attach(reverb)
        let (first, second) = try (buffer(0.25, seconds: 0.3), buffer(0.5, seconds: 0.3))
        engine.connect(player, to: reverb, format: first.format)
        engine.connect(reverb, to: engine.mainMixerNode, format: first.format)
        #expect(engine.attachedNodes == [player, reverb, engine.mainMixerNode])
        #expect(engine.mainMixerNode.inputFormat(forBus: 0) == first.format)
        engine.mainMixerNode.outputVolume = 0
        engine.mainMixerNode.installTap(onBus: 0, bufferSize: 400, format: nil) { buffer, time in
            heard.add((0..<Int(buffer.frameLength)).map { buffer.floatChannelData![0][$0] })
            if !time.isHostTimeValid || time.sampleRate != 8000 { heard.add("a time that says nothing") }
        }
        player.scheduleBuffer(first) { heard.add("first") }
        player.scheduleBuffer(second, at: nil, completionCallbackType: .dataPlayedBack) { heard.add("second \($0)") }
        player.play()
        #expect(player.isPlaying && heard.events.isEmpty && !engine.isRunning)
        try engine.start()
        #expect(engine.isRunning)
        try await wait(for: "both sounds", isolation: MainActor.shared) { heard.events.count == 2 }
        #expect(heard.events == ["first", "second dataPlayedBack"])
        try await wait(for: "samples of both", isolation: MainActor.shared) { heard.values.count >= 4800 }
        #expect(heard.values == Array(repeating: 0.25, count: 2400) + Array(repeating: 0.5, count: 2400))
        engine.stop()
        #expect(!engine.isRunning)
    }

    @Test("end what they play, which tells those who wait for it")
    func stopping() async throws {
        let (engine, player, heard) = (AVAudioEngine(), AVAudioPlayerNode(), Heard())
        engine.attach(player)
        let long = try buffer(0, seconds: 60)
        engine.connect(player, to: engine.mainMixerNode, format: long.format)
        player.scheduleBuffer(long, at: nil, options: .loops) { heard.add("done") }
        try engine.start()
        player.play()
        #expect(engine.mainMixerNode.nextAvailableInputBus == 1)
        player.stop()
        try await wait(for: "the end", isolation: MainActor.shared) { heard.events == ["done"] }
        #expect(!player.isPlaying)
        engine.disconnectNodeOutput(player)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 0)
        engine.detach(player)
        #expect(player.engine == nil)
    }

    @Test("do not start where they are to record")
    func recording() throws {
        let engine = AVAudioEngine()
        #expect(engine.inputNode.inputFormat(forBus: 0).channelCount == 0)
        try engine.start()
        engine.stop()
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
        #expect(throws: AVError(.deviceNotConnected)) { try engine.start() }
        #expect(!engine.isRunning)
        engine.inputNode.removeTap(onBus: 0)
        try engine.start()
    }
}
