import Foundation

/// Whether an encoded picture is there as a whole, told by how its file is built: nothing is decoded.
///
/// Decoders make a picture of half a file too, and grey of the rest. A program that loads a picture wants to know that it is damaged.
package enum PictureContainer {
    /// False when bytes are missing or a checksum of the file's is wrong; nil for a format whose files do not tell.
    package static func isWhole(_ data: Data) -> Bool? {
        data.withUnsafeBytes { bytes in
            var reader = Reader(bytes: bytes)
            if reader.starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return reader.readPNG() }
            if reader.starts([0xFF, 0xD8]) { return reader.readJPEG() }
            if reader.starts(Array("GIF8".utf8)) { return reader.readGIF() }
            if reader.starts(Array("RIFF".utf8)) { return bytes.count >= 12 && reader.little(at: 4) + 8 <= bytes.count }
            return nil
        }
    }
}

/// Goes through the parts of a file.
private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var place = 0

    func starts(_ head: [UInt8]) -> Bool { bytes.starts(with: head) }

    func little(at offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return .max / 2 }
        return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    private func big(at offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }

    /// Chunks with a length, a type, bytes and their checksum.
    mutating func readPNG() -> Bool {
        place = 8
        var hasPixels = false
        while place + 12 <= bytes.count {
            let length = big(at: place)
            guard length <= bytes.count - place - 12 else { return false }
            let type = big(at: place + 4)
            guard PictureChecksum.of(bytes, from: place + 4, count: length + 4) == UInt32(big(at: place + 8 + length))
            else {
                return false
            }
            if type == 0x4944_4154 { hasPixels = true }  // IDAT
            if type == 0x4945_4E44 { return hasPixels }  // IEND
            place += length + 12
        }
        return false
    }

    /// Segments with a marker and a length. After one that begins a scan come bytes up to the next marker.
    mutating func readJPEG() -> Bool {
        place = 2
        while place + 1 < bytes.count {
            guard bytes[place] == 0xFF else { return false }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF: place += 1
            case 0xD9: return true
            case 0x01, 0xD0...0xD7: place += 2
            default:
                guard place + 3 < bytes.count else { return false }
                place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
                if marker == 0xDA { skipScan() }
            }
        }
        return false
    }

    private mutating func skipScan() {
        while place + 1 < bytes.count {
            // Within a scan a zero after 0xFF means the byte itself, and restarts are no end.
            if bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7).contains(bytes[place + 1]) { return }
            place += 1
        }
    }

    /// Blocks, each ended by a part without bytes. A file without its last byte is no loss once a picture was there.
    mutating func readGIF() -> Bool {
        func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        guard bytes.count > 13 else { return false }
        place = 13 + table(bytes[10])
        var hasPixels = false
        while place < bytes.count {
            let kind = bytes[place]
            switch kind {
            case 0x3B: return hasPixels
            case 0x21: place += 2
            case 0x2C:
                guard place + 10 < bytes.count else { return false }
                place += 10 + table(bytes[place + 9]) + 1
            default: return hasPixels
            }
            while true {
                guard place < bytes.count else { return false }
                let length = Int(bytes[place])
                place += length + 1
                if length == 0 { break }
            }
            hasPixels = hasPixels || kind == 0x2C
        }
        return hasPixels
    }
}
