import ArgumentParser
import Foundation
import XcodeProjects

/// The command line.
@main
struct Dovetail: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "dovetail",
        abstract: "SwiftUI on Linux: start a package, run it, paint it, and look into it.",
        discussion: """
            Exit status: 0 when all went well; 1 when something can't be done, such as a project that can't be opened, packages that \
            can't be had or code that does not compile, told in a line; 64 for wrong arguments; 130 after Ctrl-C. Commands that run an \
            app end with the app's own status, and with 128 and the signal's number where a signal ended it.
            """,
        version: version,
        subcommands: [
            New.self, BuildCommand.self, Run.self, TestCommand.self, Snapshot.self, Inspect.self, PreviewCommand.self,
            Open.self,
            BundleCommand.self, PlatformCommand.self,
        ])

    static func main() {
        Interruption.listen()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as XcodeError {
            exit(withError: CleanExit.failure(error.description))
        } catch let error as CocoaError {
            let path = error.userInfo["NSFilePath"] as? String ?? (error.userInfo["NSURL"] as? URL)?.path
            exit(withError: CleanExit.failure(path.map { "\($0) can't be read or written." } ?? "\(error)"))
        } catch {
            exit(withError: error)
        }
    }
}

extension CleanExit {
    /// An error in full sentences, without the command's usage after it. The exit status is 1.
    static func failure(_ text: String) -> any Error { Failure(description: text) }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
}
