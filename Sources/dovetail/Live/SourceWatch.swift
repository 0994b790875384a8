import Foundation

/// Tells when files of some folders are saved, by the kernel's word (inotify): it looks at nothing by itself.
@MainActor
final class SourceWatch {
    private let descriptor: Int32
    private var folders: [Int32: URL] = [:]
    private var contents: [String: Int] = [:]
    private var source: (any DispatchSourceRead)?
    /// Called on the main queue with the files that have another content than before, or went.
    var onChange: (([URL]) -> Void)?

    /// A file counts as saved when its writer closed it, or when it was put in the place of another.
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_ONLYDIR)

    init(_ roots: [URL]) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        for root in roots { add(root) }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [unowned self] in MainActor.assumeIsolated { read() } }
        source.resume()
        self.source = source
    }

    /// Watches a folder with those in it. What is hidden, such as what compilers make, is left out.
    private func add(_ folder: URL) {
        let number = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard number >= 0, folders[number] == nil else { return }
        folders[number] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where isWatched(name) {
            let child = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue { add(child) } else { contents[child.path] = Self.hash(child) }
        }
    }

    /// Editors leave files of their own beside those that they edit.
    private func isWatched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") && name != "4913"
    }

    private static func hash(_ file: URL) -> Int? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        // Of all bytes: that of `Data` itself looks at the first few.
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var changed: [String: URL] = [:]
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            var place = 0
            while place < count {
                let (number, mask, length) = buffer.withUnsafeBytes {
                    (
                        $0.loadUnaligned(fromByteOffset: place, as: Int32.self),
                        $0.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
                        Int($0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                    )
                }
                let bytes = buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }
                place += 16 + length
                note(String(decoding: bytes, as: UTF8.self), mask, in: number, &changed)
            }
        }
        if !changed.isEmpty { onChange?(changed.values.sorted { $0.path < $1.path }) }
    }

    private func note(_ name: String, _ mask: UInt32, in number: Int32, _ changed: inout [String: URL]) {
        if mask & UInt32(IN_IGNORED | IN_DELETE_SELF) != 0 { folders[number] = nil }
        guard !name.isEmpty, isWatched(name), let folder = folders[number] else { return }
        let file = folder.appendingPathComponent(name)
        if mask & UInt32(IN_ISDIR) != 0 {
            if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { add(file) }
            changed[file.path] = file
            return
        }
        // A file that was only made has no content yet.
        guard mask & UInt32(IN_CREATE) == 0 else { return }
        let hash = Self.hash(file)
        guard contents[file.path] != hash else { return }
        contents[file.path] = hash
        changed[file.path] = file
    }
}
