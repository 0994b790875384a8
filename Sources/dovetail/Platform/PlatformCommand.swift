import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail platform`: builds the platform, and tells of it.
struct PlatformCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "platform",
        abstract: "Builds Dovetail once for all packages, and tells what is there.",
        discussion: """
            A platform is a folder with Dovetail's libraries and modules. The other commands use it, and so does \
            swift build --swift-sdk dovetail, after swift sdk install.
            """,
        subcommands: [Build.self, Info.self, SDK.self, Install.self, Packages.self, Place.self],
        defaultSubcommand: Info.self)

    /// `dovetail platform build`
    struct Build: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Builds a platform from a copy of Dovetail.",
            discussion: "Takes some minutes. Example: dovetail platform build --output ~/platforms")

        @Option(help: "The copy of Dovetail; the one that this program was built in when not given.")
        var checkout: String?

        @Option(
            name: .shortAndLong, help: "Where the platform's folder is put; .build/platform in the copy when not given."
        )
        var output: String?

        @Option(help: "release; debug for one whose engine checks itself (DOVETAIL_CHECKS).")
        var configuration = "release"

        @Option(help: "The folder for what the compiler makes; .build/platform/build in the copy when not given.")
        var scratchPath: String?

        @Flag(help: "Takes what was built there before.")
        var skipBuild = false

        func validate() throws {
            guard ["debug", "release"].contains(configuration) else {
                throw ValidationError("“\(configuration)” is no configuration: it may be debug or release.")
            }
        }

        func run() throws {
            guard let copy = checkout.map({ URL(fileURLWithPath: $0).standardizedFileURL }) ?? OwnProgram.checkout
            else {
                throw CleanExit.failure("Say with --checkout where a copy of Dovetail is.")
            }
            guard DovetailReference.isThere(copy) else {
                throw CleanExit.failure("There is no Dovetail in \(copy.path).")
            }
            let usual = copy.appendingPathComponent(PlatformBuild.usualFolder)
            let build = PlatformBuild(
                checkout: copy, output: output.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? usual,
                configuration: configuration,
                scratch: scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL }
                    ?? usual.appendingPathComponent("build"),
                skipsBuild: skipBuild)
            let platform = try build.run()
            say(platform.folder.path)
        }
    }

    /// `dovetail platform info`
    struct Info: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Tells where the platform is, its version and its compiler, and whether it can be used here.")

        @OptionGroup var options: PlatformOptions

        func run() throws {
            let platform = try options.found()
            let description = platform.description
            say("Dovetail \(description.version) for \(description.architecture), \(description.configuration)")
            say("Built by \(description.compiler)")
            say("In \(platform.folder.path)")
            try platform.checkMachine()
        }
    }

    /// `dovetail platform sdk`
    struct SDK: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sdk",
            abstract: "Installs the platform as a Swift SDK for this user, in place of an older one.",
            discussion: """
                Then swift build --swift-sdk dovetail builds packages, and editors complete and explain what import SwiftUI brings; \
                dovetail-uikit, dovetail-appkit and dovetail-uikit-appkit are for packages that ask for those.
                """)

        @OptionGroup var options: PlatformOptions

        @Option(help: "The folder that SDKs are put into; the package manager's own when not given.")
        var swiftSdksPath: String?

        func run() throws {
            let platform = try options.found()
            let compiler = try platform.checkMachine()
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try PlacedFiles(place: platform.folder, compiler: compiler).write(to: folder)
            let place =
                swiftSdksPath.map { ["--swift-sdks-path", URL(fileURLWithPath: $0).standardizedFileURL.path] } ?? []
            let bundle = folder.appendingPathComponent(PlacedFiles.bundle)
            let sdk = ["swift", "sdk"]
            // There is none the first time.
            _ = try? CommandLineTool.output(
                "/usr/bin/env", sdk + ["remove"] + place + [bundle.lastPathComponent])
            _ = try CommandLineTool.output("/usr/bin/env", sdk + ["install"] + place + [bundle.path])
            say("Installed. In a package: swift build --swift-sdk dovetail")
        }
    }

    /// `dovetail platform install`
    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Copies the platform below a prefix, with its program in bin.",
            discussion: "Example: dovetail platform install --prefix ~/.local")

        @OptionGroup var options: PlatformOptions

        @Option(help: "The folder around bin and lib.")
        var prefix = "/usr/local"

        func run() throws {
            let prefix = URL(fileURLWithPath: prefix).standardizedFileURL
            say(try PlatformInstallation(platform: options.found()).install(prefix: prefix).path)
        }
    }

    /// `dovetail platform packages`
    struct Packages: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Makes two Debian packages: the libraries that programs need, and what builds programs.",
            discussion: "Example: dovetail platform packages --output ~/Downloads")

        @OptionGroup var options: PlatformOptions

        @Option(name: .shortAndLong, help: "Where the packages are put.")
        var output = "."

        @Option(help: "Who answers for the packages, such as “Ann <ann@example.org>”.")
        var maintainer = "unknown <unknown@localhost>"

        func validate() throws {
            guard maintainer.allSatisfy({ !$0.isNewline }) else { throw ValidationError("The maintainer is one line.") }
        }

        func run() throws {
            let output = URL(fileURLWithPath: output).standardizedFileURL
            let installation = PlatformInstallation(platform: try options.found())
            for file in try installation.writePackages(to: output, maintainer: maintainer) { say(file.path) }
        }
    }

    /// `dovetail platform place`
    struct Place: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the files anew that name the platform's place, after it was moved.",
            discussion: """
                The package manager wants whole paths in toolset.json and in the SDK. The commands of dovetail look after that \
                by themselves; swift build --toolset and swift sdk install need it.
                """)

        @OptionGroup var options: PlatformOptions

        func run() throws {
            let platform = try options.found()
            let compiler = try CompilerVersion.installed()
            try PlacedFiles(place: platform.folder, compiler: compiler).write(to: platform.folder)
        }
    }
}
