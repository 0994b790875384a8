import Foundation

/// Which of the files that import what is not there can be left out of an app, and with what.
///
/// A file that uses a name which only a left-out file declares has to go along, and so on. Where that reaches the file that the app starts
/// in, nothing is gained: such a file can't be left out. Names are compared as words, not as the compiler would, so a word that happens to
/// be the same counts as a use.
public struct BlockedFiles: Sendable {
    /// Files that can be left out, each with the others that go along for what they use.
    public private(set) var removable: [ProjectFile: Set<ProjectFile>] = [:]
    /// Files that can't be left out, each with the files that lead from the app's start to it, the start first.
    public private(set) var needed: [ProjectFile: [ProjectFile]] = [:]

    /// All files that go when those are left out that can be.
    public var allRemovable: Set<ProjectFile> {
        removable.reduce(into: []) { $0.formUnion($1.value.union([$1.key])) }
    }

    /// Linear in the length of the sources, and in the number of uses between files.
    init(_ blocked: Set<ProjectFile>, in project: AppProject) {
        guard !blocked.isEmpty else { return }
        var files: [SourceNames] = []
        for module in project.modules {
            for file in module.sources { files.append(SourceNames(file, in: module)) }
        }
        // Who declares a name. What more than one file declares is still there when one of them goes.
        var owners: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            for name in file.declared { owners[name, default: []].append(index) }
        }
        var users: [[Int]] = Array(repeating: [], count: files.count)
        for (index, file) in files.enumerated() {
            let used = Set(file.used.compactMap { owners[$0]?.count == 1 ? owners[$0]![0] : nil })
            for owner in used where owner != index { users[owner].append(index) }
        }
        for index in files.indices where blocked.contains(files[index].file) {
            // Breadth first, so that the way to the app's start is the shortest.
            var cameFrom: [Int: Int] = [index: index]
            var waiting = [index]
            var start: Int?
            var next = 0
            while next < waiting.count, start == nil {
                let current = waiting[next]
                next += 1
                if files[current].isStart { start = current }
                for user in users[current] where cameFrom[user] == nil {
                    cameFrom[user] = current
                    waiting.append(user)
                }
            }
            guard var place = start else {
                removable[files[index].file] = Set(waiting.dropFirst().map { files[$0].file })
                continue
            }
            var way: [ProjectFile] = []
            while place != index {
                way.append(files[place].file)
                place = cameFrom[place]!
            }
            needed[files[index].file] = way
        }
    }

    /// What a person reads of it, one line for each file.
    var lines: [String] {
        let free = removable.filter(\.value.isEmpty).keys.map(\.destination).sorted()
        var lines: [String] = []
        if !free.isEmpty { lines.append("  Can be left out alone: " + Self.list(free)) }
        for (file, others) in removable.sorted(by: { $0.key.destination < $1.key.destination }) where !others.isEmpty {
            lines.append("  \(file.destination) can be left out with \(Self.list(others.map(\.destination).sorted()))")
        }
        for (file, way) in needed.sorted(by: { $0.key.destination < $1.key.destination }) {
            lines.append(
                way.isEmpty
                    ? "  \(file.destination) can't be left out: the app starts in it"
                    : "  \(file.destination) can't be left out: the app's start needs it (\(Self.way(way, to: file)))")
        }
        return lines
    }

    private static func way(_ way: [ProjectFile], to file: ProjectFile) -> String {
        let names = (way + [file]).map(\.destination)
        return names.count <= 5
            ? names.joined(separator: " → ")
            : (names.prefix(2) + ["…"] + names.suffix(2)).joined(separator: " → ")
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }
}

/// The names that a source declares for other files, and the words in it.
private struct SourceNames {
    let file: ProjectFile
    private(set) var declared: Set<String> = []
    private(set) var used: Set<String> = []
    private(set) var isStart: Bool

    init(_ file: ProjectFile, in module: Module) {
        self.file = file
        isStart = module.kind == .app && file.destination.split(separator: "/").last == "main.swift"
        guard let data = try? FileReading.data(of: file.source, limit: 1 << 20) else { return }
        let available = Frameworks.toolchain.union(Frameworks.ours).union(module.optionalProducts)
        let text = String(decoding: data, as: UTF8.self)
        let code = ConditionalBranches.seen(
            of: SourceCode(text).code, conditions: module.language.conditions(in: text),
            available: { available.contains($0) })
        if module.kind == .app, code.contains("@main") || code.contains("@UIApplicationMain") { isStart = true }
        read(code)
    }

    /// Declared for other files is what stands at the top level or in an extension.
    private mutating func read(_ code: String) {
        var open: [Bool] = []
        var isExtension = false
        var last: Substring = ""
        var isPrivate = false
        var word: String.Index?
        for index in code.indices + [code.endIndex] {
            let character: Character = index < code.endIndex ? code[index] : " "
            if character.isLetter || character.isNumber || character == "_" {
                if word == nil { word = index }
                continue
            }
            if let start = word {
                let text = code[start..<index]
                if last == "extension" { isExtension = true }
                if text == "private" || text == "fileprivate" { isPrivate = true }
                if Self.keywords.contains(String(last)), text != "func", text != "var" {
                    if open.allSatisfy({ $0 }), !isPrivate { declared.insert(String(text)) }
                    isPrivate = false
                } else {
                    used.insert(String(text))
                }
                last = text
                word = nil
            }
            switch character {
            case "{":
                open.append(isExtension)
                isExtension = false
            case "}": _ = open.popLast()
            default: break
            }
        }
        used.subtract(declared)
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "let", "var",
    ]
}
