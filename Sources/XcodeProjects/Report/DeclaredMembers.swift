import Foundation

/// The static members that sources declare in types and extensions, by the name of the type.
///
/// It reads braces and words, not the language: members that macros make are not seen, and conditions of `#if` are followed as the compiler
/// on Linux would.
struct DeclaredMembers {
    private(set) var names: [String: Set<String>] = [:]

    /// - Parameter types: The types whose members are looked for.
    init(of types: Set<String>, in sources: [ProjectFile], language: LanguageSettings) {
        let available = Frameworks.toolchain.union(Frameworks.ours)
        let marks = types.map { Data($0.utf8) }
        for file in sources {
            guard let data = try? FileReading.data(of: file.source, limit: 1 << 20),
                marks.contains(where: { data.range(of: $0) != nil })
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            let seen = ConditionalBranches.seen(
                of: SourceCode(text).code, conditions: language.conditions(in: text),
                available: { available.contains($0) })
            read(seen, types: types)
        }
    }

    private mutating func read(_ code: String, types: Set<String>) {
        // The type of each open brace; nil for braces of functions and of other types.
        var open: [String?] = []
        var pending: String?
        var words: [Substring] = []
        for token in Self.tokens(of: code) {
            switch token {
            case "{":
                open.append(pending)
                pending = nil
                words = []
            case "}":
                _ = open.popLast()
                words = []
            default:
                words.append(token)
                // `extension SwiftUI.Color where …`: the name may say its module.
                if let type = Self.declaredType(words) { pending = types.contains(type) ? type : nil }
                guard let type = open.last ?? nil, let name = Self.member(words) else { continue }
                names[type, default: []].insert(name)
            }
        }
    }

    /// Words and braces. What stands in round or square brackets is left out, as default values and generic clauses declare nothing.
    private static func tokens(of code: String) -> [Substring] {
        var tokens: [Substring] = []
        var depth = 0
        var start: String.Index?
        for index in code.indices {
            let character = code[index]
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                if start == nil { start = index }
                continue
            }
            if let first = start, depth == 0 { tokens.append(code[first..<index]) }
            start = nil
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            case "{",
                "}" where depth == 0:
                tokens.append(code[index...index])
            default: break
            }
        }
        if let start, depth == 0 { tokens.append(code[start...]) }
        return tokens
    }

    private static func declaredType(_ words: [Substring]) -> String? {
        guard words.count >= 2, ["extension", "struct", "class", "enum", "actor"].contains(words[words.count - 2])
        else {
            return nil
        }
        return words.last?.split(separator: ".").last.map(String.init)
    }

    /// The name at the end of `static let name`, `class var name` or `static func name`.
    private static func member(_ words: [Substring]) -> String? {
        guard words.count >= 3, ["let", "var", "func"].contains(words[words.count - 2]),
            words.dropLast(2).suffix(4).contains(where: { $0 == "static" || $0 == "class" })
        else { return nil }
        return words.last.map(String.init)
    }
}
