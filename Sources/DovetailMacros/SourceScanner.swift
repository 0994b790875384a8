/// Cuts Swift into the nodes of a ``SourceTree``. Takes time in proportion to the text.
struct SourceScanner {
    private let source: String
    private var position: String.Index
    private var isAtLineStart = true
    /// The last thing read was a value, so that a slash after it divides.
    private var followsValue = false

    init(_ source: String) {
        self.source = source
        position = source.startIndex
    }

    private var current: Character? { position < source.endIndex ? source[position] : nil }

    private func starts(with text: String) -> Bool { source[position...].hasPrefix(text) }

    private mutating func advance() { position = source.index(after: position) }

    /// The nodes up to a closing bracket, which is read too; nil stands for the end.
    mutating func nodes(until close: Character?) throws -> [SourceTree.Node] {
        var nodes: [SourceTree.Node] = []
        while true {
            skipSpaceAndComments()
            guard let character = current else {
                guard close == nil else { throw MacroError(text: "there is a bracket that is not closed") }
                return nodes
            }
            if character == close {
                advance()
                followsValue = true
                return nodes
            }
            nodes.append(try node(character))
        }
    }

    private mutating func node(_ character: Character) throws -> SourceTree.Node {
        let start = position
        let startsLine = isAtLineStart
        isAtLineStart = false
        if let close = Self.closing[character] {
            advance()
            followsValue = false
            isAtLineStart = false
            let inner = try nodes(until: close)
            return .group(open: character, nodes: inner, range: start..<position, startsLine: startsLine)
        }
        let kind = try skipToken(character)
        return .token(
            .init(kind: kind, text: source[start..<position], range: start..<position, startsLine: startsLine))
    }

    private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

    private mutating func skipSpaceAndComments() {
        while let character = current {
            if character.isNewline {
                isAtLineStart = true
                advance()
            } else if character.isWhitespace {
                advance()
            } else if starts(with: "//") {
                while let character = current, !character.isNewline { advance() }
            } else if starts(with: "/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance()
            } else if starts(with: "*/") {
                depth -= 1
                advance()
            }
            if current != nil { advance() }
        } while depth > 0 && current != nil
    }

    private mutating func skipToken(_ character: Character) throws -> SourceTree.Token.Kind {
        if character == "\"" || (character == "#" && isRawString("\"")) {
            try skipString()
            followsValue = true
            return .literal
        }
        if (character == "/" && startsRegex) || (character == "#" && isRawString("/")) {
            try skipRegex()
            followsValue = true
            return .literal
        }
        if character == "`" {
            advance()
            while let next = current, next != "`" { advance() }
            if current != nil { advance() }
            followsValue = true
            return .word
        }
        if Self.isWordCharacter(character) {
            let start = position
            while let next = current, Self.isWordCharacter(next) { advance() }
            followsValue = !Self.wordsBeforeValues.contains(source[start..<position])
            return character.isNumber ? .literal : .word
        }
        advance()
        followsValue = character == ")" || character == "]" || character == "}"
        return .symbol
    }

    private static let wordsBeforeValues: Set<Substring> = [
        "return", "in", "if", "else", "case", "where", "try", "await", "throw", "guard", "while", "switch", "is", "as",
    ]

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
            || (!character.isASCII && !character.isWhitespace && !character.isNewline && !character.isMathSymbol)
    }

    /// Whether `#` signs and then a given sign stand here.
    private func isRawString(_ sign: Character) -> Bool {
        let rest = source[position...].drop { $0 == "#" }
        return rest.first == sign
    }

    /// Whether the slash here begins a regular expression: a value may stand here, and another slash is on the same line.
    private var startsRegex: Bool {
        guard !followsValue else { return false }
        let after = source.index(after: position)
        guard after < source.endIndex, !source[after].isWhitespace, source[after] != "/", source[after] != "*" else {
            return false
        }
        return source[after...].prefix { !$0.isNewline }.contains("/")
    }

    private mutating func countSigns() -> String {
        let start = position
        while current == "#" { advance() }
        return String(source[start..<position])
    }

    private mutating func skipString() throws {
        let signs = countSigns()
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        for _ in quotes { advance() }
        let end = quotes + signs
        let escape = "\\" + signs
        while current != nil {
            if starts(with: end) {
                for _ in end { advance() }
                return
            }
            if starts(with: escape + "(") {
                for _ in escape { advance() }
                advance()
                _ = try nodes(until: ")")
            } else if starts(with: escape) {
                for _ in escape { advance() }
                if current != nil { advance() }
            } else {
                advance()
            }
        }
        throw MacroError(text: "there is a string that is not closed")
    }

    private mutating func skipRegex() throws {
        let end = "/" + countSigns()
        advance()
        while current != nil {
            if starts(with: end) {
                for _ in end { advance() }
                return
            }
            if current == "\\" { advance() }
            if current != nil { advance() }
        }
        throw MacroError(text: "there is a regular expression that is not closed")
    }
}
