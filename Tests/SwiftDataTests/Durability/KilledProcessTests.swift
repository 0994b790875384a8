import Foundation
import Glibc
import TestSupport
import Testing

/// Programs that save to one store at once and are killed: `DOVETAIL_KILLS` sets how many.
@Suite struct KilledProcessTests {
    /// A program that saves, and the numbers that it has told as saved.
    private final class Saver {
        let process = Process()
        private let output = Pipe()
        private var text: [UInt8] = []

        init(_ store: URL, _ name: String) throws {
            process.executableURL = URL(fileURLWithPath: Tool.built("ModelProbe"))
            process.arguments = ["save", store.path, name]
            process.standardOutput = output
            try process.run()
        }

        /// Reads until the program has told of some more saves, or has ended.
        func read(saves: Int) {
            let goal = count + saves
            while count < goal, step() {}
        }

        private func step() -> Bool {
            var bytes = [UInt8](repeating: 0, count: 256)
            let size = Glibc.read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
            guard size > 0 else { return false }
            text += bytes[..<size]
            return true
        }

        /// How many numbers were told whole.
        var count: Int { text.lazy.filter { $0 == 0x0A }.count }
        var last: Int {
            String(decoding: text, as: UTF8.self).split(separator: "\n").prefix(count).last.flatMap { Int($0) } ?? 0
        }

        func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

        /// Reads the rest of what the program told.
        func finish() {
            while step() {}
            process.waitUntilExit()
        }
    }

    @Test func aStoreHasEachSaveThatWasAcknowledgedWhenProgramsAreKilled() throws {
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "killed programs with models"))
        let kills = ProcessInfo.processInfo.environment["DOVETAIL_KILLS"].flatMap { Int($0) } ?? 8
        let folder = TemporaryFolder()
        let store = folder.url.appendingPathComponent("entries.store")
        var acknowledged = ["a": 0, "b": 0]
        for _ in 0..<max(1, kills / 2) {
            let savers = try ["a", "b"].map { (name: $0, saver: try Saver(store, $0)) }
            for (_, saver) in savers.shuffled(using: &random) {
                saver.read(saves: Int.random(in: 0...6, using: &random))
            }
            // Somewhere within a save.
            for _ in 0..<Int.random(in: 0..<200_000, using: &random) { _ = random.next() }
            for (_, saver) in savers.shuffled(using: &random) { saver.kill() }
            for (name, saver) in savers {
                saver.finish()
                acknowledged[name] = max(acknowledged[name]!, saver.last)
            }
            guard FileManager.default.fileExists(atPath: store.path) else { continue }
            let check = try Tool.run(Tool.built("ModelProbe"), ["check", store.path])
            #expect(check.status == 0, "\(check.output)")
            let totals = check.output.split(separator: "\n").map { $0.split(separator: " ") }
            for line in totals {
                #expect(line[2] == "whole")
                #expect(Int(line[1])! >= acknowledged[String(line[0])]!)
            }
            for (name, count) in acknowledged where count > 0 { #expect(totals.contains { $0[0] == name }) }
            #expect(try SQLiteByHand(store.path).run("PRAGMA integrity_check") == "ok\n")
        }
        #expect(acknowledged.values.reduce(0, +) > 0)
    }
}
