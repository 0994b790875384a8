import Foundation

/// Reads files of projects, which may be anything: pipes and devices are not waited for, and sizes are limited.
public enum FileReading {
    /// What a path stands for, without following it further than the system does.
    public enum Kind: Sendable {
        case file, folder, other, missing
    }

    public static func kind(of file: URL) -> Kind {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    public static func data(of file: URL, limit: Int) throws -> Data {
        switch kind(of: file) {
        case .file: break
        case .missing: throw XcodeError("\(file.path) does not exist.")
        case .folder: throw XcodeError("\(file.path) is a folder; a file was expected.")
        case .other: throw XcodeError("\(file.path) is not a regular file.")
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
        guard size <= limit else {
            throw XcodeError("\(file.path) has \(size >> 20) MB; at most \(limit >> 20) MB can be read.")
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw XcodeError("\(file.path) cannot be read.")
        }
        return data
    }

    /// The Swift sources in a package's folder, without its manifests and what is in hidden folders, as the package manager's own are. They are looked
    /// for as they are asked for.
    public static func swiftSources(of package: URL) -> some Sequence<URL> {
        let all = FileManager.default.enumerator(
            at: package, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        return AnySequence { AnyIterator { all?.nextObject() as? URL } }.lazy.filter { file in
            file.pathExtension == "swift" && file.lastPathComponent != "Package.swift"
                && !file.lastPathComponent.hasPrefix("Package@")
        }
    }

    /// The names in a folder, sorted, without hidden ones; none when it cannot be read.
    public static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
