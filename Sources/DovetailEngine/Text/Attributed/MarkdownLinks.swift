import Foundation

/// What binds stronger than emphasis: code, links, addresses, and characters by name.
extension MarkdownParser {
    func run(of mark: Character, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, character(index) == mark { index += 1 }
        return index - start
    }

    func closingCode(from start: Int, _ length: Int, _ end: Int) -> Int? {
        var index = start
        while index < end {
            guard character(index) == "`" else {
                index += 1
                continue
            }
            let found = run(of: "`", from: index, to: end)
            if found == length { return index }
            index += found
        }
        return nil
    }

    /// `[text](target)`, with a target of no more than a few thousand characters.
    mutating func bracket(from start: Int, _ limit: Int) -> (text: Range<Int>, target: String, end: Int)? {
        let index = partners.square[start]
        guard index != 0, index + 1 < limit, character(index + 1) == "(" else { return nil }
        let end = partners.round[index + 1]
        guard end != 0, end < min(limit, index + 4096) else { return nil }
        var target = String((index + 2..<end).compactMap { character($0) })
        // A title after the address is for browsers.
        if let space = target.firstIndex(of: " "), target[space...].contains("\"") { target = String(target[..<space]) }
        if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
        return (start + 1..<index, target, end + 1)
    }

    /// `<https://…>`.
    func autolink(from start: Int, _ limit: Int) -> (URL, Int)? {
        var text = ""
        var index = start + 1
        while index < min(limit, start + 2048), let next = character(index), next != ">", !next.isWhitespace,
            next != "<"
        {
            text.append(next)
            index += 1
        }
        guard character(index) == ">", index < limit, text.contains(":"), text.first?.isLetter == true,
            let url = URL(string: text)
        else { return nil }
        return (url, index + 1)
    }

    /// An address that stands in the text by itself.
    func bareLink(from start: Int, _ range: Range<Int>) -> (URL, Int)? {
        let isAtWordStart = start == range.lowerBound || !(character(start - 1)?.isLetter ?? false)
        guard isAtWordStart, ["http://", "https://"].contains(where: { matches($0, start, range.upperBound) }) else {
            return nil
        }
        var text = ""
        var index = start
        while index < min(range.upperBound, start + 2048), let next = character(index), !next.isWhitespace, next != "<"
        {
            text.append(next)
            index += 1
        }
        while let last = text.last, ".,;:!?'\"*_~)".contains(last) {
            text.removeLast()
            index -= 1
        }
        guard let url = URL(string: text), url.host != nil else { return nil }
        return (url, index)
    }

    private func matches(_ word: String, _ start: Int, _ limit: Int) -> Bool {
        var index = start
        for expected in word {
            guard index < limit, character(index) == expected else { return false }
            index += 1
        }
        return true
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "mdash": "—", "ndash": "–",
    ]

    func entity(from start: Int, _ limit: Int) -> (Character, Int)? {
        var name = ""
        var index = start + 1
        while index < min(limit, start + 12), let next = character(index), next != ";" {
            name.append(next)
            index += 1
        }
        guard character(index) == ";", index < limit else { return nil }
        if let known = Self.entities[name] { return (known, index + 1) }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let code, code != 0, let scalar = Unicode.Scalar(code) else { return nil }
        return (Character(scalar), index + 1)
    }
}
