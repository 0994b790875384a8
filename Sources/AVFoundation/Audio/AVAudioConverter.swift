import DovetailMedia
import Foundation
import FoundationAdditions

/// Gives a converter samples. It is told how many the converter needs at the least, says in the second argument whether it has any, and returns nil where
/// it has none.
public typealias AVAudioConverterInputBlock = (
    _ inNumberOfPackets: AVAudioPacketCount, _ outStatus: UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Whether a converter is given samples.
public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData
    /// There are none now; more may follow.
    case noDataNow
    /// There are no more.
    case endOfStream
}

/// How a conversion has ended.
public enum AVAudioConverterOutputStatus: Int, Sendable {
    /// All that was asked for, or the last that there is.
    case haveData
    /// Less than was asked for: there is no more input now.
    case inputRanDry
    /// Nothing, since the input has ended.
    case endOfStream
    case error
}

/// How a converter treats the time before its first sample when it changes the rate. Here it takes that for silence, whichever of these is chosen.
public enum AVAudioConverterPrimeMethod: Int, Sendable {
    case pre
    case normal
    case none
}

/// Turns samples into others: of another rate, another number of sounds, or written in another way.
///
/// GStreamer converts. Two sounds become one by their mean, one becomes two by being there twice. One thread at a time.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    /// How the samples that it is given are laid out.
    public let inputFormat: AVAudioFormat
    /// How those that it gives are laid out.
    public let outputFormat: AVAudioFormat
    /// How it treats the time before its first sample. Kept, and makes no difference; see ``AVAudioConverterPrimeMethod``.
    open var primeMethod: AVAudioConverterPrimeMethod = .normal
    /// How much is heard of a change of rate, as of ``AVAudioQuality``. Setting it forgets what was converted before.
    open var sampleRateConverterQuality: Int = AVAudioQuality.medium.rawValue {
        didSet {
            guard sampleRateConverterQuality != oldValue,
                let other = Self.converter(from: inputFormat, to: outputFormat, quality: sampleRateConverterQuality)
            else { return }
            converter = other
            reset()
        }
    }

    private var converter: SoundConverter
    /// The last buffer that the app gave, and the number of its first sample that is not yet converted.
    private var pending: (buffer: AVAudioPCMBuffer, start: Int)?
    private var hasEnded = false
    /// How many samples of silence are still to push out what the converter keeps, once the input has ended.
    private var tail = 0

    /// Nil where the one can't be made of the other.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        guard let converter = Self.converter(from: fromFormat, to: toFormat, quality: AVAudioQuality.medium.rawValue)
        else { return nil }
        self.converter = converter
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    private static func converter(
        from input: AVAudioFormat, to output: AVAudioFormat, quality: Int
    ) -> SoundConverter? {
        guard let source = input.layout, let target = output.layout else { return nil }
        return SoundConverter(from: source, to: target, quality: quality * 10 / AVAudioQuality.max.rawValue)
    }

    /// Forgets what came before, so that another sound can follow.
    open func reset() {
        converter.reset()
        (pending, hasEnded, tail) = (nil, false, 0)
    }

    /// Converts all samples of a buffer to one of the same rate. Throws where the rates differ, the buffers are not laid out as they should be, or there is not
    /// enough room.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputFormat.sampleRate == outputFormat.sampleRate, inputBuffer.format == inputFormat,
            outputBuffer.format == outputFormat, outputBuffer.frameCapacity >= inputBuffer.frameLength,
            push(inputBuffer.blocks, Int(inputBuffer.frameLength), to: outputBuffer, at: 0)
        else { throw Self.failure }
        outputBuffer.frameLength = inputBuffer.frameLength
    }

    /// Fills a buffer, asking for samples as often as they are needed.
    ///
    /// - Parameters:
    ///   - outputBuffer: As much of it is filled as it has room for, or as there are samples for.
    ///   - outError: Set to what went wrong with ``AVAudioConverterOutputStatus/error``.
    ///   - inputBlock: Gives samples. What it gives is used until it is asked again.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer, output.format == outputFormat else {
            outError?.pointee = Self.failure
            return .error
        }
        let room = Int(output.frameCapacity)
        var made = 0
        var isDry = false
        while made < room, !isDry {
            let isPushing = hasEnded && tail > 0
            guard pending != nil || isPushing else {
                guard !hasEnded else { break }
                var status = AVAudioConverterInputStatus.haveData
                let wanted = AVAudioPacketCount(max(converter.inputCount(for: room - made), 1))
                let given = inputBlock(wanted, &status)
                switch status {
                case .haveData:
                    guard let buffer = given as? AVAudioPCMBuffer, buffer.format == inputFormat else {
                        outError?.pointee = Self.failure
                        return .error
                    }
                    if buffer.frameLength > 0 { pending = (buffer, 0) }
                case .noDataNow: isDry = true
                case .endOfStream:
                    (hasEnded, tail) = (true, inputFormat.sampleRate == outputFormat.sampleRate ? 0 : converter.latency)
                }
                continue
            }
            let there = pending.map { Int($0.buffer.frameLength) - $0.start } ?? tail
            var count = min(there, max(converter.inputCount(for: room - made), 1))
            while count > 0, converter.outputCount(of: count) > room - made { count -= 1 }
            // Not even one more sample of input fits: what comes of it would be more than there is room for.
            guard count > 0 else { break }
            let blocks = pending.map { pending in
                pending.buffer.blocks.map { $0 + pending.start * pending.buffer.frameStep }
            }
            let result = converter.outputCount(of: count)
            guard push(blocks, count, to: output, at: made) else {
                outError?.pointee = Self.failure
                return .error
            }
            made += result
            if let known = pending {
                pending = count == there ? nil : (known.buffer, known.start + count)
            } else {
                tail -= count
            }
        }
        output.frameLength = AVAudioFrameCount(made)
        if isDry { return .inputRanDry }
        return made == 0 && hasEnded ? .endOfStream : .haveData
    }

    /// Converts some samples to a place of a buffer.
    private func push(
        _ blocks: [UnsafeMutableRawPointer]?, _ count: Int, to output: AVAudioPCMBuffer, at start: Int
    ) -> Bool {
        guard count > 0 else { return true }
        return converter.convert(
            blocks, count: count, to: output.blocks.map { $0 + start * output.frameStep },
            outputCount: converter.outputCount(of: count))
    }

    /// Something was given that is not laid out as it should be, or does not fit.
    private static var failure: NSError { NSError(domain: NSOSStatusErrorDomain, code: -50) }
}

extension AVAudioFormat {
    /// The same for GStreamer; nil for samples that are written in no way there is.
    fileprivate var layout: SoundConverter.Layout? {
        let sample: SoundConverter.Layout.Sample
        switch commonFormat {
        case .pcmFormatFloat32: sample = .float32
        case .pcmFormatFloat64: sample = .float64
        case .pcmFormatInt16: sample = .int16
        case .pcmFormatInt32: sample = .int32
        case .otherFormat: return nil
        }
        guard let rate = Int(exactly: sampleRate.rounded()) else { return nil }
        return .init(sample: sample, rate: rate, channels: Int(channelCount), isInterleaved: isInterleaved)
    }
}
