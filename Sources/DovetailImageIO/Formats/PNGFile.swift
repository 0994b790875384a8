import DovetailEngine
import Foundation

/// The chunks of a PNG file, and the frames of one that moves.
struct PNGFile {
    struct Chunk {
        let type: String
        let bytes: ArraySlice<UInt8>
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Those that are there as a whole.
    private(set) var chunks: [Chunk] = []

    init(_ data: Data) {
        let reader = ByteReader(data)
        var place = 8
        while let length = reader.number(at: place), length <= reader.count - place - 12 {
            chunks.append(
                Chunk(
                    type: String(decoding: reader.bytes(place + 4, 4), as: UTF8.self),
                    bytes: reader.bytes(place + 8, length)))
            place += length + 12
        }
    }

    func first(_ type: String) -> ArraySlice<UInt8>? { chunks.first { $0.type == type }?.bytes }

    /// A file of chunks.
    static func data(_ chunks: [(type: String, bytes: [UInt8])]) -> Data {
        var data = Data(signature)
        for (type, bytes) in chunks {
            let named = Array(type.utf8) + bytes
            let checksum = named.withUnsafeBytes { PictureChecksum.of($0, from: 0, count: $0.count) }
            data.append(contentsOf: big(bytes.count) + named + big(Int(checksum)))
        }
        return data
    }

    /// A number in four bytes, or fewer.
    static func big(_ number: Int, bytes: Int = 4) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// The frames; nil for a file that does not move.
    func animation() -> AnimatedFile? {
        guard let control = first("acTL"), let header = first("IHDR"), control.count >= 8, header.count == 13 else {
            return nil
        }
        let size = ByteReader(Data(header))
        var file = AnimatedFile(
            width: size.number(at: 0) ?? 0, height: size.number(at: 4) ?? 0, frames: [],
            loopCount: ByteReader(Data(control)).number(at: 4) ?? 0)
        // What all frames share: the colours.
        let shared = chunks.prefix { $0.type != "IDAT" }.filter { !["IHDR", "acTL", "fcTL"].contains($0.type) }
        var frame: AnimatedFile.Frame?
        var frameSize: [UInt8] = []
        var pixels: [UInt8] = []
        func end() {
            guard var done = frame, !pixels.isEmpty else { return }
            done.file = Self.data(
                [("IHDR", frameSize + header.dropFirst(8))] + shared.map { ($0.type, Array($0.bytes)) }
                    + [("IDAT", pixels), ("IEND", [])])
            file.frames.append(done)
        }
        for chunk in chunks {
            switch chunk.type {
            case "fcTL" where chunk.bytes.count >= 26:
                end()
                let bytes = Array(chunk.bytes)
                frame = Self.frame(bytes)
                (frameSize, pixels) = (Array(bytes[4..<12]), [])
            case "IDAT": if frame != nil { pixels += chunk.bytes }
            case "fdAT": pixels += chunk.bytes.dropFirst(4)
            default: break
            }
        }
        end()
        return file.frames.isEmpty ? nil : file
    }

    private static func frame(_ bytes: [UInt8]) -> AnimatedFile.Frame {
        let reader = ByteReader(Data(bytes))
        let (numerator, denominator) = (Int(bytes[20]) << 8 | Int(bytes[21]), Int(bytes[22]) << 8 | Int(bytes[23]))
        return AnimatedFile.Frame(
            file: Data(), x: reader.number(at: 12) ?? 0, y: reader.number(at: 16) ?? 0,
            delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
            disposal: [1: .clear, 2: .restore][Int(bytes[24])] ?? .keep, replaces: bytes[25] == 0)
    }
}
