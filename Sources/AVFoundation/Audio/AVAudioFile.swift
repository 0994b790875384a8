import DovetailMedia
import Foundation

/// A file of sound whose samples are read or written.
///
///     let file = try AVAudioFile(forReading: url)
///     let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length))!
///     try file.read(into: buffer)
///
/// Files are decoded as a whole when they are opened, which takes as long as that takes. What is written is WAVE, whatever the file is called, and other
/// settings than samples as they are throw. One thread at a time.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// How the file's samples are laid out.
    public let fileFormat: AVAudioFormat
    /// How those of ``read(into:)`` and ``write(from:)`` are.
    public let processingFormat: AVAudioFormat
    /// How many samples of each sound there are.
    open var length: AVAudioFramePosition {
        AVAudioFramePosition((reader?.samples.count ?? written) / Int(processingFormat.channelCount))
    }
    /// The sample that is read next.
    open var framePosition: AVAudioFramePosition = 0
    /// Whether it can be read or written.
    public private(set) var isOpen = true

    private let reader: SoundSamples?
    /// How many samples were written, of all sounds.
    private var written = 0
    private var handle: FileHandle?

    // MARK: Reading

    /// Opens a file to read fractions of single precision, each sound's samples after the other. Throws an ``AVError``.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file to read. Throws an ``AVError`` for what is not there or no sound, and for other samples than fractions of single precision.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let sound: SoundSamples
        do { sound = try SoundSamples.read(fileURL) } catch {
            throw AVError(.fileFormatNotRecognized, "The file “\(fileURL.lastPathComponent)” can't be read as sound.")
        }
        guard format == .pcmFormatFloat32,
            let layout = AVAudioFormat(
                commonFormat: format, sampleRate: sound.rate, channels: AVAudioChannelCount(sound.channels),
                interleaved: interleaved)
        else { throw AVError(.operationNotSupportedForAsset, "Samples are read as Float alone.") }
        (url, reader, processingFormat) = (fileURL, sound, layout)
        fileFormat = AVAudioFormat(
            commonFormat: .pcmFormatInt16, sampleRate: sound.rate, channels: layout.channelCount, interleaved: true)!
    }

    /// Reads as many samples as there is room for, from ``framePosition`` on. Throws an ``AVError`` at the end of the file.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads up to a number of samples, from ``framePosition`` on. Throws an ``AVError`` at the end of the file.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard isOpen, let reader, buffer.format == processingFormat, let data = buffer.floatChannelData else {
            throw AVError(.operationNotSupportedForAsset, "The buffer is laid out in another way than the file.")
        }
        let left = max(length - framePosition, 0)
        guard left > 0 else { throw AVError(.unknown, "The end of the file is reached.") }
        let count = Int(min(AVAudioFramePosition(min(frames, buffer.frameCapacity)), left))
        let channels = reader.channels
        for channel in 0..<channels {
            for frame in 0..<count {
                data[channel][frame * buffer.stride] =
                    reader.samples[(Int(framePosition) + frame) * channels + channel]
            }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition += AVAudioFramePosition(count)
    }

    // MARK: Writing

    /// Begins a file. What is there already is written over. Throws an ``AVError`` for settings that are not samples as they are.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(
            forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Begins a file. What is there already is written over. Throws an ``AVError`` for settings that are not samples as they are, and for other samples to be
    /// written than fractions of single precision.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        guard let file = AVAudioFormat(settings: settings), format == .pcmFormatFloat32,
            let layout = AVAudioFormat(
                commonFormat: format, sampleRate: file.sampleRate, channels: file.channelCount,
                interleaved: interleaved)
        else { throw AVError(.operationNotSupportedForAsset, "Sound is written as samples alone.") }
        (url, reader, fileFormat, processingFormat) = (fileURL, nil, file, layout)
        super.init()
        try head.write(to: fileURL)
        handle = try FileHandle(forUpdating: fileURL)
    }

    /// Adds samples at the end. Throws where the file can't be written.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard isOpen, let handle, buffer.format == processingFormat, let data = buffer.floatChannelData else {
            throw AVError(.operationNotSupportedForAsset, "The buffer is laid out in another way than the file.")
        }
        let (frames, channels) = (Int(buffer.frameLength), Int(processingFormat.channelCount))
        var samples: [Int16] = []
        samples.reserveCapacity(frames * channels)
        for frame in 0..<frames {
            for channel in 0..<channels {
                let sample = data[channel][frame * buffer.stride]
                samples.append(Int16(sample.isNaN ? 0 : min(max(sample, -1), 1) * 32767).littleEndian)
            }
        }
        try handle.seekToEnd()
        try handle.write(contentsOf: samples.withUnsafeBytes { Data($0) })
        written += samples.count
        // The file can be read at any time.
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: head)
    }

    /// Ends reading and writing.
    open func close() {
        isOpen = false
        try? handle?.close()
        handle = nil
    }

    /// The head of a WAVE file of 16-bit samples.
    private var head: Data {
        let rate = Int(min(max(processingFormat.sampleRate, 1), 1e9))
        return WaveHead(rate: rate, channels: Int(processingFormat.channelCount), bits: 16, isFloat: false)
            .data(size: Int(UInt32(clamping: written * 2)))
    }
}
