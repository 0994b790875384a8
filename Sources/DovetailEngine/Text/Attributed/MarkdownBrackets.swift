/// Which brackets of a text belong together.
struct MarkdownBrackets {
    /// By the place of an opening `[`: that of its `]`, else 0.
    private(set) var square: [Int]
    /// By the place of an opening `(`: that of its `)` in the same line, else 0.
    private(set) var round: [Int]

    init(_ tokens: [MarkdownParser.Token]) {
        square = Array(repeating: 0, count: tokens.count)
        round = square
        var (squares, rounds): ([Int], [Int]) = ([], [])
        var isEscaped = false
        for (index, token) in tokens.enumerated() {
            guard case .character(let character) = token else {
                // What is interpolated is no part of an address.
                rounds = []
                isEscaped = false
                continue
            }
            switch character {
            case "[" where !isEscaped: squares.append(index)
            case "]" where !isEscaped: if let start = squares.popLast() { square[start] = index }
            case "(": rounds.append(index)
            case ")": if let start = rounds.popLast() { round[start] = index }
            case "\n": rounds = []
            default: break
            }
            isEscaped = character == "\\" && !isEscaped
        }
    }
}
