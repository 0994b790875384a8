import ArgumentParser
import Foundation

/// How commands that show something go on showing it while it is edited.
struct WatchOptions: ParsableArguments {
    @Flag(help: "Stays, and shows what comes of each file that is saved, with the state kept.")
    var watch = false

    @Option(
        help:
            "With --watch: a socket by which an editor shows it, in place of a window. docs/live-preview.md tells how.")
    var socket: String?

    func validate() throws {
        if socket != nil, !watch { throw ValidationError("--socket goes with --watch.") }
    }

    /// Runs until the window is closed. `original` is the package that a person edits, where another one is built for it.
    func run(_ app: AppOptions, original: String? = nil, settings: [String: String], hasControls: Bool) throws -> Never
    {
        say("Reading the package.")
        let package = try BuiltPackage(app.packagePath, options: app.build)
        let program = try package.program(app.product)
        let build = try package.swiftBuild(program)
        if let remedy = RequiredLibrary.gtkToRun.remedy { throw CleanExit.failure(remedy) }
        var settings = settings
        if let idiom = app.idiom { settings["DOVETAIL_IDIOM"] = idiom }
        let edited = original.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? package.folder
        let (socket, finished) = (socket.map { URL(fileURLWithPath: $0).path }, settings)
        // Commands run on the main thread.
        try MainActor.assumeIsolated {
            try Watcher(
                package: edited, sources: [edited], build: build, program: program, settings: finished,
                socket: socket, hasControls: hasControls
            ).run()
        }
    }
}
