import Foundation
import Glibc

/// Tells when one of some files is written, by any program.
final class FileWatch: @unchecked Sendable {
    private let source: (any DispatchSourceRead)?

    /// - Parameter onChange: Is called on the main thread, at most a few times for each write.
    init(_ paths: [String], onChange: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0, !paths.isEmpty else {
            if descriptor >= 0 { close(descriptor) }
            source = nil
            return
        }
        for path in paths { inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &bytes, bytes.count) > 0 {}
            onChange()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
        self.source = source
    }

    deinit { source?.cancel() }
}
