import ArgumentParser
import Foundation
import XcodeProjects

extension AppleSystem: ExpressibleByArgument {}

/// How a package is built.
struct BuildOptions: ParsableArguments {
    @Option(help: "The folder for what the compiler makes; .build in the package when not given. Apps may share one.")
    var scratchPath: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help:
            "An option that swift build gets as it stands, such as -Xswiftc and then -DDEMO. May be given several times."
    )
    var buildOption: [String] = []

    @Option(
        help: """
            iOS or macOS: #if os(…) is answered as there in sources that don't name Linux, and the system's kit is there. When not given, a package \
            is built as it stands, and, where it does not compile so and asks for systems, as for one that it is made for; a project as for the one \
            that its app is made for, iOS where that is one of several.
            """)
    var system: AppleSystem?

    @OptionGroup(title: "Platform") var platform: PlatformUse

    func folder(for package: URL) -> URL {
        scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? package.appendingPathComponent(".build")
    }

    /// What the package manager is told of that folder. It keeps the plan of a build there without saying of which package it is, and takes
    /// that of another one for this one's: “No target named … in build description”. So it plans anew in a folder that apps share.
    var scratchArguments: [String] {
        guard let scratchPath else { return [] }
        return [
            "--scratch-path", URL(fileURLWithPath: scratchPath).standardizedFileURL.path,
            "--disable-build-manifest-caching",
        ]
    }
}
