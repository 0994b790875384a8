import Foundation

/// A word, a sign, a space or something else of a text.
struct TextPiece {
    enum Kind { case word, punctuation, whitespace, other }
    let range: Range<String.Index>
    let kind: Kind
}

/// Takes texts apart, by the rules of Unicode.
enum TextPieces {
    private static let boundary = try? NSRegularExpression(
        pattern: #"\b"#, options: .useUnicodeWordBoundaries)

    /// Words, and what is between them, from the beginning to the end.
    static func words(_ text: String) -> [TextPiece] {
        guard !text.isEmpty else { return [] }
        let whole = NSRange(text.startIndex..<text.endIndex, in: text)
        var marks: [String.Index] = [text.startIndex]
        for match in boundary?.matches(in: text, range: whole) ?? [] {
            guard let index = Range(match.range, in: text)?.lowerBound, index > marks[marks.count - 1] else { continue }
            marks.append(index)
        }
        if marks[marks.count - 1] < text.endIndex { marks.append(text.endIndex) }
        return zip(marks, marks.dropFirst()).flatMap { split(text, $0..<$1) }
    }

    /// What is between two boundaries: a word as a whole, else runs of characters of one kind.
    private static func split(_ text: String, _ range: Range<String.Index>) -> [TextPiece] {
        if text[range].contains(where: isOfWord) { return [TextPiece(range: range, kind: .word)] }
        var pieces: [TextPiece] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let kind = kind(text[index])
            var end = text.index(after: index)
            // Spaces stand together; signs are told one by one.
            while end < range.upperBound, kind == .whitespace, Self.kind(text[end]) == kind {
                end = text.index(after: end)
            }
            pieces.append(TextPiece(range: index..<end, kind: kind))
            index = end
        }
        return pieces
    }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static func kind(_ character: Character) -> TextPiece.Kind {
        if character.isWhitespace { return .whitespace }
        return character.isPunctuation ? .punctuation : .other
    }

    // MARK: Larger pieces

    /// Sentences with the spaces after them. A dot after what is often shortened, or after a single letter, ends none.
    static func sentences(_ text: String) -> [Range<String.Index>] {
        paragraphs(text).flatMap { sentences(text, in: $0) }
    }

    private static let shortened: Set<String> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "jr", "sr", "no", "fig", "e.g", "i.e", "bzw", "usw", "nr",
        "ca", "mme", "mlle", "sra", "srta", "gen", "col", "capt", "approx", "dept", "inc", "ltd",
    ]

    private static func sentences(_ text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            let character = text[index]
            index = text.index(after: index)
            guard ".!?…。！？".contains(character) else { continue }
            // What closes belongs to the sentence, as do more signs of its end.
            while index < range.upperBound, ".!?…。！？\"”’»)]".contains(text[index]) { index = text.index(after: index) }
            let end = index
            while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
            let isWide = "。！？".contains(character)
            guard index == range.upperBound || isWide || index > end else { continue }
            if index < range.upperBound, text[index].isLowercase, character == "." || character == "…" { continue }
            if character == ".", index < range.upperBound, isShortened(text[start..<end]) { continue }
            result.append(start..<index)
            start = index
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    private static func isShortened(_ sentence: Substring) -> Bool {
        let last = sentence.dropLast().split(whereSeparator: \.isWhitespace).last ?? ""
        return last.count == 1 && last.first?.isUppercase == true || shortened.contains(last.lowercased())
    }

    /// Paragraphs with the ends of their lines.
    static func paragraphs(_ text: String) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            let isEnd = text[index].isNewline
            index = text.index(after: index)
            if isEnd {
                result.append(start..<index)
                start = index
            }
        }
        if start < text.endIndex { result.append(start..<text.endIndex) }
        return result
    }

    /// The pieces of a unit that an app is told of.
    static func tokens(_ text: String, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        switch unit {
        case .word: words(text).filter { $0.kind == .word || isEmoji(text[$0.range]) }.map(\.range)
        case .sentence: sentences(text)
        case .paragraph: paragraphs(text)
        case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        }
    }

    static func isEmoji(_ piece: Substring) -> Bool {
        piece.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }
}
