import Foundation

/// A sound in Apple's Core Audio Format (`.caf`) whose samples are kept as they are, or by IMA's ADPCM: what `afconvert` makes of the sounds of apps.
///
/// GStreamer's usual plugins have no reader for such files, so they are handed to it as WAVE. Other kinds of sound in such files are left to the plugins that
/// know them.
struct CoreAudioFile {
    private let rate: Double
    private let channels: Int
    private let bits: Int
    private let isFloat: Bool
    /// In the order of WAVE.
    private let samples: Data

    /// Larger files are left to GStreamer: they are read as a whole here.
    private static let largest = 256 << 20

    /// Whether a file begins as such files do.
    static func isOne(_ file: URL) -> Bool {
        guard file.isFileURL, let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)) == Data("caff".utf8)
    }

    /// Nil for what is no such file, or is one of another kind of sound.
    init?(_ file: URL) {
        guard Self.isOne(file), let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
            size <= Self.largest, let data = try? Data(contentsOf: file)
        else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        var reader = BigEndianReader(data)
        guard reader.text() == "caff", reader.integer(2) == 1, reader.integer(2) != nil else { return nil }
        var format: Format?
        var sound: Data?
        var packets = (priming: 0, valid: Int?.none)
        while let kind = reader.text(), let length = reader.integer(8) {
            // The samples of a file that was not closed go on to its end.
            let size = length == .max || length > reader.left ? reader.left : length
            guard let part = reader.bytes(size) else { break }
            switch kind {
            case "desc": format = Format(part)
            case "data": sound = part.dropFirst(4)
            case "pakt":
                var table = BigEndianReader(part)
                guard table.integer(8) != nil, let valid = table.integer(8), let priming = table.integer(4) else {
                    return nil
                }
                packets = (priming, valid > 0 ? valid : nil)
            default: break
            }
        }
        guard let format, let sound else { return nil }
        (rate, channels) = (format.rate, format.channels)
        switch format.kind {
        case "lpcm":
            guard [8, 16, 24, 32, 64].contains(format.bits), format.bytes == format.bits / 8 * channels,
                !format.isFloat || format.bits >= 32
            else { return nil }
            (bits, isFloat) = (format.bits, format.isFloat)
            samples = Self.waveOrder(sound, format)
        case "ima4":
            guard format.bytes == IMASound.packetLength * channels else { return nil }
            (bits, isFloat) = (16, false)
            let all = IMASound.decoded(sound, channels: channels)
            let frame = channels * 2
            let begin = min(packets.priming * frame, all.count)
            let end = min(begin + (packets.valid ?? all.count / frame) * frame, all.count)
            samples = all.subdata(in: begin..<end)
        default: return nil
        }
    }

    /// The bytes of each sample from the lowest to the highest, and those of one byte without a sign.
    private static func waveOrder(_ sound: Data, _ format: Format) -> Data {
        let width = format.bits / 8
        var bytes = [UInt8](sound)
        bytes.removeLast(bytes.count % (width * format.channels))
        if width == 1 {
            for index in bytes.indices { bytes[index] ^= 0x80 }
        } else if !format.isLittleEndian {
            for start in stride(from: 0, to: bytes.count, by: width) { bytes[start..<start + width].reverse() }
        }
        return Data(bytes)
    }

    /// The same sound as a file of WAVE.
    var wave: Data {
        WaveHead(rate: Int(rate), channels: channels, bits: bits, isFloat: isFloat).data(size: samples.count) + samples
    }

    /// How the samples are written.
    private struct Format {
        let rate: Double
        let kind: String
        let isFloat: Bool
        let isLittleEndian: Bool
        /// Of a packet: of a frame where samples are kept as they are.
        let bytes: Int
        let channels: Int
        let bits: Int

        init?(_ data: Data) {
            var reader = BigEndianReader(data)
            guard let pattern = reader.pattern(), let kind = reader.text(), let flags = reader.integer(4),
                let bytes = reader.integer(4), reader.integer(4) != nil, let channels = reader.integer(4),
                let bits = reader.integer(4)
            else { return nil }
            rate = Double(bitPattern: pattern)
            guard rate >= 1, rate <= 1e6, (1...64).contains(channels) else { return nil }
            (self.kind, self.bytes, self.channels, self.bits) = (kind, bytes, channels, bits)
            (isFloat, isLittleEndian) = (flags & 1 != 0, flags & 2 != 0)
        }
    }
}

/// Reads numbers whose highest byte comes first.
private struct BigEndianReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var left: Int { rest.count }

    mutating func bytes(_ count: Int) -> Data? {
        guard count >= 0, rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func pattern(_ count: Int = 8) -> UInt64? { bytes(count)?.reduce(0) { $0 << 8 | UInt64($1) } }

    /// A length; one that is unknown, or larger than any file, is the largest number.
    mutating func integer(_ count: Int) -> Int? { pattern(count).map { Int(exactly: $0) ?? .max } }

    mutating func text() -> String? { bytes(4).map { String(decoding: $0, as: UTF8.self) } }
}
