import Foundation

extension String {
    /// What ends a line, as its UTF-8 code units: the characters of which `isNewline` is true.
    private static let newlines: [[UInt8]] = [
        [10], [11], [12], [13], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
    ]

    /// The text without the characters that end a line.
    ///
    /// - Complexity: O(length). The bytes are looked through as a whole, since somebody may paste millions of them.
    package var withoutNewlines: String {
        var text = self
        for newline in Self.newlines { text.removeAll(newline) }
        return text
    }

    private mutating func removeAll(_ part: [UInt8]) {
        let kept = withUTF8 { bytes -> [UInt8]? in bytes.removing(part) }
        if let kept { self = String(decoding: kept, as: UTF8.self) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// What is left without any occurrence of a part; nil where there is none.
    fileprivate func removing(_ part: [UInt8]) -> [UInt8]? {
        guard let base = baseAddress else { return nil }
        var kept: [UInt8]?
        // What was not copied yet, and where to look on.
        var (rest, place) = (0, 0)
        let (first, length) = (part[0], part.count)
        while let found = memchr(base + place, Int32(first), count - place) {
            let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            place = offset + 1
            guard offset + length <= count, memcmp(base + offset, part, length) == 0 else { continue }
            if kept == nil {
                kept = []
                kept!.reserveCapacity(count)
            }
            if offset > rest { kept!.append(contentsOf: self[rest..<offset]) }
            place = offset + length
            // A run of empty lines is gone through faster than by looking for each.
            if length == 1 { while place < count, base[place] == first { place += 1 } }
            rest = place
        }
        kept?.append(contentsOf: self[rest...])
        return kept
    }
}
