import Foundation

/// Reads a condition that is written as text.
package struct PredicateParser {
    /// Why a condition cannot be read.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private enum Token: Equatable {
        case word(String)
        /// A name after `%`.
        case placeholder(String)
        case variable(String)
        case text(String)
        case number(Double)
        case symbol(String)
    }

    private let tokens: [Token]
    private var position = 0
    private var arguments: ArraySlice<Any?>

    package static func condition(_ format: String, _ arguments: [Any?]) throws -> PredicateCondition {
        var parser = PredicateParser(tokens: try tokens(of: format), arguments: arguments[...])
        let condition = try parser.alternatives()
        guard parser.position == parser.tokens.count else {
            throw Failure(description: "something follows the condition")
        }
        return condition
    }

    private init(tokens: [Token], arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Words

    private static let symbols = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", ".", "[",
        "]",
    ]

    private static func tokens(of format: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(format)
        func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                rest.removeFirst()
                var text = ""
                while let character = rest.popFirst(), character != first {
                    text.append(character == "\\" ? rest.popFirst() ?? character : character)
                }
                tokens.append(.text(text))
            } else if first == "%" || first == "$" {
                rest.removeFirst()
                let name = rest.hasPrefix("@") ? rest.prefix(1) : rest.prefix(while: isName)
                guard !name.isEmpty else { throw Failure(description: "nothing is named after \(first)") }
                rest = rest.dropFirst(name.count)
                tokens.append(first == "%" ? .placeholder(String(name)) : .variable(String(name)))
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "E" }
                guard let number = Double(digits) else { throw Failure(description: "\(digits) is no number") }
                rest = rest.dropFirst(digits.count)
                tokens.append(.number(number))
            } else if isName(first) || first == "@" || first == "#" {
                rest = first == "#" ? rest.dropFirst() : rest
                let word = rest.prefix { isName($0) || $0 == "@" }
                rest = rest.dropFirst(word.count)
                tokens.append(.word(String(word)))
            } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(symbol.count)
                tokens.append(.symbol(symbol))
            } else {
                throw Failure(description: "\(first) has no meaning")
            }
        }
        return tokens
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(symbol: String...) -> Bool {
        guard case .symbol(let found)? = next, symbol.contains(found) else { return false }
        position += 1
        return true
    }

    private mutating func take(word: String...) -> Bool {
        guard case .word(let found)? = next, word.contains(found.uppercased()) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard take(symbol: symbol) else { throw Failure(description: "\(symbol) is missing") }
    }

    private mutating func argument(_ placeholder: String) throws -> Any? {
        guard let value = arguments.popFirst() else {
            throw Failure(description: "there is no argument for %\(placeholder)")
        }
        return value
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var conditions = [try conjunction()]
        while take(symbol: "||") || take(word: "OR") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var conditions = [try condition()]
        while take(symbol: "&&") || take(word: "AND") { conditions.append(try condition()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func condition() throws -> PredicateCondition {
        if take(symbol: "!") || take(word: "NOT") { return .not(try condition()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        if take(symbol: "(") {
            let inner = try alternatives()
            try expect(")")
            return inner
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateComparison {
        let quantity: PredicateComparison.Quantity? =
            take(word: "ANY", "SOME")
            ? .any : take(word: "ALL") ? .all : take(word: "NONE") ? PredicateComparison.Quantity.none : nil
        let left = try expression()
        let kind = try kind()
        var result = PredicateComparison(left: left, kind: kind, right: .constant(nil), quantity: quantity)
        if take(symbol: "[") {
            guard case .word(let options)? = next else { throw Failure(description: "options are missing in []") }
            position += 1
            result.ignoresCase = options.contains("c")
            result.ignoresAccents = options.contains("d")
            try expect("]")
        }
        result.right = try expression()
        return result
    }

    private mutating func kind() throws -> PredicateComparison.Kind {
        let kinds: [String: PredicateComparison.Kind] = [
            "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
            "=<": .lessOrEqual,
            ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .in,
            "CONTAINS": .contains, "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches,
        ]
        switch next {
        case .symbol(let name)?, .word(let name)?:
            guard let kind = kinds[name.uppercased()] else { break }
            position += 1
            return kind
        default: break
        }
        throw Failure(description: "a comparison is missing")
    }

    // MARK: Values

    private mutating func expression() throws -> PredicateExpression {
        var expression = try simpleExpression()
        while take(symbol: ".") {
            guard case .word(let name)? = next else { throw Failure(description: "a name is missing after a point") }
            position += 1
            expression = .member(expression, name)
        }
        return expression
    }

    private mutating func simpleExpression() throws -> PredicateExpression {
        guard let token = next else { throw Failure(description: "a value is missing") }
        position += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .variable(let name): return .variable(name)
        case .placeholder("K"):
            let path = PredicateValue.text(try argument("K")) ?? ""
            return path.split(separator: ".").reduce(.object) { .member($0, String($1)) }
        case .placeholder(let name): return .constant(try argument(name))
        case .symbol("("):
            let inner = try expression()
            try expect(")")
            return inner
        case .symbol("{"):
            var items: [PredicateExpression] = []
            while !take(symbol: "}") {
                items.append(try expression())
                _ = take(symbol: ",")
            }
            return .list(items)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .object
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(nil)
            default: return .member(.object, word)
            }
        case .symbol(let symbol): throw Failure(description: "\(symbol) is no value")
        }
    }
}
