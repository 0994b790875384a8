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

    /// A value that is written as text.
    package static func expression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        var parser = PredicateParser(tokens: try tokens(of: format), arguments: arguments[...])
        let expression = try parser.expression()
        guard parser.position == parser.tokens.count else {
            throw Failure(description: "something follows the value")
        }
        return expression
    }

    private init(tokens: [Token], arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Words

    private static let symbols = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", ",",
        ".", "[", "]", "+", "-", "*", "/",
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
            } else if first.isNumber {
                var last: Character = " "
                let digits = rest.prefix { character in
                    // A sign belongs to the number after its exponent's letter alone.
                    defer { last = character }
                    return character.isNumber || ".eExX".contains(character)
                        || "+-".contains(character) && "eE".contains(last)
                }
                guard let number = Double(digits) else { throw Failure(description: "\(digits) is no number") }
                rest = rest.dropFirst(digits.count)
                tokens.append(.number(number))
            } else if isName(first) || first == "@" || first == "#" {
                rest = first == "#" ? rest.dropFirst() : rest
                // Names of functions have colons: `modulus:by:`.
                let word = rest.prefix { isName($0) || $0 == "@" || $0 == ":" }
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
        // What is in brackets is a condition, or a value that is compared: `(width + 1) > 3`.
        let start = self
        if take(symbol: "("), let inner = try? alternatives(), take(symbol: ")"), !isOperator { return inner }
        self = start
        return .comparison(try comparison())
    }

    /// Whether a value is to go on here, or to be compared.
    private var isOperator: Bool {
        switch next {
        case .symbol(let symbol)?: !["&&", "||", ")", ",", "}"].contains(symbol)
        case .word(let word)?: !["AND", "OR"].contains(word.uppercased())
        default: false
        }
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
        var result = try product()
        while true {
            if take(symbol: "+") {
                result = .function(.add, [result, try product()])
            } else if take(symbol: "-") {
                result = .function(.subtract, [result, try product()])
            } else {
                return result
            }
        }
    }

    private mutating func product() throws -> PredicateExpression {
        var result = try power()
        while true {
            if take(symbol: "*") {
                result = .function(.multiply, [result, try power()])
            } else if take(symbol: "/") {
                result = .function(.divide, [result, try power()])
            } else {
                return result
            }
        }
    }

    private mutating func power() throws -> PredicateExpression {
        if take(symbol: "-") {
            let value = try power()
            if case .constant(let number as Double) = value { return .constant(-number) }
            return .function(.subtract, [.constant(0.0), value])
        }
        var result = try member()
        while take(symbol: "**") { result = .function(.raise, [result, try member()]) }
        return result
    }

    private mutating func member() throws -> PredicateExpression {
        var expression = try simpleExpression()
        var names: [String] = []
        while true {
            if take(symbol: ".") {
                guard case .word(let name)? = next else {
                    throw Failure(description: "a name is missing after a point")
                }
                position += 1
                names.append(name)
            } else if !isOption, take(symbol: "[") {
                expression = .element(.path(names, from: expression), try self.expression())
                names = []
                try expect("]")
            } else {
                return .path(names, from: expression)
            }
        }
    }

    /// Whether the comparison's options are next, and not a place in a collection.
    private var isOption: Bool {
        guard position > 0, position + 1 < tokens.count, case .word(let word) = tokens[position + 1] else {
            return false
        }
        return ["c", "d", "cd", "dc"].contains(word.lowercased())
    }

    private mutating func call(_ name: String) throws -> PredicateExpression {
        if name.uppercased() == "SUBQUERY" {
            let whole = try expression()
            try expect(",")
            guard case .variable(let variable)? = next else { throw Failure(description: "a $name is missing") }
            position += 1
            try expect(",")
            let condition = try alternatives()
            try expect(")")
            return .subquery(whole, variable, condition)
        }
        var arguments: [PredicateExpression] = []
        while !take(symbol: ")") {
            arguments.append(try expression())
            _ = take(symbol: ",")
        }
        if name.uppercased() == "FUNCTION" {
            guard arguments.count > 1, case .constant(let text) = arguments[1], let method = PredicateValue.text(text)
            else {
                throw Failure(description: "FUNCTION has no name of a method")
            }
            arguments.remove(at: 1)
            return .function(try function(method), arguments)
        }
        return .function(try function(name), arguments)
    }

    private func function(_ name: String) throws -> PredicateFunction {
        guard let function = PredicateFunction(name: name) else {
            throw Failure(description: "there is no function \(name)")
        }
        return function
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
            return .path(path.split(separator: ".").map(String.init))
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
        case .word(let word) where take(symbol: "("): return try call(word)
        case .word(let word):
            // A path may begin with what is asked of the collection itself: `@count`.
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
