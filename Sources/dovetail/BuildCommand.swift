import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail build`: builds all of a package.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds a package.",
        discussion: "Example: dovetail build --package-path ~/Hello --configuration release")

    @Option(help: "The package's folder.")
    var packagePath = "."

    @Option(help: "debug or release.")
    var configuration = "debug"

    @OptionGroup var build: BuildOptions

    func validate() throws {
        guard ["debug", "release"].contains(configuration) else {
            throw ValidationError("“\(configuration)” is no configuration: it may be debug or release.")
        }
    }

    func run() throws {
        _ = try BuiltPackage(packagePath, options: build).built(nil, configuration: configuration)
    }
}
