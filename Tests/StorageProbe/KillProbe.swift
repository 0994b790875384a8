import Foundation
import Glibc

/// Starts a process that shows the app and writes all the time, kills it, and looks at what the next one finds.
///
/// The processes are forks made before this one has used anything but the system's own calls, so each of them starts as if it
/// were new, without the time that loading a program takes. One of some thousands stands still: Swift's runtime keeps the number of a thread for
/// its locks, that of a child's main thread is its parent's, and two threads that want the same lock wait for ever. It is killed like the others.
@MainActor
final class KillProbe {
    private let rounds: Int
    private var random = SystemRandomNumberGenerator()
    /// The number that was surely saved before the last kill.
    private var saved = 0
    /// The number in the text that was there at the last start, or surely saved since.
    private var lastText = 0
    private var lastPlace = 0
    /// The number that the last process found.
    private var startCount = 0
    /// The last number that was written at all.
    private var written = 0
    /// How often the next process found a number that had been written but not yet been called saved.
    private var unconfirmed = 0

    init(rounds: Int) { self.rounds = rounds }

    func run() -> Never {
        WindowsProbe.loadFonts()
        for round in 1...rounds { runRound(round) }
        print("\(rounds) kills, \(written) writes, \(unconfirmed) kills while writing")
        exit(0)
    }

    private func runRound(_ round: Int) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fail("no pipe") }
        let child = fork()
        if child == 0 {
            close(ends[0])
            writeForEver(into: ends[1])
        }
        close(ends[1])
        let lines = LineReader(ends[0])
        let first = lines.next()
        if !lines.hasStalled {
            check(first.split(separator: " "), round)
            // Somewhere within a few writes.
            for _ in 0..<Int.random(in: 0..<4, using: &random) { note(lines.next()) }
            usleep(UInt32.random(in: 0..<4_000, using: &random))
        }
        kill(child, SIGKILL)
        var status: Int32 = 0
        waitpid(child, &status, 0)
        while let line = lines.nextIfAny() { note(line) }
        close(ends[0])
    }

    /// What the new process found must be what was saved, or something written later, and each value whole.
    private func check(_ found: [Substring], _ round: Int) {
        let numbers = found.compactMap { Int($0) }
        guard numbers.count == 3 else { fail("round \(round): the process said \(found)") }
        let (count, text, place) = (numbers[0], numbers[1], numbers[2])
        // The process may have been killed between writing and telling of it.
        let newest = written + 1
        guard count >= saved, count <= newest else { fail("round \(round): \(count) is not in \(saved)...\(newest)") }
        // Texts are written after the number, and saved with it or later.
        guard text >= lastText, text <= count else { fail("round \(round): \(count), text \(text)") }
        // A window's values are saved on their own: they may have been ahead of the number, from which the last process went on.
        guard place == lastPlace || (startCount + 1...newest).contains(place) else {
            fail("round \(round): \(count), place \(place) after \(lastPlace), from \(startCount) on")
        }
        if count > saved { unconfirmed += 1 }
        (lastText, lastPlace, startCount) = (text, place, count)
        saved = count
        written = count
    }

    private func note(_ line: String) {
        let parts = line.split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]) else { return }
        written = max(written, number)
        if parts[0] == "saved" {
            saved = number
            lastText = number
        }
    }

    private func fail(_ text: String) -> Never {
        print(text)
        exit(1)
    }

    // MARK: In the child

    private func writeForEver(into descriptor: Int32) -> Never {
        func say(_ line: String) {
            let count = (line + "\n").withCString { write(descriptor, $0, strlen($0)) }
            // Nobody is there to kill this process any more.
            if count < 0 { _exit(1) }
        }
        let probe = WindowsProbe()
        var number: Int { Int(probe.texts[0][0].split(separator: " ")[1])! }
        say(probe.texts[0].map { String($0.split(separator: " ")[1]) }.joined(separator: " "))
        while true {
            for _ in 0..<5 {
                probe.tap("write")
                say("wrote \(number)")
            }
            UserDefaults.standard.synchronize()
            say("saved \(number)")
        }
    }
}

private let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)

/// Lines from a descriptor.
private final class LineReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// Whether nothing came for so long that nothing will.
    private(set) var hasStalled = false
    private static let patience: Int32 = 60_000

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The next line; empty at the end.
    func next() -> String { nextIfAny() ?? "" }

    func nextIfAny() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                defer { buffer.removeFirst(end + 1) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            var bytes = [UInt8](repeating: 0, count: 4096)
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, Self.patience) != 0 else {
                hasStalled = true
                return nil
            }
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return nil }
            buffer += bytes[..<count]
        }
    }
}
