import Foundation

/// Finds files under names that differ in letter case alone, as Apple's file systems do, and keeps what was found so.
final class LetterCases {
    private var found: [(asked: String, actual: String)] = []

    /// The file that is meant: the one of that very name, else one whose path differs in case alone, else the one that was asked for, which
    /// is not there. Of several that differ in case the first by name is taken. Reads the folders on the way.
    func place(of file: URL, display: (URL) -> String) -> URL {
        guard FileReading.kind(of: file) == .missing, let other = other(file.standardizedFileURL) else {
            return file
        }
        let entry = (display(file), display(other))
        if !found.contains(where: { $0 == entry }) { found.append(entry) }
        return other
    }

    /// One line for a person; nil when all names were right.
    var problem: Problem? {
        guard !found.isEmpty else { return nil }
        let list = found.prefix(6).map { "\($0.actual) for \($0.asked)" }.joined(separator: ", ")
        let rest = found.count > 6 ? " and \(found.count - 6) more" : ""
        return Problem(.note, "Names that differ in letter case alone are taken for the same: \(list)\(rest).")
    }

    /// The names in folders that were read, by what they are in small letters. A project may name thousands of files that are not there, and folders
    /// on the way to them, such as that for temporary files, may hold thousands of others. They are of the time when they were read first.
    private var listings: [String: [String: [String]]] = [:]

    private func names(in folder: String, like name: String) -> [String] {
        if let listing = listings[folder] { return listing[name.lowercased()] ?? [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let listing = Dictionary(grouping: names.sorted()) { $0.lowercased() }
        listings[folder] = listing
        return listing[name.lowercased()] ?? []
    }

    private func other(_ file: URL) -> URL? {
        guard !file.path.utf8.contains(0) else { return nil }
        // Folders may be there in several letter cases, each with a part of the files: a repository keeps what a Mac took for one.
        var places = [URL(fileURLWithPath: "/")]
        for name in file.pathComponents.dropFirst() {
            places = places.flatMap { place -> [URL] in
                let others = names(in: place.path, like: name).filter { $0 != name }
                let exact = FileReading.kind(of: place.appendingPathComponent(name)) == .missing ? [] : [name]
                return (exact + others).map(place.appendingPathComponent)
            }
            if places.isEmpty { return nil }
        }
        return places.first
    }
}
