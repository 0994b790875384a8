import Foundation

/// What the compiler says of an opened app, told of the project's own files instead of their copies.
public struct BuildMessages {
    public struct Message: Hashable, Sendable {
        public let file: String
        public let line: Int
        public let text: String
    }

    public private(set) var errors: [Message] = []
    private let prefixes: [String]
    private var seen: Set<Message> = []

    public init(package: URL, project: AppProject) {
        let folders = Set([
            package.standardizedFileURL.path, package.standardizedFileURL.resolvingSymlinksInPath().path,
        ])
        prefixes = folders.flatMap { folder in project.modules.map { "\(folder)/Sources/\($0.name)/Code/" } }
    }

    /// A line with the paths of copies in place of which stand those of the project.
    public func translated(_ line: String) -> String {
        prefixes.reduce(line) { $0.replacingOccurrences(of: $1, with: "") }
    }

    /// Takes up a line of the compiler's output.
    public mutating func add(_ line: String) {
        guard let range = line.range(of: ": error: ") else { return }
        let place = translated(String(line[..<range.lowerBound])).split(separator: ":")
        guard place.count >= 2, let number = Int(place[1]) else { return }
        let message = Message(file: String(place[0]), line: number, text: String(line[range.upperBound...]))
        if seen.insert(message).inserted { errors.append(message) }
    }

    /// The errors, those of the same text together and the most frequent first.
    public var text: String {
        var groups: [String: [Message]] = [:]
        for error in errors { groups[error.text, default: []].append(error) }
        let sorted = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var lines: [String] = []
        for (text, messages) in sorted.prefix(60) {
            lines += ["", text]
            lines += messages.prefix(8).map { "    \($0.file):\($0.line)" }
            if messages.count > 8 { lines.append("    … and \(messages.count - 8) more") }
        }
        if sorted.count > 60 { lines += ["", "… and \(sorted.count - 60) other errors"] }
        return lines.joined(separator: "\n")
    }
}
