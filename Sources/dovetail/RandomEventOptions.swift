import ArgumentParser
import Foundation

/// Random events in place of a person.
struct RandomEventOptions: ParsableArguments {
    @Option(
        help: """
            Sends so many random events to the app's windows, without a display, and tells which of them ended it. The exit status is 0 \
            where none did.
            """)
    var randomEvents: Int?

    @Option(help: "What the random events follow from: the same number sends the same events.")
    var seed: UInt64?

    func validate() throws {
        if let randomEvents, randomEvents < 1 {
            throw ValidationError("There are \(randomEvents) random events; there should be one or more.")
        }
        if seed != nil, randomEvents == nil { throw ValidationError("--seed is for --random-events.") }
    }

    /// Runs a program with such events, where they are asked for: `run` starts it with the given settings and throws its exit status. Returns whether
    /// they are.
    func run(_ run: ([String: String]) throws -> Void) throws -> Bool {
        guard let randomEvents else { return false }
        let seed = seed ?? .random(in: 0..<1_000_000)
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: trace) }
        do {
            try run([
                "DOVETAIL_HOST": "random-events", "DOVETAIL_RANDOM_EVENTS": "\(randomEvents),\(seed)",
                "DOVETAIL_OUTPUT": trace.path,
            ])
        } catch let status as ExitCode {
            // The host itself ends with 1 for what it has told.
            if status.rawValue != 1 { tell(trace, seed: seed, status: status.rawValue) }
            throw status
        }
        return true
    }

    /// Tells what came last to a program that ended by itself.
    private func tell(_ trace: URL, seed: UInt64, status: Int32) {
        let events = ((try? String(contentsOf: trace, encoding: .utf8)) ?? "").split(separator: "\n")
        guard let last = events.last else { return }
        let end =
            switch status {
            case 128 + SIGPROF: "never ended"
            case 129...: "ended the app, by signal \(status - 128)"
            default: "ended the app, with status \(status)"
            }
        say("Event \(events.count), \(last), \(end). To see it again: --random-events \(events.count) --seed \(seed)")
    }
}
