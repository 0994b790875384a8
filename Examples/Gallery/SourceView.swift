import SwiftUI

/// Swift source in colours.
struct SourceView: View {
    let source: String?

    var body: some View {
        if let source {
            ScrollView([.vertical, .horizontal]) {
                Text(SourceColors.colored(source))
                    .font(.system(size: 12, design: .monospaced))
                    .fixedSize()
                    .textSelection(.enabled)
                    .padding(16)
            }
        } else {
            ContentUnavailableView(
                "No Source Here", systemImage: "doc", description: Text("It is shown where the package's folder is.")
            )
            .frame(maxHeight: .infinity)
        }
    }
}

/// Colours the words of Swift source: enough to read it by, not a parser.
enum SourceColors {
    private static let keywords: Set<String> = [
        "import", "struct", "class", "enum", "extension", "protocol", "func", "var", "let", "init", "case", "switch",
        "default",
        "if", "else", "guard", "for", "in", "while", "return", "private", "public", "fileprivate", "static", "some",
        "any",
        "self", "Self", "true", "false", "nil", "final", "mutating", "override", "where", "try", "await", "async",
        "throws",
        "inout", "lazy", "weak", "do", "catch",
    ]

    static func colored(_ source: String) -> AttributedString {
        var result = AttributedString()
        func append(_ text: Substring, _ color: Color?) {
            var part = AttributedString(String(text))
            if let color { part.foregroundColor = color }
            result += part
        }
        var rest = source[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                let end = rest.firstIndex(of: "\n") ?? rest.endIndex
                append(rest[..<end], .secondary)
                rest = rest[end...]
            } else if first == "\"" {
                var end = rest.index(after: rest.startIndex)
                var isEscaped = false
                while end < rest.endIndex, isEscaped || rest[end] != "\"", rest[end] != "\n" {
                    isEscaped = !isEscaped && rest[end] == "\\"
                    end = rest.index(after: end)
                }
                if end < rest.endIndex { end = rest.index(after: end) }
                append(rest[..<end], .red)
                rest = rest[end...]
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                let tail = rest.dropFirst()
                let end = tail.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? rest.endIndex
                let word = rest[..<end]
                let color: Color? =
                    keywords.contains(String(word)) || first == "@" || first == "#"
                    ? .pink : first.isUppercase ? .purple : nil
                append(word, color)
                rest = rest[end...]
            } else if first.isNumber {
                let end = rest.firstIndex { !$0.isNumber && $0 != "_" && $0 != "." } ?? rest.endIndex
                append(rest[..<end], .blue)
                rest = rest[end...]
            } else {
                let end = rest.firstIndex { $0.isLetter || $0.isNumber || "\"/_@#".contains($0) } ?? rest.endIndex
                // A slash that begins no comment.
                let stop = end == rest.startIndex ? rest.index(after: end) : end
                append(rest[..<stop], nil)
                rest = rest[stop...]
            }
        }
        return result
    }
}
