import Foundation
import Glibc

/// A file with a dictionary of property-list values, which is always whole.
///
/// New contents are written beside it, brought to the disk, and put in its place in one step. A file that cannot be understood is
/// put aside, never overwritten. Processes that change the same file take turns.
struct PropertyListFile {
    let url: URL
    /// What brings contents to the disk. Tests note the order of the calls: a loss of power can't be played.
    var disk = DiskCalls()

    /// Replaces the contents by what `change` makes of them. It gets nil when they were damaged.
    func update(_ change: ([String: Any]?) -> [String: Any]) throws {
        let folder = target.deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FolderLock.holding(folder) {
            var values: [String: Any]? = [:]
            do { values = try read() } catch is Damage {
                try moveAside()
                values = nil
            }
            // Binary, because the XML form cannot hold every string, nor parts of seconds.
            try replace(with: PropertyListEncoding.data(change(values)), in: folder)
        }
    }

    /// The contents; empty when there is no file. Throws ``Damage`` when they are no dictionary.
    func read() throws -> [String: Any] {
        try checkKind()
        let data: Data
        do { data = try Data(contentsOf: target) } catch let error as CocoaError where error.code == .fileReadNoSuchFile
        {
            return [:]
        }
        guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw Damage(path: target.path)
        }
        return values
    }

    /// Reading a pipe or a device may never end. A pipe counts as damage and is put aside; a device, such as `/dev/null` behind
    /// a link, is left alone.
    private func checkKind() throws {
        var status = stat()
        guard stat(target.path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFIFO, S_IFSOCK: throw Damage(path: target.path)
        case S_IFCHR, S_IFBLK: throw NoFile(path: target.path)
        default: break
        }
    }

    private struct NoFile: Error, CustomStringConvertible {
        let path: String
        var description: String { "it is a device" }
    }

    /// Puts the file aside if it is damaged.
    func moveAsideIfDamaged() {
        do { _ = try read() } catch is Damage {
            do { try moveAside() } catch {
                Log.logger.error("\(target.path) is damaged and cannot be put aside: \(error)")
            }
        } catch {
            Log.logger.error("\(target.path) cannot be read: \(error)")
        }
    }

    /// The contents are not what they should be.
    struct Damage: Error { let path: String }

    // MARK: Files

    /// A link is followed: it is the file behind it that is replaced.
    private var target: URL {
        var target = url
        // One by one, since the file that the last one leads to may be missing; and not for ever.
        for _ in 0..<16 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else { break }
            target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent()).absoluteURL
        }
        return target
    }

    /// Renames the file, so that nothing overwrites it.
    func moveAside() throws {
        let path = target.path
        var number = 1
        while FileManager.default.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
        try FileManager.default.moveItem(atPath: path, toPath: "\(path).damaged-\(number)")
        Log.logger.error("\(path) cannot be understood; it was put aside as \(path).damaged-\(number)")
    }

    private func replace(with data: Data, in folder: URL) throws {
        let temporary = folder.appendingPathComponent(".\(target.lastPathComponent).new").path
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError(path: temporary) }
        do {
            defer { close(descriptor) }
            try writeAll(data, to: descriptor, path: temporary)
            guard disk.sync(descriptor) == 0 else { throw FileError(path: temporary) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard disk.rename(temporary, target.path) == 0 else { throw FileError(path: target.path) }
        // The new name is to survive a loss of power, too.
        let folderDescriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folderDescriptor >= 0 {
            _ = disk.sync(folderDescriptor)
            close(folderDescriptor)
        }
    }

    private func writeAll(_ data: Data, to descriptor: Int32, path: String) throws {
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = disk.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw FileError(path: path) }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// The system's calls on whose order it depends that a file is whole whenever the power goes.
struct DiskCalls {
    var write: (Int32, UnsafeRawBufferPointer) -> Int = { Glibc.write($0, $1.baseAddress, $1.count) }
    var sync: (Int32) -> Int32 = { fsync($0) }
    var rename: (String, String) -> Int32 = { Glibc.rename($0, $1) }
}

/// What the system said about a file.
private struct FileError: Error, CustomStringConvertible {
    let path: String
    let code = errno
    var description: String { "\(path): \(String(cString: strerror(code)))" }
}

/// Processes that write into a folder take turns.
private enum FolderLock {
    /// Runs `body` while no other process runs its own. Somebody who holds the lock for seconds is not waited for: `body`
    /// leaves whole files in any case.
    static func holding(_ folder: URL, _ body: () throws -> Void) throws {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: folder.path) }
        // Closing gives up the lock, and so does the end of the process.
        defer { close(descriptor) }
        let end = Date(timeIntervalSinceNow: 2)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, Date() < end { usleep(2_000) }
        try body()
    }
}
