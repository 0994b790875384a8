import Foundation
import TestSupport

/// Runs programs in child processes, since what is looked for may end a process, and makes the first program that fails small.
struct FuzzRunner {
    /// How a child process ended.
    private struct Outcome {
        /// The number of the program that ran last, and how many of its steps were begun.
        var program = 0
        var steps = 0
        /// What went wrong, as one line; nil if all went well.
        var problem: String?
        var notes: [String] = []

        func events(_ options: FuzzOptions) -> Int { program * options.length + steps }

        var isSlow: Bool { problem?.hasPrefix(FuzzWorker.slowUpdate) == true }

        /// What is the same in failures for the same reason: numbers are left out.
        var signature: String? { problem.map { String($0.filter { !$0.isNumber }.prefix(160)) } }
    }

    /// The most programs that are tried to make a failing one small.
    private static let attemptLimit = 200
    let options: FuzzOptions

    /// Returns whether all programs ran.
    func run() throws -> Bool {
        let start = Date()
        print(
            "seed \(options.seed), \(options.events) events, \(options.pages.map(\.rawValue).joined(separator: ", ")), "
                + options.idioms.map(\.rawValue).joined(separator: ", "))
        var first = 0
        while true {
            let outcome = try self.outcome(of: ["--worker", "\(first)"], input: "")
            for note in outcome.notes { print(note) }
            guard let problem = outcome.problem else {
                print("\(options.events) events, \(Int(Date().timeIntervalSince(start))) s: all went well")
                return true
            }
            var program = options.program(outcome.program)
            program.steps = Array(program.steps.prefix(outcome.steps))
            if outcome.isSlow, try !isAlwaysSlow(program) {
                print("event \(outcome.events(options)): \(problem), not again")
                first = outcome.program + 1
                continue
            }
            print("event \(outcome.events(options)): \(problem)")
            print(try shrunk(program, outcome.signature).replay)
            return false
        }
    }

    /// Whether a program has a slow update each time. What else the machine does makes an update slow now and then: it costs the caches.
    private func isAlwaysSlow(_ program: FuzzProgram) throws -> Bool {
        for _ in 0..<3 where try !outcome(of: program).isSlow { return false }
        return true
    }

    private func shrunk(_ program: FuzzProgram, _ signature: String?) throws -> FuzzProgram {
        var least = program
        guard try self.outcome(of: program).signature == signature else {
            print("The program does not fail by itself; it is printed whole.")
            return program
        }
        var attempts = 0
        least.steps = program.steps.shrunk { steps in
            attempts += 1
            guard attempts <= Self.attemptLimit else { return false }
            var shorter = program
            shorter.steps = steps
            return (try? self.outcome(of: shorter))?.signature == signature
        }
        return least
    }

    private func outcome(of program: FuzzProgram) throws -> Outcome {
        try outcome(
            of: ["--replay", "--page", program.page.rawValue, "--idiom", program.idiom.rawValue],
            input: program.steps.map { "\($0)\n" }.joined())
    }

    /// Runs this program again as a child, with what these options say and more.
    private func outcome(of arguments: [String], input: String) throws -> Outcome {
        var all = ["--seed", "\(options.seed)", "--events", "\(options.events)", "--length", "\(options.length)"]
        if options.pages.count == 1 { all += ["--page", options.pages[0].rawValue] }
        if options.idioms.count == 1 { all += ["--idiom", options.idioms[0].rawValue] }
        if options.isBenchmark { all += ["--benchmark"] }
        if let limit = options.limit { all += ["--limit", "\(limit)"] }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = all + arguments
        // Checks of debug builds stop the process where something is broken, and a crash is told in one line.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["DOVETAIL_CHECKS": "stop", "SWIFT_BACKTRACE": "enable=no"]
        ) { $1 }
        let (output, standardInput) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = output
        process.standardInput = standardInput
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var outcome = read(String(decoding: data, as: UTF8.self))
        if process.terminationStatus != 0, outcome.problem == nil {
            outcome.problem =
                process.terminationStatus == SIGPROF
                ? "a step never ends" : "the process ended by signal \(process.terminationStatus)"
        }
        return outcome
    }

    private func read(_ output: String) -> Outcome {
        var outcome = Outcome()
        for line in output.split(separator: "\n") {
            if line == "step" {
                outcome.steps += 1
            } else if line.hasPrefix("program ") {
                outcome.program = Int(line.dropFirst(8)) ?? 0
                outcome.steps = 0
            } else if line.hasPrefix("failed: ") {
                outcome.problem = String(line.dropFirst(8))
            } else if let error = line.range(of: "Fatal error: "), outcome.problem == nil {
                outcome.problem = String(line[error.upperBound...])
            } else if ["longest: ", "slow: ", "most: ", "memory: "].contains(where: line.hasPrefix) {
                outcome.notes.append(String(line))
            }
        }
        return outcome
    }
}
