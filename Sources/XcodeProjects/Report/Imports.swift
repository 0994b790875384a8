import Foundation

/// The modules that a source imports when it is compiled on Linux, with their lines.
///
/// Conditions (`#if os(iOS)`, `canImport(UIKit)`) are followed, so an import that the compiler would not see is not told. Comments and
/// texts of several lines are skipped.
public struct Imports {
    public struct Import: Hashable, Sendable {
        public let module: String
        public let line: Int
    }

    public private(set) var all: [Import] = []

    /// - Parameter available: Whether a module can be imported.
    public init(_ source: String, conditions: Set<String>, available: @escaping (String) -> Bool) {
        var branches = ConditionalBranches(conditions: conditions, available: available)
        var isInComment = 0
        var isInText = false
        var number = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            // Looking closely is slow, and few lines need it.
            if isInText || isInComment > 0 || line.utf8.contains(where: { $0 == 0x22 || $0 == 0x2F }) {
                let wasInside = isInText || isInComment > 0
                Self.follow(line, isInText: &isInText, commentDepth: &isInComment)
                if wasInside { continue }
            }
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard let first = trimmed.utf8.first else { continue }
            if first == UInt8(ascii: "#") {
                branches.read(trimmed)
                continue
            }
            guard
                first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
                    || first == UInt8(ascii: "f"),
                branches.areSeen, let module = Self.module(trimmed)
            else { continue }
            all.append(Import(module: module, line: number))
        }
    }

    /// The module of a line such as `@testable import struct Foundation.Data`.
    private static func module(_ line: Substring) -> String? {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" })
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
            words[..<index].allSatisfy({
                $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(String($0))
            })
        else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
        let module = name.prefix { $0 != "." && $0 != "/" }
        return module.isEmpty || !module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) ? nil : String(module)
    }

    /// Whether a line ends within a comment or a text of several lines.
    private static func follow(_ line: Substring, isInText: inout Bool, commentDepth: inout Int) {
        var rest = Substring(line).utf8
        var isInString = false
        func starts(_ mark: String) -> Bool { rest.starts(with: mark.utf8) }
        while let byte = rest.first {
            if commentDepth > 0 {
                if starts("*/") {
                    commentDepth -= 1
                    rest = rest.dropFirst(2)
                } else if starts("/*") {
                    commentDepth += 1
                    rest = rest.dropFirst(2)
                } else {
                    rest = rest.dropFirst()
                }
            } else if isInText {
                if starts("\\") {
                    rest = rest.dropFirst(2)
                } else if starts("\"\"\"") {
                    isInText = false
                    rest = rest.dropFirst(3)
                } else {
                    rest = rest.dropFirst()
                }
            } else if isInString {
                if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
                if byte == UInt8(ascii: "\"") { isInString = false }
                rest = rest.dropFirst()
            } else if starts("//") {
                return
            } else if starts("/*") {
                commentDepth += 1
                rest = rest.dropFirst(2)
            } else if starts("\"\"\"") {
                isInText = true
                rest = rest.dropFirst(3)
            } else {
                if byte == UInt8(ascii: "\"") { isInString = true }
                rest = rest.dropFirst()
            }
        }
    }
}
