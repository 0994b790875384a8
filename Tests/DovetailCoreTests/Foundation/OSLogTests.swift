import Foundation
import Testing

@testable import OSLog

@Suite("What import os brings")
struct OSLogTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("values in messages are written in the notation that is asked for")
    func notations() {
        #expect(text("a \(12, format: .hex(includePrefix: true, minDigits: 4)) b") == "a 0x000c b")
        #expect(text("\(8, format: .octal(includePrefix: true))") == "0o10")
        #expect(text("\(7, format: .decimal(minDigits: 3), align: .right(columns: 5))|") == "  007|")
        #expect(
            text("\(1.5, format: .fixed(precision: 2)) \(Float(1.25), format: .exponential(precision: 1))")
                == "1.50 1.2e+00")
        #expect(text("\(true, format: .answer) \(false, format: .truth)") == "YES false")
        #expect(text("\(Int32(2), format: .darwinErrno)") == "[2: No such file or directory]")
        #expect(text("\("a", align: .left(columns: 3))|\(Optional<Int>.none)|\([1, 2])") == "a  |nil|[1, 2]")
        struct Broken: Error {}
        #expect(
            text("\(Broken()) \(URL(fileURLWithPath: "/a"), privacy: .private(mask: .hash))") == "Broken() file:///a")
    }

    @Test("a place can be silent, and debugging messages are written unless told otherwise")
    func places() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog(subsystem: "a", category: .pointsOfInterest).isEnabled(type: .error))
        #expect("\(OSLogType.fault) \(OSLogType.default)" == "fault notice")
    }

    @Test("a lock guards its value against several threads")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        let isTakenInside = plain.withLock { plain.withLockIfAvailable { true } }
        #expect(isTakenInside == nil)
        #expect(plain.withLockIfAvailable { true } == true)
        struct Broken: Error {}
        #expect(throws: Broken.self) { try lock.withLock { _ in throw Broken() } }
        #expect(lock.withLockIfAvailable { $0 } == 8000)
    }

    @Test("signposts give what they are put around; their numbers differ")
    func signposts() {
        let signposter = OSSignposter(subsystem: "a", category: "b")
        #expect(signposter.withIntervalSignpost("work", around: { 7 }) == 7)
        #expect(signposter.makeSignpostID() < signposter.makeSignpostID())
        let state = signposter.beginInterval("work", id: .exclusive, "more \(1)")
        #expect(state.signpostID == .exclusive && state.message == "more 1")
        signposter.endInterval("work", state)
        #expect(!OSSignposter.disabled.isEnabled)
    }

    @Test("signposts of before OSSignposter do nothing unless they are asked for, and then tell how long a part took")
    func olderSignposts() throws {
        let log = OSLog(subsystem: "signposts", category: "older")
        let first = OSSignpostID(log: log)
        #expect(!log.signpostsEnabled)
        os_signpost(.begin, log: log, name: "work", signpostID: first, "%d of %d", 1, 2)
        #expect(OSLog.open.withLock { $0.isEmpty })

        let signposter = OSSignposter(Logger(log), isEnabled: true)
        let second = OSSignpostID(log: log)
        signpost(.begin, log, "work", first, "one", by: signposter)
        signpost(.begin, log, "work", second, "", by: signposter)
        signpost(.event, log, "seen", first, "it", by: signposter)
        signpost(.end, log, "work", first, "done", by: signposter)
        signpost(.end, log, "work", first, "again", by: signposter)
        #expect(OSLog.open.withLock { $0.count } == 1)
        signpost(.end, log, "work", second, "", by: signposter)
        #expect(OSLog.open.withLock { $0.isEmpty })
        let written = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
            .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == "signposts" }.map(\.composedMessage)
        #expect(written.count == 3 && written[0] == "seen it")
        #expect(written[1].hasPrefix("work one done: ") && written[1].hasSuffix(" ms"))
        #expect(written[2].hasPrefix("work: "))
    }
}
