import ArgumentParser
import Foundation

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
