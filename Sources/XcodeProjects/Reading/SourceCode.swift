import Foundation

/// A source file cut into what is code and what is not: comments and texts.
struct SourceCode {
    struct Piece {
        var text: Substring
        var isCode: Bool
    }

    /// The whole file in order; nothing is left out.
    private(set) var pieces: [Piece] = []

    init(_ text: String) {
        var rest = Substring(text).utf8
        var start = rest.startIndex
        func starts(_ mark: String) -> Bool { rest.starts(with: mark.utf8) }
        func close(_ isCode: Bool, in pieces: inout [Piece]) {
            if start < rest.startIndex {
                pieces.append(Piece(text: text[start..<rest.startIndex], isCode: isCode))
                start = rest.startIndex
            }
        }
        while let byte = rest.first {
            if starts("//") {
                close(true, in: &pieces)
                while let next = rest.first, next != 10, next != 13 { rest = rest.dropFirst() }
                close(false, in: &pieces)
            } else if starts("/*") {
                close(true, in: &pieces)
                var depth = 0
                repeat {
                    if starts("/*") {
                        depth += 1
                        rest = rest.dropFirst(2)
                    } else if starts("*/") {
                        depth -= 1
                        rest = rest.dropFirst(2)
                    } else {
                        rest = rest.dropFirst()
                    }
                } while depth > 0 && !rest.isEmpty
                close(false, in: &pieces)
            } else if starts("\"\"\"") {
                close(true, in: &pieces)
                rest = rest.dropFirst(3)
                while !rest.isEmpty, !starts("\"\"\"") { rest = rest.dropFirst(starts("\\") ? 2 : 1) }
                rest = rest.dropFirst(3)
                close(false, in: &pieces)
            } else if byte == UInt8(ascii: "\"") {
                close(true, in: &pieces)
                rest = rest.dropFirst()
                while let next = rest.first, next != UInt8(ascii: "\""), next != 10 {
                    rest = rest.dropFirst(next == UInt8(ascii: "\\") ? 2 : 1)
                }
                rest = rest.dropFirst()
                close(false, in: &pieces)
            } else {
                rest = rest.dropFirst()
            }
        }
        close(true, in: &pieces)
    }

    /// The code alone; of the rest only the ends of lines are left, so that lines have their numbers.
    var code: String {
        pieces.map { $0.isCode ? String($0.text) : String($0.text.filter(\.isNewline)) + " " }.joined()
    }
}

extension String {
    /// The line that a place is in, the first being 1.
    func line(of place: String.Index) -> Int { self[..<place].reduce(1) { $0 + ($1.isNewline ? 1 : 0) } }
}
