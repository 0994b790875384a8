import DovetailCore
import Foundation

/// The characters and runs of a text, by UTF-8 offset.
final class TextSource {
    let text: ResolvedText
    /// All characters, in contiguous storage.
    private let string: String
    /// The number of UTF-8 code units.
    let count: Int

    init(_ text: ResolvedText) {
        self.text = text
        var string = text.string
        string.makeContiguousUTF8()
        self.string = string
        count = string.utf8.count
    }

    /// The pointer is valid during the call: the string is contiguous, so it is not copied for it.
    func withBytes<Result>(
        _ range: Range<Int>, _ body: (UnsafeBufferPointer<CChar>) -> Result
    ) -> Result {
        string.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.withMemoryRebound(to: CChar.self) { body(UnsafeBufferPointer(rebasing: $0[range])) }
        }!
    }

    /// The end of the paragraph that `start` is in, without its line break, at most `limit` further on.
    func paragraphEnd(from start: Int, limit: Int) -> Int {
        let end = min(count, start + limit)
        return withBytes(start..<end) { bytes in
            bytes.firstIndex { $0 == 10 || $0 == 13 }.map { start + $0 } ?? boundary(before: end)
        }
    }

    /// The last line break between two offsets.
    func lastLineBreak(in range: Range<Int>) -> Int? {
        withBytes(range) { bytes in bytes.lastIndex { $0 == 10 }.map { range.lowerBound + $0 } }
    }

    /// The offset, or the nearest one before it that does not divide a character's code units.
    func boundary(before offset: Int) -> Int {
        guard offset < count else { return count }
        return string.utf8.withContiguousStorageIfAvailable { bytes in
            var offset = offset
            while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }!
    }

    /// The range without line breaks at its end.
    func withoutTrailingBreak(_ range: Range<Int>) -> Range<Int> {
        withBytes(range) { bytes in
            var end = bytes.count
            if end > 0, bytes[end - 1] == 10 { end -= 1 }
            if end > 0, bytes[end - 1] == 13 { end -= 1 }
            return range.lowerBound..<range.lowerBound + end
        }
    }

    /// Whether anything but spaces and line breaks follows an offset. Looks no further than a few thousand characters.
    func hasInk(after offset: Int) -> Bool {
        let end = boundary(before: min(count, offset + 4096))
        guard offset < end else { return false }
        let rest = withBytes(offset..<end) { String(decoding: UnsafeRawBufferPointer($0), as: UTF8.self) }
        return rest.contains { !$0.isWhitespace } || end < count
    }
}
