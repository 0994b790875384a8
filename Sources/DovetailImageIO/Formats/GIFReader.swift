import Foundation

/// Finds the frames of a GIF file, without decoding them.
enum GIFReader {
    /// The frames that are there as a whole; nil for a file without a beginning.
    static func read(_ data: Data) -> AnimatedFile? {
        var reader = ByteReader(data)
        guard reader.count >= 13 else { return nil }
        let head = reader.bytes(0, 13)
        let palette = reader.bytes(13, colorTable(head[10]))
        var file = AnimatedFile(
            width: Int(head[6]) | Int(head[7]) << 8, height: Int(head[8]) | Int(head[9]) << 8, frames: [], loopCount: 1)
        reader.place = 13 + palette.count
        var control: [UInt8] = []
        var frame = AnimatedFile.Frame(file: Data())
        while let kind = reader.byte() {
            if kind == 0x21, let label = reader.byte() {
                let start = reader.place
                guard reader.skipBlocks() else { break }
                let block = reader.bytes(start, reader.place - start)
                if label == 0xF9, block.count >= 6 {
                    control = [0x21, 0xF9] + block
                    frame.delay = Double(Int(block[2]) | Int(block[3]) << 8) / 100
                    frame.disposal = [2: .clear, 3: .restore][Int(block[1] >> 2 & 7)] ?? .keep
                } else if label == 0xFF, block.count >= 16,
                    ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(String(decoding: block[1...11], as: UTF8.self)),
                    block[13] == 1
                {
                    file.loopCount = Int(block[14]) | Int(block[15]) << 8
                }
            } else if kind == 0x2C {
                let start = reader.place
                let place = reader.bytes(start, 9)
                guard place.count == 9 else { break }
                reader.place = start + 9 + colorTable(place[8]) + 1
                guard reader.skipBlocks() else { break }
                frame.x = Int(place[0]) | Int(place[1]) << 8
                frame.y = Int(place[2]) | Int(place[3]) << 8
                // A file of this frame alone, as large as the frame.
                frame.file = Data(head[0..<6] + place[4..<8] + head[10..<13] + palette + control)
                frame.file.append(contentsOf: [0x2C, 0, 0, 0, 0])
                frame.file.append(contentsOf: reader.bytes(start + 4, reader.place - start - 4))
                frame.file.append(0x3B)
                file.frames.append(frame)
                (frame, control) = (AnimatedFile.Frame(file: Data()), [])
            } else {
                break
            }
        }
        return file
    }

    /// The bytes of a table of colours.
    private static func colorTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}

/// Goes through bytes.
struct ByteReader {
    private let data: [UInt8]
    var place = 0

    init(_ data: Data) { self.data = [UInt8](data) }

    var count: Int { data.count }

    mutating func byte() -> UInt8? {
        guard place < data.count else { return nil }
        defer { place += 1 }
        return data[place]
    }

    /// Fewer where the bytes end.
    func bytes(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
        guard start >= 0, start < data.count, count > 0 else { return [] }
        let slice = data[start..<start + min(count, data.count - start)]
        return ArraySlice(Array(slice))
    }

    /// The number of four bytes, the highest first; nil where they are not there.
    func number(at start: Int) -> Int? {
        guard start >= 0, start + 4 <= data.count else { return nil }
        return (0..<4).reduce(0) { $0 << 8 | Int(data[start + $1]) }
    }

    /// Goes on behind a list of parts with their lengths, which one without bytes ends. False where the bytes end before.
    mutating func skipBlocks() -> Bool {
        while let length = byte() {
            if length == 0 { return true }
            place += Int(length)
        }
        return false
    }
}
