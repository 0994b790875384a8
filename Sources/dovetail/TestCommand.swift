import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail test`: builds a package's tests and runs them.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Builds a package's tests and runs them. They drive views by DovetailTesting, with no display.",
        discussion: "Example: dovetail test --package-path ~/Hello --filter countsTaps")

    @Option(help: "The package's folder.")
    var packagePath = "."

    @Option(help: "Only tests whose names match this expression.")
    var filter: String?

    @OptionGroup var build: BuildOptions

    func run() throws {
        let package = try BuiltPackage(packagePath, options: build)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        var arguments = ["swift", "test", "--package-path", package.folder.path] + build.scratchArguments
        arguments += try package.platformArguments()
        if let filter { arguments += ["--filter", filter] }
        process.arguments = arguments + build.buildOption
        process.environment = package.environment
        let status = try ChildProcess.run(process)
        guard status == 0 else {
            if let hint = package.systemHint { say(hint) }
            throw ExitCode(status)
        }
    }
}
