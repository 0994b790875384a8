import Foundation

/// Reads the inline Markdown of a text: emphasis, code, strikethrough, links and escapes. White space stays as it is written.
///
/// The text is a list of tokens, so that what is interpolated into a literal is never read as Markdown.
///
/// - Complexity: O(n): brackets are paired in one go, and an opening mark without an end is looked up once for each kind of mark.
struct MarkdownParser {
    enum Token: Equatable {
        case character(Character)
        /// An interpolated argument, by number.
        case argument(Int)
    }

    struct Run: Equatable {
        var tokens: [Token]
        var intent: InlinePresentationIntent = []
        var link: URL?
        /// What `^[…](inflect: true)` surrounds; runs of one group have one number.
        var inflection: Int?
    }

    private let tokens: [Token]
    private var runs: [Run] = []
    private var inflections = 0
    /// Nesting of links and brackets that a hostile text may not exceed.
    private var depth = 0

    /// For each bracket that opens, where its partner is, and the same for round ones within a line; 0 for none.
    lazy var partners = MarkdownBrackets(tokens)

    private init(_ tokens: [Token]) { self.tokens = tokens }

    /// Whether a text can hold anything but itself.
    static func mayHoldMarks(_ text: String) -> Bool {
        // Each text that apps write is asked this, so by its bytes.
        var text = text
        return text.withUTF8 { bytes in
            for (place, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                    UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                    return true
                case UInt8(ascii: ":"):
                    if bytes[place...].starts(with: "://".utf8) { return true }
                default: break
                }
            }
            return false
        }
    }

    static func parse(_ tokens: [Token]) -> [Run] {
        var parser = MarkdownParser(tokens)
        parser.parse(0..<tokens.count, Run(tokens: []))
        return parser.runs
    }

    func character(_ index: Int) -> Character? {
        guard tokens.indices.contains(index), case .character(let character) = tokens[index] else { return nil }
        return character
    }

    private mutating func emit(_ range: Range<Int>, _ style: Run) {
        for index in range { emit(tokens[index], style) }
    }

    private mutating func emit(_ token: Token, _ style: Run) {
        // The run is not copied, which would make appending to it copy all its tokens.
        if let last = runs.indices.last, runs[last].intent == style.intent, runs[last].link == style.link,
            runs[last].inflection == style.inflection
        {
            runs[last].tokens.append(token)
        } else {
            var run = style
            run.tokens = [token]
            runs.append(run)
        }
    }

    /// A run of `*`, `_` or `~` that may open or close.
    private struct Delimiter {
        let mark: Character
        var start: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    /// Reads a range in two steps: first what binds strongest (code, links, escapes), then emphasis by the rules of CommonMark.
    private mutating func parse(_ range: Range<Int>, _ style: Run) {
        var pieces: [Piece] = []
        var index = range.lowerBound
        // Where a search for an end came back empty, none further right finds one.
        var noEnd: Set<String> = []
        while index < range.upperBound {
            guard let character = character(index) else {
                pieces.append(.token(tokens[index]))
                index += 1
                continue
            }
            switch character {
            case "\\":
                if let next = self.character(index + 1), index + 1 < range.upperBound, next.isASCII,
                    next.isPunctuation || next.isSymbol
                {
                    pieces.append(.token(.character(next)))
                    index += 2
                } else {
                    pieces.append(.token(tokens[index]))
                    index += 1
                }
            case "`":
                let length = run(of: "`", from: index, to: range.upperBound)
                let mark = "`\(length)"
                if !noEnd.contains(mark), let end = closingCode(from: index + length, length, range.upperBound) {
                    pieces.append(.code(index + length..<end))
                    index = end + length
                } else {
                    noEnd.insert(mark)
                    for position in index..<index + length { pieces.append(.token(tokens[position])) }
                    index += length
                }
            case "[", "!", "^":
                let start = character == "[" ? index : index + 1
                if self.character(start) == "[", depth < 16, let found = bracket(from: start, range.upperBound) {
                    if character == "^",
                        found.target.replacingOccurrences(of: " ", with: "").lowercased() == "inflect:true"
                    {
                        pieces.append(.inflection(found.text))
                        index = found.end
                        continue
                    }
                    if character != "^", let url = URL(string: found.target), !found.target.isEmpty {
                        pieces.append(.link(found.text, url))
                        index = found.end
                        continue
                    }
                }
                pieces.append(.token(tokens[index]))
                index += 1
            case "<":
                if let (url, end) = autolink(from: index, range.upperBound) {
                    pieces.append(.link(index + 1..<end - 1, url))
                    index = end
                } else {
                    pieces.append(.token(tokens[index]))
                    index += 1
                }
            case "&":
                if let (replacement, end) = entity(from: index, range.upperBound) {
                    pieces.append(.token(.character(replacement)))
                    index = end
                } else {
                    pieces.append(.token(tokens[index]))
                    index += 1
                }
            case "*", "_", "~":
                let length = run(of: character, from: index, to: range.upperBound)
                pieces.append(.delimiter(delimiter(character, index, length, range)))
                index += length
            default:
                if character == "h", style.link == nil, let (url, end) = bareLink(from: index, range) {
                    pieces.append(.link(index..<end, url))
                    index = end
                } else {
                    pieces.append(.token(tokens[index]))
                    index += 1
                }
            }
        }
        emphasize(pieces, style)
    }

    private enum Piece {
        case token(Token)
        case code(Range<Int>)
        case link(Range<Int>, URL)
        case inflection(Range<Int>)
        case delimiter(Delimiter)
    }

    // MARK: Emphasis

    private func delimiter(_ mark: Character, _ start: Int, _ count: Int, _ range: Range<Int>) -> Delimiter {
        let before = start > range.lowerBound ? character(start - 1) ?? "x" : " "
        let after = start + count < range.upperBound ? character(start + count) ?? "x" : " "
        func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
        let leftFlanking =
            !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let rightFlanking =
            !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        var canOpen = leftFlanking
        var canClose = rightFlanking
        if mark == "_" {
            canOpen = leftFlanking && (!rightFlanking || isPunctuation(before))
            canClose = rightFlanking && (!leftFlanking || isPunctuation(after))
        }
        return Delimiter(mark: mark, start: start, count: count, canOpen: canOpen, canClose: canClose)
    }

    /// Pairs delimiters, innermost first, and emits the pieces with what surrounds them.
    private mutating func emphasize(_ pieces: [Piece], _ style: Run) {
        var delimiters: [(piece: Int, delimiter: Delimiter)] = []
        for (index, piece) in pieces.enumerated() {
            if case .delimiter(let delimiter) = piece { delimiters.append((index, delimiter)) }
        }
        // Intents that begin before a piece, and end after one.
        var opens: [Int: [InlinePresentationIntent]] = [:]
        var closes: [Int: [InlinePresentationIntent]] = [:]
        var stack: [Int] = []
        // Below these places of the stack no partner was found for a kind of closer, so none is looked for again.
        var floors: [CloserKind: Int] = [:]
        for closer in delimiters.indices {
            let mark = delimiters[closer].delimiter.mark
            if delimiters[closer].delimiter.canClose {
                while delimiters[closer].delimiter.count > 0 {
                    let kind = CloserKind(delimiters[closer].delimiter)
                    let partner = stack[(floors[kind] ?? 0)...].lastIndex {
                        delimiters[$0].delimiter.mark == mark && delimiters[$0].delimiter.count > 0
                            && pairs(delimiters[$0].delimiter, delimiters[closer].delimiter)
                    }
                    guard let place = partner else {
                        floors[kind] = stack.count
                        break
                    }
                    let opener = stack[place]
                    let double = delimiters[opener].delimiter.count >= 2 && delimiters[closer].delimiter.count >= 2
                    let used = double ? 2 : 1
                    let intent: InlinePresentationIntent =
                        mark == "~" ? .strikethrough : double ? .stronglyEmphasized : .emphasized
                    delimiters[opener].delimiter.count -= used
                    delimiters[closer].delimiter.count -= used
                    opens[delimiters[opener].piece, default: []].append(intent)
                    closes[delimiters[closer].piece, default: []].append(intent)
                    // Openers between the two have no partner any more.
                    stack.removeSubrange((place + 1)...)
                    for (kind, floor) in floors where floor > place { floors[kind] = place }
                    if delimiters[opener].delimiter.count == 0 { stack.removeLast() }
                }
            }
            if delimiters[closer].delimiter.canOpen, delimiters[closer].delimiter.count > 0 { stack.append(closer) }
        }
        var counts: [InlinePresentationIntent.RawValue: Int] = [:]
        var left: [Int: Int] = [:]
        for entry in delimiters { left[entry.piece] = entry.delimiter.count }
        func current() -> Run {
            var run = style
            for (intent, count) in counts where count > 0 {
                run.intent.insert(InlinePresentationIntent(rawValue: intent))
            }
            return run
        }
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .token(let token): emit(token, current())
            case .code(let range):
                var run = current()
                run.intent.insert(.code)
                emit(range, run)
            case .link(let range, let url):
                var run = current()
                run.link = url
                nested(range, run)
            case .inflection(let range):
                inflections += 1
                var run = current()
                run.inflection = inflections
                nested(range, run)
            case .delimiter(let delimiter):
                for intent in closes[index] ?? [] { counts[intent.rawValue, default: 0] -= 1 }
                let run = current()
                for _ in 0..<(left[index] ?? 0) { emit(.character(delimiter.mark), run) }
                for intent in opens[index] ?? [] { counts[intent.rawValue, default: 0] += 1 }
            }
        }
    }

    /// What decides which openers a closer may pair with.
    private struct CloserKind: Hashable {
        let mark: Character
        let canOpen: Bool
        let count: Int

        init(_ closer: Delimiter) {
            mark = closer.mark
            canOpen = closer.canOpen
            count = closer.mark == "~" ? min(closer.count, 3) : closer.count % 3
        }
    }

    private func pairs(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        if opener.mark == "~" { return opener.count == closer.count && opener.count <= 2 }
        // Runs that can do both pair only by the rule of three.
        if (opener.canOpen && opener.canClose) || (closer.canOpen && closer.canClose),
            (opener.count + closer.count) % 3 == 0, opener.count % 3 != 0 || closer.count % 3 != 0
        {
            return false
        }
        return true
    }

    private mutating func nested(_ range: Range<Int>, _ style: Run) {
        depth += 1
        parse(range, style)
        depth -= 1
    }
}
