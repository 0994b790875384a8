import ArgumentParser
import Foundation
import XcodeProjects

/// Which program of which package a command is about.
struct AppOptions: ParsableArguments {
    @Option(help: "The package's folder.")
    var packagePath = "."

    @Argument(help: "The program, where the package has more than one.")
    var product: String?

    @Option(help: "What the app is drawn as: phone, pad or desktop; what the app itself says when not given.")
    var idiom: String?

    @OptionGroup var build: BuildOptions

    func validate() throws {
        guard let idiom, !["phone", "pad", "desktop"].contains(idiom) else { return }
        throw ValidationError("“\(idiom)” is not an idiom: it may be phone, pad or desktop.")
    }

    /// Builds the program and runs it with the given settings. Throws its exit status when it is not 0.
    func run(_ settings: [String: String]) throws {
        let package = try BuiltPackage(packagePath, options: build)
        let program = try package.program(product)
        if let remedy = RequiredLibrary.gtk.remedy { throw CleanExit.failure(remedy) }
        let build = try package.built(program)
        // The loader would name a file only.
        for remedy in try RunTimePackages(of: build.program(program)).remedies { throw CleanExit.failure(remedy) }
        let process = Process()
        process.executableURL = build.program(program)
        var environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        if let idiom { environment["DOVETAIL_IDIOM"] = idiom }
        process.environment = environment
        let status = try ChildProcess.run(process)
        guard status == 0 else { throw ExitCode(status) }
    }
}

/// How a window is shown without a display.
struct AppearanceOptions: ParsableArguments {
    @Option(help: "The window's size in points, such as 640x480; the app's own when not given.")
    var size: String?

    @Flag(help: "Dark appearance.")
    var dark = false

    func validate() throws {
        guard let size else { return }
        let lengths = size.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard lengths.count == 2, lengths.allSatisfy({ $0.map((1...10_000).contains) == true }) else {
            throw ValidationError("“\(size)” is not a size: it should be like 640x480, in points.")
        }
    }

    var settings: [String: String] {
        var settings = ["DOVETAIL_COLOR_SCHEME": dark ? "dark" : "light"]
        if let size { settings["DOVETAIL_SIZE"] = size }
        return settings
    }
}
