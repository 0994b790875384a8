import Foundation

/// The file of a project that says what can be bought, `….storekit`: Xcode plays a store by it when it runs an app, and does not put it into the app.
///
/// A scheme names it. Where the scheme is a person's own, which is not among a project's files, the first one by its path is taken.
enum StoreDescription {
    /// How many folders within each other are looked at.
    private static let depth = 4
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build"]

    static func first(in folder: URL) -> URL? {
        var level = [folder]
        var found: [URL] = []
        for _ in 0..<depth where !level.isEmpty {
            var next: [URL] = []
            for folder in level {
                for name in FileReading.names(in: folder) where !name.hasPrefix(".") {
                    let file = folder.appendingPathComponent(name)
                    if file.pathExtension == "storekit" { found.append(file) }
                    // A name with a type is mostly no folder, and never one with sources.
                    if file.pathExtension.isEmpty, !skipped.contains(name) { next.append(file) }
                }
            }
            level = next
        }
        return found.min { $0.path < $1.path }?.standardizedFileURL
    }

    static func note(of file: URL) -> Problem {
        Problem(
            .note,
            "“\(file.lastPathComponent)” says what can be bought when the app is run. Nothing is paid, as in Xcode.")
    }
}
