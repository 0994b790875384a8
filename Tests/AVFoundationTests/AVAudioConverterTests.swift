import AVFoundation
import Foundation
import Testing

@Suite("Sound in another layout")
struct AVAudioConverterTests {
    private func format(
        _ rate: Double, _ channels: AVAudioChannelCount, _ common: AVAudioCommonFormat = .pcmFormatFloat32,
        interleaved: Bool = false
    ) throws -> AVAudioFormat {
        try #require(
            AVAudioFormat(commonFormat: common, sampleRate: rate, channels: channels, interleaved: interleaved))
    }

    private func buffer(_ format: AVAudioFormat, _ count: Int) throws -> AVAudioPCMBuffer {
        try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
    }

    @Test("at the same rate samples are written in another way, and sounds are put together")
    func layouts() throws {
        let stereo = try buffer(format(44_100, 2), 3)
        stereo.frameLength = 3
        let channels = try #require(stereo.floatChannelData)
        for (index, pair) in [(0.5, 0.25), (-1, 0), (0, 1)].enumerated() {
            channels[0][index] = Float(pair.0)
            channels[1][index] = Float(pair.1)
        }
        let whole = try buffer(format(44_100, 2, .pcmFormatInt16, interleaved: true), 3)
        try #require(AVAudioConverter(from: stereo.format, to: whole.format)).convert(to: whole, from: stereo)
        let numbers = try #require(whole.int16ChannelData)
        #expect(whole.frameLength == 3)
        #expect((0..<6).map { Int(numbers[0][$0]) / 256 } == [64, 32, -128, 0, 0, 127])
        let mono = try buffer(format(44_100, 1), 3)
        try #require(AVAudioConverter(from: stereo.format, to: mono.format)).convert(to: mono, from: stereo)
        let means = try #require(mono.floatChannelData)
        #expect((0..<3).map { means[0][$0] } == [0.375, -0.5, 0.5])
        let short = try buffer(format(44_100, 1), 2)
        let converter = try #require(AVAudioConverter(from: stereo.format, to: short.format))
        #expect(throws: NSError.self) { try converter.convert(to: short, from: stereo) }
        let slow = try buffer(format(22_050, 2), 3)
        let other = try #require(AVAudioConverter(from: stereo.format, to: slow.format))
        #expect(throws: NSError.self) { try other.convert(to: slow, from: stereo) }
    }

    /// A tone in parts of a length.
    private func tone(_ rate: Double, seconds: Double, part: Int) throws -> [AVAudioPCMBuffer] {
        let count = Int(rate * seconds)
        return try stride(from: 0, to: count, by: part).map { start in
            let buffer = try buffer(format(rate, 1), part)
            let length = min(part, count - start)
            buffer.frameLength = AVAudioFrameCount(length)
            for index in 0..<length {
                buffer.floatChannelData?[0][index] = Float(sin(2 * .pi * 440 * Double(start + index) / rate))
            }
            return buffer
        }
    }

    @Test(
        "another rate has the same tone for the same time, whatever parts it comes in",
        arguments: [8000.0, 16_000, 48_000])
    func rates(rate: Double) throws {
        var parts = try tone(44_100, seconds: 0.5, part: 1000)[...]
        let target = try format(rate, 1)
        let converter = try #require(AVAudioConverter(from: parts[0].format, to: target))
        converter.primeMethod = .none
        converter.sampleRateConverterQuality = AVAudioQuality.high.rawValue
        var samples: [Float] = []
        var error: NSError?
        while true {
            let room = try buffer(target, 333)
            let status = converter.convert(to: room, error: &error) { _, status in
                status.pointee = parts.isEmpty ? .endOfStream : .haveData
                return parts.popFirst()
            }
            guard status == .haveData else {
                #expect(status == .endOfStream && error == nil && room.frameLength == 0)
                break
            }
            samples += (0..<Int(room.frameLength)).map { room.floatChannelData![0][$0] }
        }
        #expect(abs(samples.count - Int(rate / 2)) <= 2)
        // Away from the ends it is the tone itself, to a quarter of the time between two samples.
        let worst = samples.indices.dropFirst(200).dropLast(200).map { index in
            abs(samples[index] - Float(sin(2 * .pi * 440 * Double(index) / rate)))
        }.max()
        #expect(try #require(worst) < 0.02, "\(samples.count) samples")
    }

    @Test(
        "where nothing follows for now it gives what it has, and goes on later; what is laid out otherwise is refused")
    func dry() throws {
        let parts = try tone(44_100, seconds: 0.1, part: 2205)
        let target = try format(22_050, 1)
        let converter = try #require(AVAudioConverter(from: parts[0].format, to: target))
        let room = try buffer(target, 4000)
        var total = 0
        for part in parts {
            var isGiven = false
            let status = converter.convert(to: room, error: nil) { wanted, status in
                #expect(wanted > 0)
                defer { isGiven = true }
                status.pointee = isGiven ? .noDataNow : .haveData
                return isGiven ? nil : part
            }
            #expect(status == .inputRanDry)
            total += Int(room.frameLength)
        }
        #expect(total > 2000 && total <= 2205)
        var error: NSError?
        let wrong = try buffer(target, 10)
        wrong.frameLength = 10
        let status = converter.convert(to: room, error: &error) { _, _ in wrong }
        #expect(status == .error && error?.code == -50)
    }
}
