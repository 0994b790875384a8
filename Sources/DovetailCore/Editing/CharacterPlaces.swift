import Foundation

/// Finds where characters begin and end around a place, in UTF-8 code units of a text, without looking far.
///
/// A text that a person pastes may hold millions of marks on one letter, which are one character for Swift. Beyond some distance each
/// code point counts as a character here, so that no key takes the longer the more of them there are.
struct CharacterPlaces {
    private let utf8: String.UTF8View
    private let count: Int

    /// How far is looked, in code units. Characters of people's languages and emoji are a few dozen long at most.
    private static let reach = 512

    /// - Parameter text: Its storage should be contiguous, as that of texts that were edited is.
    init(_ text: String) {
        utf8 = text.utf8
        count = text.utf8.count
    }

    private func byte(_ offset: Int) -> UInt8 { utf8[utf8.index(utf8.startIndex, offsetBy: offset)] }

    /// The offset, or the beginning of the code point that it divides.
    private func scalarStart(_ offset: Int) -> Int {
        var offset = min(max(offset, 0), count)
        while offset > 0, offset < count, byte(offset) & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// The ends of the characters that begin within a stretch, the last of which may reach beyond it.
    private func ends(in range: Range<Int>) -> [Int] {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let part = Substring(utf8[start..<utf8.index(start, offsetBy: range.count)])
        var end = range.lowerBound
        return part.map { character in
            end += character.utf8.count
            return end
        }
    }

    /// The beginning of the character that an offset divides; the offset where it divides none.
    func start(at offset: Int) -> Int {
        let offset = scalarStart(offset)
        guard offset > 0, offset < count else { return offset }
        let first = scalarStart(offset - Self.reach)
        // What comes after may belong to the character as well, but its beginning is the same.
        let known = ends(in: first..<end(ofScalarAt: offset))
        // The last character before the one with the code point at the offset.
        return known.last { $0 <= offset } ?? (first == 0 ? 0 : offset)
    }

    private func end(ofScalarAt offset: Int) -> Int {
        var end = min(offset + 1, count)
        while end < count, byte(end) & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// The end of the character that begins at an offset.
    func next(after offset: Int) -> Int {
        let offset = scalarStart(offset)
        guard offset < count else { return count }
        let limit = scalarStart(min(offset + Self.reach, count))
        let first = ends(in: offset..<limit).first ?? limit
        return first == limit && limit < count ? end(ofScalarAt: offset) : first
    }

    /// The beginning of the character that ends at an offset.
    func previous(before offset: Int) -> Int {
        let offset = scalarStart(offset)
        guard offset > 0 else { return 0 }
        let first = scalarStart(offset - Self.reach)
        let known = ends(in: first..<offset)
        if known.count > 1 { return known[known.count - 2] }
        return first == 0 ? 0 : scalarStart(offset - 1)
    }
}
