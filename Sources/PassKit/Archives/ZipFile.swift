import Foundation

/// The files within a zip file, which are as they are or made smaller by DEFLATE.
struct ZipFile {
    /// What a file may be large at most: a pass has pictures of a phone's width.
    private static let limit = 32 << 20
    private struct Entry {
        let method: Int
        let size: Int
        let header: Int
    }

    private let bytes: [UInt8]
    private var entries: [String: Entry] = [:]

    /// The names of the files.
    var names: [String] { entries.keys.sorted() }

    /// Reads the list of files. nil for what is no zip file.
    init?(_ data: Data) {
        bytes = Array(data)
        // The end is 22 bytes and a comment.
        let first = max(0, bytes.count - 22 - 0xFFFF)
        guard bytes.count >= 22,
            let end = stride(from: bytes.count - 22, through: first, by: -1).first(where: {
                number($0, 4) == 0x0605_4B50
            })
        else { return nil }
        var position = number(end + 16, 4)
        for _ in 0..<number(end + 10, 2) {
            guard position + 46 <= bytes.count, number(position, 4) == 0x0201_4B50 else { return nil }
            let length = number(position + 28, 2)
            guard position + 46 + length <= bytes.count else { return nil }
            let name = String(decoding: bytes[position + 46..<position + 46 + length], as: UTF8.self)
            entries[name] = Entry(
                method: number(position + 10, 2), size: number(position + 20, 4), header: number(position + 42, 4))
            position += 46 + length + number(position + 30, 2) + number(position + 32, 2)
        }
    }

    /// What a file holds; nil where there is none of that name, or where it is broken.
    func contents(of name: String) -> Data? {
        guard let entry = entries[name], entry.header + 30 <= bytes.count, number(entry.header, 4) == 0x0403_4B50 else {
            return nil
        }
        let start = entry.header + 30 + number(entry.header + 26, 2) + number(entry.header + 28, 2)
        guard start + entry.size <= bytes.count else { return nil }
        let packed = Array(bytes[start..<start + entry.size])
        switch entry.method {
        case 0: return Data(packed)
        case 8: return (try? Inflation.inflate(packed, limit: Self.limit)).map { Data($0) }
        default: return nil
        }
    }

    private func number(_ position: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
    }
}
