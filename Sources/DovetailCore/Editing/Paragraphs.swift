import Foundation

/// Where the paragraphs of a text are: its lines as they were written, of which very long ones are divided.
///
/// There may be millions of them, so that only one number is kept for each. Offsets are in UTF-8 code units.
struct Paragraphs {
    /// In contiguous storage.
    let text: String
    let length: Int
    /// Where each begins, and one more after the last: as if the text ended with a newline.
    private let starts: [Int]

    /// A line that is longer than this is shown as several, since shaping takes time and memory with the length.
    private static let limit = 16_384
    /// How far before the limit a space is looked for.
    private static let wordReach = 256

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        length = text.utf8.count
        starts = text.utf8.withContiguousStorageIfAvailable { Self.find(in: $0) } ?? [0, text.utf8.count + 1]
    }

    private static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        let count = bytes.count
        guard let base = bytes.baseAddress, count > 0 else { return [0, count + 1] }
        var start = 0
        while true {
            let found = memchr(base + start, 10, count - start)
            let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? count
            while end - start > limit {
                start = division(of: bytes, before: start + limit)
                starts.append(start)
            }
            start = end + 1
            starts.append(start)
            if found == nil { return starts }
        }
    }

    /// A place before which a long line is divided: after a space, or at least between two code points.
    private static func division(of bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
        for offset in stride(from: end, to: end - wordReach, by: -1) where bytes[offset - 1] == 32 { return offset }
        var end = end
        while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// How many there are; at least one.
    var count: Int { starts.count - 1 }

    /// A paragraph with the newline after it.
    func whole(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

    /// A paragraph without the newline after it.
    func range(_ index: Int) -> Range<Int> {
        let (start, next) = (starts[index], starts[index + 1])
        if next > length { return start..<length }
        guard byte(next - 1) == 10 else { return start..<next }
        // The newlines of other systems are two characters.
        return start..<(next - 2 >= start && byte(next - 2) == 13 ? next - 2 : next - 1)
    }

    private func byte(_ offset: Int) -> UInt8 { text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)] }

    /// What is written in a paragraph. NUL characters, which end a text for most libraries, are others that are as little to be seen.
    func string(_ index: Int) -> String {
        let range = range(index)
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let string = String(text[start..<text.utf8.index(start, offsetBy: range.count)])
        return string.utf8.contains(0) ? string.replacingOccurrences(of: "\0", with: "\u{1}") : string
    }

    /// The paragraph that a place is in.
    ///
    /// - Complexity: O(log *n*)
    func index(at offset: Int) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// How much is the same at the beginnings and at the ends of two texts. Together they are no more than the shorter of both.
    func unchangedEnds(from old: Paragraphs) -> (front: Int, back: Int) {
        let result = text.utf8.withContiguousStorageIfAvailable { new in
            old.text.utf8.withContiguousStorageIfAvailable { old -> (front: Int, back: Int) in
                guard let first = new.baseAddress, let second = old.baseAddress else { return (0, 0) }
                let shorter = min(new.count, old.count)
                let front = Self.common(shorter) { memcmp(first + $0, second + $0, $1) == 0 }
                let (newEnd, oldEnd) = (first + new.count, second + old.count)
                let back = Self.common(shorter - front) { memcmp(newEnd - $0 - $1, oldEnd - $0 - $1, $1) == 0 }
                return (front, back)
            }
        }
        return (result ?? nil) ?? (0, 0)
    }

    /// How many of so many places are the same, as told by a function of a place and a length.
    private static func common(_ count: Int, _ isSame: (Int, Int) -> Bool) -> Int {
        var (known, step) = (0, 1 << 20)
        while step > 0 {
            while known + step <= count, isSame(known, step) { known += step }
            step /= 2
        }
        return known
    }
}
