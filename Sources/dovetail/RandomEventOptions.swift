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

    @Option(
        help: """
            Paints the app's first page, and each page that the random events reach and that was not seen before, into this folder: up to 24 \
            PNG files, index.html, which shows them, and pages.txt with the elements of each. The window keeps its size, language and \
            look then.
            """)
    var pictures: String?

    func validate() throws {
        if let randomEvents, randomEvents < 1 {
            throw ValidationError("There are \(randomEvents) random events; there should be one or more.")
        }
        if seed != nil, randomEvents == nil { throw ValidationError("--seed is for --random-events.") }
        if pictures != nil, randomEvents == nil { throw ValidationError("--pictures is for --random-events.") }
    }

    /// Runs a program with such events, where they are asked for: `run` starts it with the given settings and throws its exit status. Returns whether
    /// they are.
    func run(_ run: ([String: String]) throws -> Void) throws -> Bool {
        guard let randomEvents else { return false }
        let seed = seed ?? .random(in: 0..<1_000_000)
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: trace) }
        do {
            var settings = [
                "DOVETAIL_HOST": "random-events", "DOVETAIL_RANDOM_EVENTS": "\(randomEvents),\(seed)",
                "DOVETAIL_OUTPUT": trace.path,
            ]
            if let pictures { settings["DOVETAIL_PICTURES"] = URL(fileURLWithPath: pictures).path }
            try run(settings)
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
        let same = "--random-events \(events.count) --seed \(seed)" + (pictures.map { " --pictures \($0)" } ?? "")
        say("Event \(events.count), \(last), \(end). To see it again: \(same)")
    }
}
