/// A condition of `#if`, as the compiler on Linux sees it. What can't be decided counts as false.
struct Condition {
    private let words: [String]
    private let conditions: Set<String>
    private let available: (String) -> Bool

    init(_ text: Substring, conditions: Set<String>, available: @escaping (String) -> Bool) {
        self.conditions = conditions
        self.available = available
        words = Self.words(text)
    }

    var holds: Bool {
        var position = 0
        return any(&position, depth: 0)
    }

    private static func words(_ text: Substring) -> [String] {
        var result: [String] = []
        var word = ""
        let plain = text.range(of: "//").map { text[..<$0.lowerBound] } ?? text
        for character in plain {
            if character.isLetter || character.isNumber || "_.".contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { result.append(word) }
            word = ""
            if character == "&" || character == "|", result.last == String(character) {
                result[result.count - 1].append(character)
            } else if !character.isWhitespace {
                result.append(String(character))
            }
        }
        if !word.isEmpty { result.append(word) }
        return result
    }

    private func word(_ position: Int) -> String? { position < words.count ? words[position] : nil }

    private func any(_ position: inout Int, depth: Int) -> Bool {
        var result = all(&position, depth: depth)
        while word(position) == "||" {
            position += 1
            let next = all(&position, depth: depth)
            result = result || next
        }
        return result
    }

    private func all(_ position: inout Int, depth: Int) -> Bool {
        var result = single(&position, depth: depth)
        while word(position) == "&&" {
            position += 1
            let next = single(&position, depth: depth)
            result = result && next
        }
        return result
    }

    private func single(_ position: inout Int, depth: Int) -> Bool {
        guard depth < 64, let first = word(position) else { return false }
        position += 1
        if first == "!" { return !single(&position, depth: depth + 1) }
        if first == "(" {
            let result = any(&position, depth: depth + 1)
            if word(position) == ")" { position += 1 }
            return result
        }
        guard word(position) == "(" else { return first == "true" || first == "DEBUG" || conditions.contains(first) }
        position += 1
        var arguments: [String] = []
        while let next = word(position), next != ")" {
            arguments.append(next)
            position += 1
        }
        position += 1
        let name = arguments.first ?? ""
        switch first {
        case "os": return name == "Linux" || conditions.contains("os(\(name))")
        case "canImport": return available(String(name.prefix { $0 != "." }))
        case "arch": return name == Self.architecture
        // Written for compilers of some age; the one in use is newer.
        case "swift", "compiler": return name == ">"
        case "hasFeature", "hasAttribute": return true
        case "targetEnvironment": return false
        default: return false
        }
    }

    private static var architecture: String {
        #if arch(arm64)
            return "arm64"
        #else
            return "x86_64"
        #endif
    }
}
