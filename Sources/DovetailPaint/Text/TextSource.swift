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

    /// Whether the text may hold words that are read from right to left, or signs that are broken in ways of their own: it has
    /// characters from Hebrew on.
    private(set) lazy var mayTurnWordsAround: Bool = withBytes(0..<count) { bytes in
        bytes.contains { UInt8(bitPattern: $0) >= 0xD6 }
    }

    /// Whether the first letter of a part is one of a script that is read from right to left; nil where there is no letter.
    func isReadFromRightToLeft(_ range: Range<Int>) -> Bool? {
        if !mayTurnWordsAround, !text.isRightToLeft { return nil }
        let bytes = string.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        let end = bytes.index(start, offsetBy: min(range.count, 4096))
        for scalar in string.unicodeScalars[start..<end] {
            switch scalar.value {
            // Hebrew, Arabic, Syriac, Thaana, N’Ko and their kin, with the forms that they have for compatibility.
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
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

    /// Whether a part has letters, digits or signs of ASCII, which each system font has: its lines are as high as those of that font. Others,
    /// such as emoji, may all be in a font that is lower.
    func hasBasicCharacters(in range: Range<Int>) -> Bool {
        withBytes(range) { bytes in bytes.contains { 0x21...0x7E ~= UInt8(truncatingIfNeeded: $0) } }
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
