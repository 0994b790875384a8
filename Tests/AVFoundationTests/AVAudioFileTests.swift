import AVFoundation
import Foundation
import TestSupport
import Testing

@Suite("Files of sound whose samples are read and written")
struct AVAudioFileTests {
    private let media = GeneratedMedia()
    private let folder = TemporaryFolder("samples")

    @Test("give the samples of a file one after the other")
    func reading() throws {
        let file = try AVAudioFile(forReading: media.tone())
        #expect(file.processingFormat.sampleRate == 44100 && file.processingFormat.channelCount == 1)
        // A tone of one second; the encoder may add a little.
        #expect(abs(Double(file.length) - 44100) < 2000)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 30000))
        try file.read(into: buffer)
        #expect(buffer.frameLength == 30000 && file.framePosition == 30000)
        let samples = try #require(buffer.floatChannelData)[0]
        let loudest = (0..<30000).map { abs(samples[$0]) }.max()!
        #expect(loudest > 0.3 && loudest <= 1.1)
        try file.read(into: buffer)
        #expect(Int64(buffer.frameLength) == file.length - 30000 && file.framePosition == file.length)
        #expect(throws: AVError.self) { try file.read(into: buffer) }
        file.framePosition = 10
        try file.read(into: buffer, frameCount: 5)
        #expect(buffer.frameLength == 5 && file.framePosition == 15)
    }

    @Test("are refused where they are no sound")
    func refused() throws {
        let text = try media.text()
        #expect(throws: AVError(.fileFormatNotRecognized)) { try AVAudioFile(forReading: text) }
        let format = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44100] as [String: Any]
        #expect(throws: AVError(.operationNotSupportedForAsset)) {
            try AVAudioFile(forWriting: folder.place(ending: ".m4a"), settings: format)
        }
    }

    @Test("hold what was written")
    func writing() throws {
        let place = folder.place(ending: ".wav")
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        let file = try AVAudioFile(forWriting: place, settings: format.settings)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 100))
        buffer.frameLength = 100
        for frame in 0..<100 {
            buffer.floatChannelData![0][frame] = Float(frame) / 100
            buffer.floatChannelData![1][frame] = -0.5
        }
        try file.write(from: buffer)
        try file.write(from: buffer)
        #expect(file.length == 200)
        file.close()
        #expect(throws: AVError.self) { try file.write(from: buffer) }
        let read = try AVAudioFile(forReading: place)
        #expect(read.length == 200 && read.processingFormat.channelCount == 2)
        let back = try #require(AVAudioPCMBuffer(pcmFormat: read.processingFormat, frameCapacity: 200))
        try read.read(into: back)
        #expect(abs(back.floatChannelData![0][150] - 0.5) < 0.001)
        #expect(abs(back.floatChannelData![1][42] + 0.5) < 0.001)
    }
}
