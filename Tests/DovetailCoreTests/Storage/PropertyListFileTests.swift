import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Files that are always whole, whoever writes them and whatever was in their place.
@Suite("Property-list files")
struct PropertyListFileTests {
    /// A folder that goes with the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        func file(_ name: String = "a.plist") -> PropertyListFile {
            PropertyListFile(url: url.appendingPathComponent(name))
        }
        var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
    }

    private func permissions(_ url: URL) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int ?? 0
    }

    @Test(
        "new contents are written beside the file and brought to the disk before they take its name, and then the name is"
    )
    func order() throws {
        let folder = try Folder()
        let calls = Mutex<[String]>([])
        var file = folder.file()
        let system = DiskCalls()
        func isFolder(_ descriptor: Int32) -> Bool {
            var status = stat()
            fstat(descriptor, &status)
            return status.st_mode & S_IFMT == S_IFDIR
        }
        file.disk.write = { descriptor, bytes in
            calls.withLock { $0.append("write") }
            return system.write(descriptor, bytes)
        }
        file.disk.sync = { descriptor in
            calls.withLock { $0.append(isFolder(descriptor) ? "sync folder" : "sync file") }
            return system.sync(descriptor)
        }
        file.disk.rename = { old, new in
            calls.withLock { $0.append("rename \(URL(fileURLWithPath: old).lastPathComponent)") }
            return system.rename(old, new)
        }
        try file.update { _ in ["a": 1] }
        #expect(calls.withLock { $0 } == ["write", "sync file", "rename .a.plist.new", "sync folder"])
        #expect(folder.names == ["a.plist"])
    }

    @Test("a write in several parts is whole, and one that fails leaves the old contents and nothing else")
    func failures() throws {
        let folder = try Folder()
        var file = folder.file()
        file.disk.write = { write($0, $1.baseAddress, min($1.count, 7)) }
        let text = String(repeating: "long ", count: 100)
        try file.update { _ in ["text": text] }
        #expect(try file.read()["text"] as? String == text)
        file.disk.sync = { _ in -1 }
        #expect(throws: (any Error).self) { try file.update { _ in ["text": "new"] } }
        #expect(try file.read()["text"] as? String == text)
        #expect(folder.names == ["a.plist"])
        file.disk = DiskCalls()
        file.disk.write = { _, _ in 0 }
        #expect(throws: (any Error).self) { try file.update { _ in ["text": "new"] } }
        #expect(folder.names == ["a.plist"])
    }

    @Test("values of every kind are what they were when the file is read, and truth values are no numbers")
    func kinds() throws {
        let folder = try Folder()
        let date = Date(timeIntervalSince1970: 1.25)
        let values: [String: Any] = [
            "text": "a\u{0}é😀", "true": true, "one": 1, "half": 0.5, "whole": 1.0, "most": UInt64.max, "small": Int8(3),
            "float": Float(1.5), "data": Data([1, 2]), "date": date, "array": [1, "x", false, [Any]()] as [Any],
            "dictionary": ["a": ["b": 2.0]], "boxed": NSNumber(value: true), "boxed text": NSString("x"),
        ]
        try folder.file().update { _ in values }
        let first = try Data(contentsOf: folder.file().url)
        // And once more, of what was read.
        try folder.file().update { $0! }
        for _ in 0..<2 {
            let read = try folder.file().read()
            #expect(read as NSDictionary == values as NSDictionary)
            #expect(read["true"] is Bool && read["boxed"] is Bool)
            #expect((read["one"] as? NSNumber)?.objCType.pointee == NSNumber(value: 1).objCType.pointee)
            #expect((read["whole"] as? NSNumber)?.objCType.pointee == NSNumber(value: 1.0).objCType.pointee)
            #expect(read["date"] as? Date == date)
            try first.write(to: folder.file().url)
        }
    }

    /// Processor seconds of this thread.
    private func time(_ work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try work()
        return now() - start
    }

    /// What grows with the square of the file takes hours; what grows with the file takes seconds, on a busy machine too.
    @Test("a file of 30 megabytes is opened and changed in a time that grows with the file", arguments: [1, 100_000])
    func large(count: Int) throws {
        let folder = try Folder()
        let part = Data(repeating: 1, count: 30_000_000 / count)
        let values = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", part) })
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(
            to: folder.file().url)
        var read: [String: Any] = [:]
        let opening = try time { read = try folder.file().read() }
        #expect(read.count == count)
        #expect(opening < 60)
        let change = try time {
            try folder.file().update { values in
                var values = values!
                values["one more"] = 1
                return values
            }
        }
        #expect(change < 60)
        #expect(try folder.file().read().count == count + 1)
    }

    @Test("shorter contents leave nothing of the longer ones, also where an earlier write was interrupted")
    func shorter() throws {
        let folder = try Folder()
        try Data(repeating: 65, count: 5000).write(to: folder.url.appendingPathComponent(".a.plist.new"))
        try folder.file().update { _ in ["a": 1] }
        #expect(try folder.file().read() as? [String: Int] == ["a": 1])
    }

    @Test("who changes a file waits until another one has done so, and both changes are there")
    func turns() throws {
        let folder = try Folder()
        let file = folder.file()
        let url = file.url
        let hasBegun = DispatchSemaphore(value: 0)
        let second = DispatchSemaphore(value: 0)
        // Set before `hasBegun`, and read after it.
        nonisolated(unsafe) var thread = ""
        // The state of the other thread, as the system tells it: “S” while it waits for something.
        func state() -> String? {
            (try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8)).flatMap {
                $0.split(separator: ")").last?.split(separator: " ").first.map(String.init)
            }
        }
        try file.update { values in
            Thread.detachNewThread {
                thread = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
                hasBegun.signal()
                try? PropertyListFile(url: url).update { values in
                    var values = values ?? [:]
                    values["second"] = 2
                    return values
                }
                second.signal()
            }
            hasBegun.wait()
            // Were there no turns, the other one would end without waiting.
            var isDone = false
            #expect(throws: Never.self) {
                try waitBlocking(for: "the other change to wait") {
                    isDone = isDone || second.wait(timeout: .now()) == .success
                    return isDone || state() == "S"
                }
            }
            #expect(!isDone)
            if isDone { second.signal() }
            var values = values ?? [:]
            values["first"] = 1
            return values
        }
        second.wait()
        #expect(try file.read() as? [String: Int] == ["first": 1, "second": 2])
    }

    @Test("four writers with keys of their own lose nothing")
    func writers() throws {
        let folder = try Folder()
        let url = folder.file().url
        DispatchQueue.concurrentPerform(iterations: 4) { writer in
            for number in 0..<10 {
                try? PropertyListFile(url: url).update { values in
                    var values = values ?? [:]
                    values["\(writer).\(number)"] = number
                    return values
                }
            }
        }
        #expect(try folder.file().read().count == 40)
    }

    @Test("a file that is damaged twice is put aside twice, and nothing is overwritten")
    func damagedTwice() throws {
        let folder = try Folder()
        let file = folder.file()
        for (number, garbage) in ["one", "two", "three"].enumerated() {
            try Data(garbage.utf8).write(to: file.url)
            if number == 1 {
                file.moveAsideIfDamaged()
            } else {
                var wasDamaged = false
                try file.update { values in
                    wasDamaged = values == nil
                    return ["number": number]
                }
                #expect(wasDamaged)
                #expect(try file.read()["number"] as? Int == number)
            }
            let aside = folder.url.appendingPathComponent("a.plist.damaged-\(number + 1)")
            #expect(try String(contentsOf: aside, encoding: .utf8) == garbage)
        }
        #expect(folder.names == ["a.plist", "a.plist.damaged-1", "a.plist.damaged-2", "a.plist.damaged-3"])
        file.moveAsideIfDamaged()
        #expect(folder.names.count == 4, "a whole file stays where it is")
    }

    @Test("a pipe is put aside and never read; a device is left alone")
    func noFiles() throws {
        let folder = try Folder()
        let file = folder.file()
        mkfifo(file.url.path, 0o600)
        try file.update { values in
            #expect(values == nil)
            return ["a": 1]
        }
        #expect(folder.names == ["a.plist", "a.plist.damaged-1"])
        #expect(try file.read() as? [String: Int] == ["a": 1])
        let device = folder.file("b.plist")
        try FileManager.default.createSymbolicLink(atPath: device.url.path, withDestinationPath: "/dev/null")
        #expect(throws: (any Error).self) { try device.update { _ in ["a": 1] } }
        device.moveAsideIfDamaged()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: device.url.path) == "/dev/null")
    }

    @Test("links are followed, relative ones from where they are, and through one another; those in a circle end")
    func links() throws {
        let folder = try Folder()
        let inner = folder.url.appendingPathComponent("dotfiles")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("a.plist").path, withDestinationPath: "dotfiles/a.plist")
        try manager.createSymbolicLink(
            atPath: inner.appendingPathComponent("a.plist").path, withDestinationPath: "b.plist")
        try manager.createSymbolicLink(
            atPath: inner.appendingPathComponent("b.plist").path,
            withDestinationPath: inner.appendingPathComponent("c.plist").path)
        try folder.file().update { _ in ["a": 1] }
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.file().url.path) == "dotfiles/a.plist")
        #expect(
            try manager.destinationOfSymbolicLink(atPath: inner.appendingPathComponent("a.plist").path) == "b.plist")
        let written = PropertyListFile(url: inner.appendingPathComponent("c.plist"))
        #expect(try written.read() as? [String: Int] == ["a": 1])
        #expect(try folder.file().read() as? [String: Int] == ["a": 1])
        #expect(try manager.contentsOfDirectory(atPath: inner.path).sorted() == ["a.plist", "b.plist", "c.plist"])
        try manager.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("x.plist").path, withDestinationPath: "x.plist")
        _ = try? folder.file("x.plist").update { _ in [:] }
    }

    @Test("what is stored is the person's own: folders and files that are made are nobody else's to read")
    func privacy() throws {
        let folder = try Folder()
        let file = PropertyListFile(url: folder.url.appendingPathComponent("new/folder/a.plist"))
        try file.update { _ in ["a": 1] }
        #expect(try permissions(file.url) == 0o600)
        #expect(try permissions(file.url.deletingLastPathComponent()) == 0o700)
    }
}
