import Foundation

/// Where a bundle's resources are: string tables, pictures, fonts, asset catalogs.
///
/// A bundle that is named is asked alone. Without one it is the app: its main bundle, which is the folder `Resources` beside the
/// program. A program without such a folder, as SwiftPM builds it, has the resource bundles beside it instead,
/// `Package_Target.resources`, since a package's own files are no part of the main bundle here.
package enum ResourceFolders {
    package static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle, bundle !== Bundle.main else { return ofApp }
        return folders(ofBundle: bundle)
    }

    private static func folders(ofBundle bundle: Bundle) -> [URL] {
        var folders: [URL] = []
        for url in [bundle.resourceURL, bundle.bundleURL] {
            if let url = url?.standardizedFileURL, !folders.contains(url) { folders.append(url) }
        }
        return folders
    }

    /// A folder that a package copies as it is, `Resources`, lies inside of its bundle.
    private static func folders(ofPackage bundle: URL) -> [URL] {
        let inside = bundle.appendingPathComponent("Resources")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: inside.path, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? [inside, bundle] : [bundle]
    }

    /// Looked up once: an app's resources don't move while it runs.
    private static let ofApp: [URL] = {
        let beside = (Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
        let main = folders(ofBundle: .main)
        // Beside a program with resources of its own may lie those of other programs.
        if main.first?.lastPathComponent == "Resources" { return main }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        let packages = entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return main + packages.flatMap { folders(ofPackage: beside.appendingPathComponent($0)) }
    }()

    /// The file with a name inside a folder, if it is one: no name leads out of the folder, and pipes and devices are no files.
    package static func file(_ name: String, in folder: URL) -> String? {
        guard !name.isEmpty, !name.utf8.contains(0), !name.hasPrefix("/"),
            !name.split(separator: "/").contains("..")
        else { return nil }
        if let path = regularFile(folder.path + "/" + name) { return path }
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        // Apple's file systems take “é” and “e” with an accent of its own for one letter; others compare bytes, and which of the two a file's name
        // has depends on how it came here.
        return [name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping].lazy
            .compactMap { regularFile(folder.path + "/" + $0) }.first
    }

    /// The path, if a regular file is there.
    package static func regularFile(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return path
    }
}
