import Dispatch
import DovetailBase
import Foundation

/// Watches the files of all sources by one inotify instance. A source that is cancelled or gone is forgotten at the next event, or when another
/// one is made.
final class FileWatch: @unchecked Sendable {
    static let shared = FileWatch()

    /// What a source was made for.
    struct Request {
        let descriptor: Int32
        let mask: DispatchSource.FileSystemEvent
    }

    /// A source and what was last known of its file.
    private struct Watched {
        weak var source: DispatchSource?
        let request: Request
        var size: off_t
        var names: UInt64
        let identity: FileIdentity
    }

    private let lock = NSLock()
    /// The sources of each watch. The system gives one watch for all descriptors of one file.
    private var watched: [Int32: [Watched]] = [:]
    private let instance: Int32
    private let reader: (any DispatchSourceRead)?

    private init() {
        instance = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        reader =
            instance < 0
            ? nil
            : DispatchSource.makeReadSource(
                fileDescriptor: instance, queue: DispatchQueue(label: "dovetail.files"))
        reader?.setEventHandler { FileWatch.shared.read() }
        reader?.resume()
    }

    /// What a source was made for; nil for a source of something else.
    func request(of source: DispatchSource) -> Request? {
        lock.withLock { watched.values.joined().first { $0.source === source }?.request }
    }

    func add(_ source: DispatchSource, _ request: Request) {
        guard let status = FileWatch.status(request.descriptor) else {
            Log.warnOnce("FileWatch", "A source of a file has a descriptor that is not open: it tells of nothing.")
            return
        }
        lock.withLock {
            prune()
            // The link leads to the open file itself, wherever that is by now.
            let watch = inotify_add_watch(instance, "/proc/self/fd/\(request.descriptor)", FileWatch.events)
            guard watch >= 0 else {
                Log.warnOnce("FileWatch.limit", "The system watches no more files (inotify): changes are not told.")
                return
            }
            watched[watch, default: []].append(
                Watched(
                    source: source, request: request, size: status.st_size, names: UInt64(status.st_nlink),
                    identity: FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))))
        }
    }

    private static let events = UInt32(
        IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

    private static func status(_ descriptor: Int32) -> stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    /// Takes the events that there are, and tells the sources.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let length = Glibc.read(instance, &buffer, buffer.count)
            guard length > 0 else { return }
            lock.withLock {
                prune()
                buffer.withUnsafeBytes { bytes in
                    var offset = 0
                    // Watch, events, a number that joins renamings, length of the name, and the name.
                    while offset + 16 <= length {
                        let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
                        let events = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                        tell(watch, events)
                        offset += 16 + Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    }
                }
            }
        }
    }

    private func tell(_ watch: Int32, _ events: UInt32) {
        guard var sources = watched[watch] else { return }
        for index in sources.indices {
            let told = changes(&sources[index], events).intersection(sources[index].request.mask)
            if !told.isEmpty { sources[index].source?.or(data: told.rawValue) }
        }
        // The system has taken the watch away: the sources stay, so that they know what they were made for.
        watched[watch] = sources
    }

    /// What the system's events mean for a source.
    private func changes(_ watched: inout Watched, _ events: UInt32) -> DispatchSource.FileSystemEvent {
        func has(_ wanted: Int32...) -> Bool { wanted.contains { events & UInt32($0) != 0 } }
        var changes: DispatchSource.FileSystemEvent = []
        if has(IN_MODIFY, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) { changes.insert(.write) }
        if has(IN_MOVE_SELF) { changes.insert(.rename) }
        if has(IN_DELETE_SELF) { changes.insert(.delete) }
        if has(IN_UNMOUNT) { changes.insert(.revoke) }
        // The descriptor may be another file's by now, where the app has closed it.
        guard let status = FileWatch.status(watched.request.descriptor),
            watched.identity == FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        else { return has(IN_ATTRIB) ? changes.union(.attrib) : changes }
        if status.st_size > watched.size, has(IN_MODIFY) { changes.insert(.extend) }
        watched.size = status.st_size
        let names = UInt64(status.st_nlink)
        if has(IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO), names != watched.names {
            changes.formUnion(names == 0 ? .delete : .link)
        } else if has(IN_ATTRIB) {
            changes.insert(.attrib)
        }
        watched.names = names
        return changes
    }

    /// Forgets the sources that are cancelled or gone.
    private func prune() {
        for (watch, sources) in watched {
            let rest = sources.filter { $0.source?.isCancelled == false }
            if rest.count == sources.count { continue }
            watched[watch] = rest.isEmpty ? nil : rest
            if rest.isEmpty { inotify_rm_watch(instance, watch) }
        }
    }
}
