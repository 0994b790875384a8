/// A piece of Swift as words, symbols and literals, grouped by brackets: all the grammar that the macros need.
///
/// Comments are left out. Strings are one token each, with whatever is interpolated in them.
struct SourceTree {
    indirect enum Node {
        case token(Token)
        /// What is between brackets. `range` includes them.
        case group(open: Character, nodes: [Node], range: Range<String.Index>, startsLine: Bool)

        var range: Range<String.Index> {
            switch self {
            case .token(let token): token.range
            case .group(_, _, let range, _): range
            }
        }

        /// Whether it is the first thing on its line.
        var startsLine: Bool {
            switch self {
            case .token(let token): token.startsLine
            case .group(_, _, _, let startsLine): startsLine
            }
        }

        /// Whether it is this word or symbol.
        func `is`(_ text: String) -> Bool {
            if case .token(let token) = self { return token.kind != .literal && token.text == text }
            return false
        }

        /// The nodes between brackets of this kind.
        func nodes(in open: Character) -> [Node]? {
            if case .group(open, let nodes, _, _) = self { return nodes }
            return nil
        }

        var word: String? {
            if case .token(let token) = self, token.kind == .word { return String(token.text) }
            return nil
        }
    }

    struct Token {
        enum Kind { case word, symbol, literal }
        let kind: Kind
        let text: Substring
        let range: Range<String.Index>
        let startsLine: Bool
    }

    let source: String
    private(set) var nodes: [Node] = []

    init(_ source: String) throws {
        self.source = source
        var scanner = SourceScanner(source)
        nodes = try scanner.nodes(until: nil)
    }

    /// The text of some of the nodes, with what is between them.
    func text(_ nodes: some Collection<Node>) -> String {
        guard let first = nodes.first else { return "" }
        let end = nodes.reduce(first.range.upperBound) { max($0, $1.range.upperBound) }
        return String(source[first.range.lowerBound..<end])
    }
}
