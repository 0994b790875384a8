import Foundation

/// A program that is watched.
@MainActor
final class LiveChild {
    let process = Process()
    /// The end of what it wrote to its error output.
    private(set) var errors = ""
    private(set) var crashed = false
    private var isEnding = false
    /// Called on the main queue when it has ended without being told to.
    var onEnd: (() -> Void)?

    var isRunning: Bool { process.isRunning }

    init(_ program: URL, environment: [String: String]) throws {
        process.executableURL = program
        process.environment = environment
        let output = Pipe()
        process.standardError = output
        try process.run()
        let process = process
        DispatchQueue.global().async { [weak self] in
            var kept = Data()
            while true {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                FileHandle.standardError.write(data)
                // A backtrace of a deep recursion is long; where it begins tells where it was.
                if kept.count < 1 << 20 { kept += data }
            }
            process.waitUntilExit()
            let text = String(decoding: kept, as: UTF8.self)
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.ended(text) } }
        }
    }

    private func ended(_ text: String) {
        errors = text
        crashed = process.terminationReason == .uncaughtSignal
        if !isEnding { onEnd?() }
    }

    /// Ends it: another one is in its place.
    func end() {
        isEnding = true
        process.terminate()
        // One that is stuck may not hear that.
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [process] in
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
}
