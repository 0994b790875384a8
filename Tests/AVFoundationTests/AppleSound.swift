import Foundation
import Testing

@testable import DovetailMedia

/// Files in the Core Audio Format, as `afconvert` makes them.
enum AppleSound: CaseIterable {
    case plain, littleEndian, bytes, float, compressed, unknownLength

    /// How long it is.
    var seconds: Double {
        switch self {
        case .compressed: 6400 / 22050
        default: 0.5
        }
    }

    private struct Format {
        var rate = 8000.0
        var kind = "lpcm"
        var flags = 0
        var packet = 2
        var frames = 1
        var channels = 1
        var bits = 16
    }

    private var format: Format {
        switch self {
        case .plain, .unknownLength: Format(packet: 4, channels: 2)
        case .littleEndian: Format(flags: 2)
        case .bytes: Format(packet: 1, bits: 8)
        case .float: Format(flags: 1, packet: 4, bits: 32)
        case .compressed: Format(rate: 22050, kind: "ima4", packet: 68, frames: 64, channels: 2, bits: 0)
        }
    }

    var file: Data {
        func bytes(_ value: Int, _ count: Int) -> Data {
            Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        func chunk(_ kind: String, _ content: Data, length: Int? = nil) -> Data {
            Data(kind.utf8) + bytes(length ?? content.count, 8) + content
        }
        let format = format
        let description =
            bytes(Int(bitPattern: UInt(format.rate.bitPattern)), 8) + Data(format.kind.utf8)
            + [format.flags, format.packet, format.frames, format.channels, format.bits].map { bytes($0, 4) }.joined()
        let packets = format.frames == 1 ? Int(format.rate * seconds) : 100
        let sound = bytes(0, 4) + Data(repeating: 3, count: packets * format.packet)
        return Data("caff".utf8) + bytes(1, 2) + bytes(0, 2) + chunk("desc", description)
            + chunk("free", Data(count: 100))
            + chunk("data", sound, length: self == .unknownLength ? -1 : nil)
    }
}

@Suite("Core Audio files") struct CoreAudioFileTests {
    @Test("samples become those of WAVE: the lowest byte first, and bytes without a sign")
    func samples() throws {
        #expect(try #require(CoreAudioFile(AppleSound.bytes.file)).wave.suffix(2) == Data([0x83, 0x83]))
        let head = try #require(CoreAudioFile(AppleSound.float.file)).wave.prefix(44)
        #expect(head[20] == 3 && head[34] == 32 && Data(head.prefix(4)) == Data("RIFF".utf8))
        var file = AppleSound.plain.file
        file.replaceSubrange(file.count - 2..<file.count, with: [1, 2])
        #expect(try #require(CoreAudioFile(file)).wave.suffix(2) == Data([2, 1]))
        #expect(CoreAudioFile(Data("caff".utf8)) == nil && CoreAudioFile(Data("RIFF and more".utf8)) == nil)
    }

    @Test("compressed samples are those that the steps of IMA's table give")
    func compressed() {
        var packet = [UInt8](repeating: 0, count: 34)
        // Twice a whole step up, once a whole step down: steps of 7, 9 and 11, each with an eighth of it.
        (packet[2], packet[3]) = (0x44, 0x0C)
        let samples = IMASound.decoded(Data(packet), channels: 1)
        #expect(samples.count == 128)
        let values = (0..<4).map { Int16(samples[$0 * 2]) | Int16(samples[$0 * 2 + 1]) << 8 }
        #expect(values == [7, 17, 5, 6])
    }
}
