import Foundation
import XcodeProjects

/// What a platform says of itself, in the file `platform.json` of its folder.
struct PlatformDescription: Codable, Equatable {
    /// Dovetail's version.
    var version: String
    /// The compiler that its modules fit, by its full name: two compilers of one version number need not read each other's modules.
    var compiler: String
    /// The processor, as compilers name it.
    var architecture: String
    /// How it was built: release, or debug with the engine's checks of itself.
    var configuration: String
    /// All its other files, by their paths within the folder, with their sizes in bytes: so a copy that is not whole is noticed.
    var files: [String: Int]

    static let fileName = "platform.json"

    static func read(from folder: URL) throws -> PlatformDescription {
        let file = folder.appendingPathComponent(fileName)
        let data = try FileReading.data(of: file, limit: 16 << 20)
        do {
            return try JSONDecoder().decode(PlatformDescription.self, from: data)
        } catch {
            throw XcodeError("\(file.path) does not describe a platform of Dovetail.")
        }
    }

    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: folder.appendingPathComponent(Self.fileName))
    }

    /// The name of a folder with such a platform.
    var folderName: String {
        let kind = configuration == "release" ? "" : "-" + configuration
        return "dovetail-\(version)-\(CompilerVersion.number(in: compiler))-\(architecture)\(kind)"
    }

    /// The files of a folder, as ``files`` tells them. What is written for the place where the folder stands is no part of them.
    static func files(in folder: URL) throws -> [String: Int] {
        let base = folder.resolvingSymlinksInPath().path + "/"
        var files: [String: Int] = [:]
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else {
            throw XcodeError("\(folder.path) cannot be read.")
        }
        for case let file as URL in all {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let path = file.resolvingSymlinksInPath().path
            guard path.hasPrefix(base) else { continue }
            let name = String(path.dropFirst(base.count))
            guard name != fileName, !PlacedFiles.isOne(name) else { continue }
            files[name] = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        return files
    }
}
