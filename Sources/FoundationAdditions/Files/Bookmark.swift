import Foundation

/// What a bookmark keeps of a file: its path, and the numbers by which the file system knows it.
///
/// A bookmark is a property list in binary form. It starts with `bplist` and not with `book`, as one of Apple's does, and neither system reads
/// the other's.
struct Bookmark: Codable {
    /// The path of the file when the bookmark was made.
    let path: String
    /// The path from the folder that the bookmark is relative to; nil without one.
    let relativePath: String?
    /// The device and the inode of the file.
    let device: UInt64
    let inode: UInt64

    /// How many files are looked at for one that was moved.
    private static let searchLimit = 20_000

    init(of url: URL, relativeTo base: URL?) throws {
        let path = url.standardizedFileURL.path
        guard url.isFileURL, let identity = FileIdentity(path: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url, NSFilePathErrorKey: url.path])
        }
        self.path = path
        relativePath = base.flatMap { base in
            let folder = base.standardizedFileURL.path
            let start = folder.hasSuffix("/") ? folder : folder + "/"
            return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
        }
        device = identity.device
        inode = identity.inode
    }

    /// Whether the bookmark's file is at a path.
    private func isFile(at path: String) -> Bool {
        FileIdentity(path: path) == FileIdentity(device: device, inode: inode)
    }

    init(data: Data) throws {
        do {
            self = try PropertyListDecoder().decode(Bookmark.self, from: data)
        } catch {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSUnderlyingErrorKey: error])
        }
    }

    func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    /// Where the file is, and whether the bookmark should be made anew.
    func resolved(relativeTo base: URL?) throws -> (path: String, isStale: Bool) {
        var candidates = [path]
        if let base, let relativePath {
            candidates.insert(base.standardizedFileURL.appendingPathComponent(relativePath).path, at: 0)
        }
        for candidate in candidates where isFile(at: candidate) {
            return (candidate, candidate != path)
        }
        // The file was replaced, as by a program that writes a new one and renames it: the path is what the person knows it by.
        if let candidate = candidates.first(where: { FileIdentity(path: $0) != nil }) { return (candidate, true) }
        if let moved = movedPath() { return (moved, true) }
        throw CocoaError(
            .fileNoSuchFile, userInfo: [NSFilePathErrorKey: path, NSURLErrorKey: URL(fileURLWithPath: path)])
    }

    /// The path of a file that was moved or renamed: it is looked for below the folder where it was, then below the folder of that folder, and so
    /// on, but never in all of the home folder or in that of all temporary files.
    ///
    /// It has the ending that it had: the inode of a file that is gone becomes another one's.
    private func movedPath() -> String? {
        let limits = ["/", "/tmp", "/home", NSHomeDirectory()]
        let ending = (path as NSString).pathExtension
        var left = Bookmark.searchLimit
        var folder = (path as NSString).deletingLastPathComponent
        var searched: String?
        while !limits.contains(folder), left > 0 {
            let root = URL(fileURLWithPath: folder)
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            while left > 0, let url = found?.nextObject() as? URL {
                left -= 1
                if url.path == searched {
                    found?.skipDescendants()
                } else if url.pathExtension == ending, isFile(at: url.path) {
                    return url.path
                }
            }
            searched = folder
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }
}

/// The numbers by which the file system knows a file. They stay when the file is moved on its device.
struct FileIdentity: Equatable {
    let device: UInt64
    let inode: UInt64

    init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }

    /// The file at a path; nil where there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }
}
