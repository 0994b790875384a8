import Foundation
import FoundationAdditions
import Testing

@testable import OSLog

@Suite("What the program has logged")
struct LogStoreTests {
    @Test("is read back with its place, its level and its time")
    func entries() throws {
        let subsystem = "test.\(UUID())"
        let logger = Logger(subsystem: subsystem, category: "network")
        let before = Date()
        logger.info("loaded \(3) pages")
        logger.error("failed")
        os_log("older %d", log: OSLog(subsystem: subsystem, category: "disk"), type: .fault, 7)
        Logger(OSLog.disabled).error("silent \(subsystem)")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(at: store.position(date: before))
            .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == subsystem }
        #expect(entries.map(\.composedMessage) == ["loaded 3 pages", "failed", "older 7"])
        #expect(entries.map(\.level) == [.info, .error, .fault])
        #expect(entries.map(\.category) == ["network", "network", "disk"])
        #expect(
            entries.allSatisfy {
                $0.date >= before && $0.processIdentifier == ProcessInfo.processInfo.processIdentifier
            })
        #expect(try store.getEntries(at: store.position(date: .distantFuture)).map(\.date) == [])
    }

    @Test("is found by a predicate, and read from its end")
    func predicate() throws {
        let subsystem = "test.\(UUID())"
        for number in 1...3 { Logger(subsystem: subsystem, category: number == 2 ? "b" : "a").log("\(number)") }
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let found = try store.getEntries(
            with: .reverse, at: store.position(timeIntervalSinceEnd: 60),
            matching: NSPredicate(format: "subsystem == %@ AND category == %@", subsystem, "a"))
        #expect(found.map(\.composedMessage) == ["3", "1"])
        let started = store.position(timeIntervalSinceLatestBoot: 0)
        let all = try store.getEntries(at: started, matching: NSPredicate(format: "subsystem == %@", subsystem))
        #expect(all.map(\.composedMessage) == ["1", "2", "3"])
    }

    @Test("is kept up to a number of messages, the oldest go, and long texts are cut")
    func limit() throws {
        let memory = LogMemory(limit: 3)
        for number in 1...5 { memory.add(.default, subsystem: "", category: "", "\(number)") }
        #expect(memory.messages.map(\.text) == ["3", "4", "5"])
        memory.add(.default, subsystem: "", category: "", String(repeating: "é", count: 5000))
        #expect(memory.messages.last?.text.utf8.count == 1024)
        let store = OSLogStore(memory)
        #expect(Array(try store.getEntries()).count == 3)
    }

    @Test("of other programs, and archives, can't be read")
    func others() {
        #expect(throws: OSLogStoreError.otherPrograms) { try OSLogStore(scope: .system) }
        #expect(throws: OSLogStoreError.otherPrograms) { try OSLogStore.local() }
        #expect(throws: OSLogStoreError.archive) { try OSLogStore(url: URL(fileURLWithPath: "/tmp/a.logarchive")) }
    }
}
