import Foundation

/// Where types are declared in the sources of a package.
struct DeclaredTypes {
    private let files: [URL]

    /// - Parameter folders: With Swift files in them and below; what is hidden is left out.
    init(in folders: [URL]) {
        files = folders.flatMap { folder in
            let found = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        }.sorted { $0.path < $1.path }
    }

    /// - Parameters:
    ///   - type: The type's full name, such as “App.Row” or “App.List.Row”.
    ///   - label: What a person reads on the element that it shows: a line of the declaration that has this in quotes, and no other line has,
    ///     is where the element is made.
    /// - Returns: The file's path and a line, counted from 1.
    func place(of type: String, near label: String? = nil) -> (file: String, line: Int)? {
        let parts = type.split(separator: ".").map(String.init)
        guard parts.count > 1, let name = parts.last else { return nil }
        // The module's folder comes first: two modules may have types of one name.
        let module = "/\(parts[0])/"
        let ordered = files.filter { $0.path.contains(module) } + files.filter { !$0.path.contains(module) }
        for file in ordered {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let index = lines.firstIndex(where: { Self.declares(name, $0) }) else { continue }
            let made = label.flatMap { Self.line(with: $0, in: lines, from: index) }
            return (file.path, (made ?? index) + 1)
        }
        return nil
    }

    private static func declares(_ name: String, _ line: Substring) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
        for (word, following) in zip(words, words.dropFirst())
        where ["struct", "class", "enum", "actor"].contains(word) && following == name { return true }
        return false
    }

    /// The only line of a declaration that begins at `start` with a text in quotes. The declaration ends with the line of a brace that is
    /// indented as its first line is.
    private static func line(with label: String, in lines: [Substring], from start: Int) -> Int? {
        let indent = lines[start].prefix { $0 == " " || $0 == "\t" }
        let end = lines[start...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.endIndex
        let found = (start..<end).filter { lines[$0].contains("\"\(label)\"") }
        return found.count == 1 ? found[0] : nil
    }
}
