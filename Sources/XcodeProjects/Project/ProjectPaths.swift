import Foundation

/// Where the files of a project's groups are.
///
/// A file's path is relative to the group that holds it, unless it says otherwise, so the groups are walked once from the top. A group
/// that is its own ancestor is walked once and reported.
struct ProjectPaths {
    /// Not normalised: that is done for the few that are asked for.
    private var places: [String: String] = [:]
    private(set) var problems: [Problem] = []
    private let gate: FileGate

    init(_ objects: ProjectObjects, folder: URL, gate: FileGate) {
        self.gate = gate
        guard let top = objects.string(objects.root, "mainGroup") else { return }
        var waiting: [(id: String, parent: String)] = [(top, folder.path)]
        while let (id, parent) = waiting.popLast() {
            guard objects.exists(id) else { continue }
            if places[id] != nil {
                problems.append(
                    Problem(
                        .note,
                        "The group or file “\(Self.title(objects, id))” is in more than one group, or in itself; its first place counts."
                    ))
                continue
            }
            guard let place = Self.place(objects, id, parent: parent, folder: folder.path) else { continue }
            places[id] = place
            for child in objects.list(id, "children").reversed() { waiting.append((child, place)) }
        }
    }

    /// The file or folder of an object; nil when it is none of the project's, such as a framework of the system.
    subscript(id: String) -> URL? { self[named: id].map(gate.place) }

    /// The same in the project's own words: the file's name may differ in letter case.
    subscript(named id: String) -> URL? { places[id].map { URL(fileURLWithPath: $0).standardizedFileURL } }

    private static func title(_ objects: ProjectObjects, _ id: String) -> String {
        objects.string(id, "name") ?? objects.string(id, "path") ?? id
    }

    private static func place(_ objects: ProjectObjects, _ id: String, parent: String, folder: String) -> String? {
        let path = objects.string(id, "path") ?? ""
        guard !path.utf8.contains(0) else { return nil }
        if path.hasPrefix("/") { return absolute(path, folder: folder) }
        switch objects.string(id, "sourceTree") ?? "<group>" {
        case "<group>": return path.isEmpty ? parent : parent + "/" + path
        case "SOURCE_ROOT": return path.isEmpty ? folder : folder + "/" + path
        default: return nil
        }
    }

    /// The place of a file that is named from the top of the disk, as on the machine that the project was made on: where it is not there, the file
    /// in the project's folder that has the longest end of its path.
    private static func absolute(_ path: String, folder: String) -> String {
        guard FileReading.kind(of: URL(fileURLWithPath: path)) == .missing else { return path }
        var end = path.split(separator: "/")[...]
        while !end.isEmpty {
            end = end.dropFirst()
            let candidate = folder + "/" + end.joined(separator: "/")
            if !end.isEmpty, FileReading.kind(of: URL(fileURLWithPath: candidate)) != .missing { return candidate }
        }
        return path
    }
}
