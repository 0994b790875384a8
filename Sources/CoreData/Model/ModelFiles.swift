import Foundation
import FoundationAdditions

/// Finds the models that go along with an app.
enum ModelFiles {
    private static let types: Set = ["xcdatamodeld", "xcdatamodel"]

    /// The model of a name.
    static func model(named name: String, in bundles: [Bundle]? = nil) -> URL? {
        all(in: bundles).first { $0.deletingPathExtension().lastPathComponent == name }
    }

    /// All models of some bundles; without any, of the app and the packages beside it.
    static func all(in bundles: [Bundle]? = nil) -> [URL] {
        var places: [URL] = []
        let folders = (bundles ?? [Bundle.main]).flatMap { ResourceFolders.folders(of: $0) }
        for folder in folders {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let found = names.filter { types.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
            places += found.map(folder.appendingPathComponent)
            if !found.isEmpty { learnModule(of: folder) }
        }
        return places
    }

    /// The bundle of a package's target is named `Package_Target.resources`: classes of its models are in that module.
    private static func learnModule(of folder: URL) {
        for name in folder.pathComponents.reversed() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            let plain = name.prefix { $0 != "." }
            if let line = plain.lastIndex(of: "_") {
                ManagedClasses.learn(module: String(plain[plain.index(after: line)...]))
            }
            // The target's name may have lines of its own.
            if let line = plain.firstIndex(of: "_") {
                ManagedClasses.learn(module: String(plain[plain.index(after: line)...]))
            }
        }
    }

    /// The model that a URL means, which may name what Xcode would have compiled of it.
    static func source(of url: URL) -> URL? {
        let manager = FileManager.default
        let type = url.pathExtension.lowercased()
        if types.contains(type) { return manager.fileExists(atPath: url.path) ? url : nil }
        guard type == "momd" || type == "mom" else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        let beside = url.deletingPathExtension().appendingPathExtension("xcdatamodeld")
        if manager.fileExists(atPath: beside.path) { return beside }
        return model(named: name)
    }
}
