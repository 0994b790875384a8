import Foundation

/// What the compiler says of an opened app, told of the project's own files instead of their copies.
public struct BuildMessages {
    public struct Message: Hashable, Sendable {
        public let file: String
        public let line: Int
        /// Where in the line, in bytes; the first is 1.
        public let column: Int
        public let text: String

        /// What is said twice of a line is one message.
        public static func == (first: Message, second: Message) -> Bool {
            first.file == second.file && first.line == second.line && first.text == second.text
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(file)
            hasher.combine(line)
            hasher.combine(text)
        }
    }

    /// Each once: the compiler says what is wrong with a file in each job that reads it.
    public private(set) var errors: [Message] = []
    /// Errors of no source, such as those of the package manager and the linker.
    public private(set) var otherErrors: [String] = []
    /// How many different warnings there were.
    public var warningCount: Int { warnings.count }
    private var warnings: Set<Message> = []
    private let prefixes: [String]
    private var seen: Set<Message> = []

    public init(package: URL, project: AppProject) {
        let folders = Set([
            package.standardizedFileURL.path, package.standardizedFileURL.resolvingSymlinksInPath().path,
        ])
        prefixes = folders.flatMap { folder in project.modules.map { "\(folder)/Sources/\($0.name)/Code/" } }
    }

    /// For a package that is built where it is.
    public init(package: URL) {
        prefixes = Set([
            package.standardizedFileURL.path, package.standardizedFileURL.resolvingSymlinksInPath().path,
        ]).map { $0 + "/" }
    }

    /// A line with the paths of copies in place of which stand those of the project.
    public func translated(_ line: String) -> String {
        prefixes.reduce(line) { $0.replacingOccurrences(of: $1, with: "") }
    }

    /// Takes up a line of the compiler's output.
    public mutating func add(_ line: String) {
        if let message = message(": error: ", in: line) {
            if seen.insert(message).inserted { errors.append(message) }
        } else if let message = message(": warning: ", in: line) {
            warnings.insert(message)
        } else if let text = Self.linkerMessage(in: line) {
            if !otherErrors.contains(text) { otherErrors.append(text) }
        } else if line.hasPrefix("error: ") {
            let text = translated(String(line.dropFirst("error: ".count)))
            if !text.hasPrefix("fatalError"), !otherErrors.contains(text) { otherErrors.append(text) }
        }
    }

    /// What the linker says of a name that is missing, or there twice: `…/Page.swift.o:…: undefined reference to 'f'`.
    private static func linkerMessage(in line: String) -> String? {
        guard
            let range = ["undefined reference to ", "multiple definition of ", "undefined symbol: "].lazy
                .compactMap({ line.range(of: $0) }).first
        else { return nil }
        let object = line[..<range.lowerBound].split(separator: ":").lazy.map(String.init).first { $0.hasSuffix(".o") }
        let file = object.map { ", in \(URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent)" } ?? ""
        return line[range.lowerBound...] + file
    }

    private func message(_ kind: String, in line: String) -> Message? {
        guard let range = line.range(of: kind) else { return nil }
        let place = translated(String(line[..<range.lowerBound])).split(separator: ":")
        guard place.count >= 2, let number = Int(place[1]) else { return nil }
        return Message(
            file: String(place[0]), line: number, column: place.count > 2 ? Int(place[2]) ?? 1 : 1,
            text: String(line[range.upperBound...]))
    }

    /// The errors, those of the same text together and the most frequent first, each with its places in the order of files. Ends with how
    /// many there are.
    public var text: String {
        var groups: [String: [Message]] = [:]
        for error in errors { groups[error.text, default: []].append(error) }
        let sorted = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var lines: [String] = []
        for (text, messages) in sorted.prefix(60) {
            let places = messages.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
            lines += ["", text + (places.count > 1 ? " (\(places.count) places)" : "")]
            lines += places.prefix(8).map { "    \($0.file):\($0.line)" }
            if places.count > 8 { lines.append("    … and \(places.count - 8) more") }
        }
        if sorted.count > 60 { lines += ["", "… and \(sorted.count - 60) other errors"] }
        if errors.isEmpty, !otherErrors.isEmpty { lines += [""] + otherErrors.prefix(20) }
        if !errors.isEmpty {
            let files = Set(errors.map(\.file)).count
            lines += [
                "",
                "\(errors.count) error\(errors.count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")",
            ]
        }
        return lines.joined(separator: "\n")
    }

    /// What of the output of a tool that failed is a message: its errors, each once. What `git` and its like print on the way is not.
    public static func reasons(in output: String, limit: Int = 4) -> String {
        var reasons: [String] = []
        for line in output.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            for kind in ["error: ", "fatal: "] where line.hasPrefix(kind) {
                let text = String(line.dropFirst(kind.count))
                if !reasons.contains(text) { reasons.append(text) }
            }
        }
        if reasons.isEmpty {
            reasons = output.split(whereSeparator: \.isNewline).suffix(limit).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        return reasons.prefix(limit).joined(separator: " ")
    }
}
