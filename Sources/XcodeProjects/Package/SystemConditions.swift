import Foundation

/// Conditions about the system, in the copies of an app's sources.
///
/// An app for iPhone, opened on Linux, is to be what it is on an iPhone. Without this it would be its part for the Mac, or what no
/// system gets.
///
/// | in a project for iOS | in the copy |
/// |---|---|
/// | `#if os(iOS)` | `#if (os(iOS) \|\| os(Linux))` |
/// | `#if !os(macOS)` | as it is |
///
/// Sources that name Linux stay as they are.
public enum SystemConditions {
    private static let line = try! NSRegularExpression(pattern: #"(?m)^[ \t]*#(?:if|elseif)\b[^\r\n]*"#)

    /// Whether a source says what it does on Linux.
    static func nameLinux(_ source: String) -> Bool { source.contains("os(Linux)") }

    /// Whether a source asks for a system of Apple's, or for the views that one has, and says nothing of Linux.
    public static func ask(_ source: Data) -> Bool {
        let asked = AppleSystem.allCases.flatMap { system in
            system.names.map { "os(\($0))" } + system.kits.sorted().map { "canImport(\($0))" }
        }
        return asked.contains { source.range(of: Data($0.utf8)) != nil }
            && source.range(of: Data("os(Linux)".utf8)) == nil
    }

    /// A source with the conditions of a system made true. Bytes that are no text stay as they are.
    static func replaced(in source: Data, for system: AppleSystem?) -> Data {
        guard let system, system.names.contains(where: { source.range(of: Data("os(\($0))".utf8)) != nil }),
            let text = String(data: source, encoding: .utf8), !nameLinux(text)
        else { return source }
        let pieces = SourceCode(text).pieces.map {
            $0.isCode ? replaced(in: String($0.text), system) : String($0.text)
        }
        return Data(pieces.joined().utf8)
    }

    private static func replaced(in code: String, _ system: AppleSystem) -> String {
        var result = code
        let lines = line.matches(in: code, range: NSRange(code.startIndex..., in: code)).reversed()
        for range in lines.compactMap({ Range($0.range, in: code) }) {
            let condition = system.names.reduce(String(code[range])) { text, name in
                text.replacingOccurrences(of: "os(\(name))", with: "(os(\(name)) || os(Linux))")
            }
            result.replaceSubrange(range, with: condition)
        }
        return result
    }
}
