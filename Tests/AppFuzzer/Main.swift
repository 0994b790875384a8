import Foundation
import SwiftUI

/// Sends random events to windows with pages of apps, and prints the fewest that make something go wrong.
///
/// A run is many programs of events, each for a new window. They run in a child process; after each event all that the window keeps is looked
/// through, its work is compared with what the window holds, and after the last the window must be gone.
@main
@MainActor
struct AppFuzzer {
    static func main() throws {
        let options: FuzzOptions
        do {
            options = try FuzzOptions(
                Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
        if options.isReplay {
            let steps = Array(sequence(state: ()) { _ in readLine() }).compactMap { FuzzStep($0) }
            var worker = FuzzWorker(options: options)
            exit(worker.replay(FuzzProgram(page: options.pages[0], idiom: options.idioms[0], steps: steps)))
        }
        if options.isWindowWorker { return FuzzedApp.run() }
        if options.isWindow { exit(try fuzzesWindow(options) ? 0 : 1) }
        if let first = options.firstProgram {
            var worker = FuzzWorker(options: options)
            exit(worker.run(from: first))
        }
        exit(try FuzzRunner(options: options).run() ? 0 : 1)
    }
    /// A function of its own, since the display ends when it returns.
    private static func fuzzesWindow(_ options: FuzzOptions) throws -> Bool {
        var fuzzer = try DesktopFuzzer(options: options)
        return try fuzzer.run()
    }
}
