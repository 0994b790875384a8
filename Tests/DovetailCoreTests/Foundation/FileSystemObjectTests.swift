import Dispatch
import Foundation
import FoundationAdditions
import Synchronization
import TestSupport
import Testing

/// What a source has told.
private final class Told: Sendable {
    private let events = Mutex<UInt>(0)
    private let count = Mutex(0)

    func add(_ event: DispatchSource.FileSystemEvent) {
        let bits = event.rawValue
        events.withLock { $0 |= bits }
        count.withLock { $0 += 1 }
    }

    var calls: Int { count.withLock { $0 } }

    /// Waits until an event was told.
    func has(_ event: DispatchSource.FileSystemEvent) async -> Bool {
        for _ in 0..<500 {
            if all.isSuperset(of: event) { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    /// What was told up to now.
    var all: DispatchSource.FileSystemEvent { DispatchSource.FileSystemEvent(rawValue: events.withLock { $0 }) }
}

@Suite("Sources that watch files")
struct FileSystemObjectTests {
    private let folder = TemporaryFolder()

    private func watch(
        _ url: URL, _ mask: DispatchSource.FileSystemEvent
    ) -> (source: any DispatchSourceFileSystemObject, told: Told) {
        let descriptor = open(url.path, O_EVTONLY)
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: mask, queue: nil)
        let told = Told()
        source.setEventHandler { told.add(source.data) }
        source.setCancelHandler { close(descriptor) }
        #expect(source.handle == descriptor)
        #expect(source.mask == mask)
        source.resume()
        return (source, told)
    }

    private func file() throws -> URL {
        let url = folder.url.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: url)
        return url
    }

    @Test("tell that a file is written and grows")
    func written() async throws {
        let url = try file()
        let (source, told) = watch(url, [.write, .extend])
        defer { source.cancel() }
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: Data("b".utf8))
        #expect(await told.has(.write))
        #expect(!told.all.contains(.extend), "The file is as long as before.")
        try handle.write(contentsOf: Data("more".utf8))
        #expect(await told.has(.extend))
    }

    @Test("tell that a file is renamed and deleted")
    func renamed() async throws {
        let url = try file()
        let (source, told) = watch(url, [.rename, .delete])
        defer { source.cancel() }
        let other = folder.url.appendingPathComponent("b.txt")
        #expect(rename(url.path, other.path) == 0)
        #expect(await told.has(.rename))
        #expect(!told.all.contains(.delete))
        #expect(unlink(other.path) == 0)
        #expect(await told.has(.delete))
    }

    @Test("tell of a file's rights and names")
    func attributes() async throws {
        let url = try file()
        let (source, told) = watch(url, .all)
        defer { source.cancel() }
        #expect(chmod(url.path, 0o600) == 0)
        #expect(await told.has(.attrib))
        #expect(link(url.path, url.path + "2") == 0)
        #expect(await told.has(.link))
    }

    @Test("tell that files are made and removed in a folder")
    func folders() async throws {
        let (source, told) = watch(folder.url, .write)
        defer { source.cancel() }
        _ = try file()
        #expect(await told.has(.write))
    }

    @Test("tell of nothing that was not asked for, and of nothing when they are cancelled")
    func cancelled() async throws {
        let url = try file()
        let (first, told) = watch(url, .rename)
        let (second, other) = watch(url, .write)
        defer { second.cancel() }
        try Data("b".utf8).write(to: url)
        #expect(await other.has(.write))
        #expect(told.calls == 0)
        first.cancel()
        #expect(first.isCancelled)
        #expect(rename(url.path, url.path + "2") == 0)
        try Data("c".utf8).write(to: URL(fileURLWithPath: url.path + "2"))
        try await Task.sleep(for: .milliseconds(50))
        #expect(told.calls == 0)
    }
}
