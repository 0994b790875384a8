import ArgumentParser

/// The command line.
@main
struct Dovetail: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dovetail",
        abstract: "SwiftUI on Linux: start a package, run it, paint it, and look into it.",
        subcommands: [
            New.self, Open.self, BundleCommand.self, Run.self, Snapshot.self, Inspect.self, PreviewCommand.self,
        ])
}
