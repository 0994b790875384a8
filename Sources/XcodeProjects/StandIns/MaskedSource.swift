import Foundation

/// The bytes of a source in which comments are spaces and texts are quotation marks, so that every place keeps its number.
struct MaskedSource {
    let bytes: [UInt8]
    /// The source as it is written, for names within texts.
    private let written: [UInt8]
    private let lines: [Int]

    init(_ text: String) {
        var bytes: [UInt8] = []
        for piece in SourceCode(text).pieces {
            if piece.isCode {
                bytes += piece.text.utf8
            } else {
                let filling = UInt8(ascii: piece.text.first == "/" ? " " : "\"")
                bytes += piece.text.utf8.map { $0 == 10 ? 10 : filling }
            }
        }
        self.bytes = bytes
        written = Array(text.utf8)
        lines = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    }

    /// The place that the compiler tells as a line and a column.
    func place(line: Int, column: Int) -> Int? {
        guard line >= 1, line <= lines.count else { return nil }
        let place = lines[line - 1] + column - 1
        return place <= bytes.count ? place : nil
    }

    func line(of place: Int) -> Int { lines.lastIndex { $0 <= place }! + 1 }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }

    func endOfName(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
        return end
    }

    func startOfName(_ end: Int) -> Int {
        var start = end
        while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
        return start
    }

    func startOfLine(_ place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        return start
    }

    /// The name that is written at a place or, where a question mark is, before it, be it in a text.
    func writtenName(at place: Int) -> String {
        var start = place
        if start < written.count, written[start] == UInt8(ascii: "?") {
            while start > 0, Self.isName(written[start - 1]) { start -= 1 }
        }
        var end = start
        while end < written.count, Self.isName(written[end]) { end += 1 }
        return String(decoding: written[start..<end], as: UTF8.self)
    }

    /// What `#if`, `#elseif` and `#else` ask for around a place, the outermost first, each as one condition.
    func conditions(around place: Int) -> [String] {
        // Of each block those of the branches before, and that of the one that the place is in; nil for the last branch's.
        var open: [(before: [String], own: String?)] = []
        for line in text(0..<min(place, bytes.count)).split(separator: "\n") {
            let line = line.trimmingPrefix(while: { $0 == " " || $0 == "\t" })
            func condition(after word: String) -> String? {
                guard line.hasPrefix(word), let next = line.dropFirst(word.count).first, next == " " || next == "("
                else { return nil }
                return line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
            }
            if let condition = condition(after: "#if") {
                open.append(([], condition))
            } else if let condition = condition(after: "#elseif"), var block = open.popLast() {
                if let own = block.own { block.before.append(own) }
                open.append((block.before, condition))
            } else if line.hasPrefix("#else"), var block = open.popLast() {
                if let own = block.own { block.before.append(own) }
                open.append((block.before, nil))
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            }
        }
        return open.map { block in
            (block.before.map { "!(\($0))" } + (block.own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
        }
    }

    /// The braces that are open at a place, the inmost first.
    func braces(around place: Int) -> [Int] {
        var braces: [Int] = []
        var depth = 0
        for index in stride(from: min(place, bytes.count) - 1, through: 0, by: -1) {
            switch bytes[index] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth == 0: braces.append(index)
            case UInt8(ascii: "{"): depth -= 1
            default: break
            }
        }
        return braces
    }

    func skippingSpace(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 || bytes[index] == 10 || bytes[index] == 13 {
            index += 1
        }
        return index
    }

    /// The place after the bracket that closes the one at a place.
    func end(of start: Int) -> Int? {
        let open = bytes[start]
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open + 2
        var depth = 0
        for index in start..<bytes.count {
            if bytes[index] == open { depth += 1 }
            if bytes[index] == close, !(close == UInt8(ascii: ">") && index > 0 && bytes[index - 1] == 0x2D) {
                depth -= 1
            }
            if depth == 0 { return index + 1 }
            if open == UInt8(ascii: "<"), bytes[index] == 10 || bytes[index] == UInt8(ascii: "{") { return nil }
        }
        return nil
    }

    /// What commas separate in a range, outside of brackets.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(start..<index)
                start = index + 1
            default: break
            }
        }
        if skippingSpace(start) < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    /// The statement that a place is in, up to that place.
    func statement(before place: Int) -> Range<Int> {
        var start = place
        var depth = 0
        while start > 0 {
            let byte = bytes[start - 1]
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth += 1 }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                if depth == 0 { break }
                depth -= 1
            }
            if depth == 0, byte == UInt8(ascii: ";") { break }
            if depth == 0, byte == 10 {
                // A line that begins with a point goes on with the one before.
                let first = skippingSpace(start)
                if first >= place || first < bytes.count && bytes[first] != UInt8(ascii: ".") { break }
            }
            start -= 1
        }
        return start..<place
    }

    /// Whether a place belongs to what `if` and its like ask, so that a brace after it opens their body.
    func isInCondition(_ place: Int) -> Bool {
        let words = text(statement(before: place)).split { $0 == " " || $0 == "\n" || $0 == "\t" }
        return ["if", "guard", "while", "for", "switch", "else", "where"].contains { words.contains(Substring($0)) }
    }

    /// Whether a place is in the declaration of a variable's type or a type, whose body a brace opens.
    func isDeclared(_ place: Int) -> Bool {
        let text = text(statement(before: place))
        let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }
        return ["func", "struct", "class", "extension", "enum", "protocol", "init", "->"].contains {
            words.contains(Substring($0))
        } || (words.contains("var") && !text.contains("="))
    }

    /// Whether a range has a word, not followed by a character.
    func hasWord(_ word: String, in range: Range<Int>, except next: UInt8) -> Bool {
        let word = Array(word.utf8)
        guard range.count >= word.count else { return false }
        for index in range.lowerBound...(range.upperBound - word.count)
        where bytes[index] == word[0] && bytes[index..<index + word.count].elementsEqual(word) {
            let after = index + word.count
            if index > 0, Self.isName(bytes[index - 1]) { continue }
            if after < bytes.count, Self.isName(bytes[after]) || bytes[after] == next { continue }
            return true
        }
        return false
    }

    /// Where the word `in` of a closure's head is.
    func wordIn(after start: Int, before end: Int) -> Int? {
        var index = start
        while index + 1 < end, bytes[index] != 10 || index == start {
            if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "=") { return nil }
            if bytes[index] == UInt8(ascii: "i"), bytes[index + 1] == UInt8(ascii: "n"), index > start,
                !Self.isName(bytes[index - 1]), index + 2 >= bytes.count || !Self.isName(bytes[index + 2])
            {
                let head = text(start..<index)
                return head.contains("for ") ? nil : index
            }
            index += 1
        }
        return nil
    }
}
