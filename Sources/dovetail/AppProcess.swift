import ArgumentParser
import Foundation

/// Which program of which package a command is about.
struct AppOptions: ParsableArguments {
    @Option(help: "The package's folder.")
    var packagePath = "."

    @Argument(help: "The program, where the package has more than one.")
    var product: String?

    /// Builds the program and runs it with the given settings. Throws its exit status when it is not 0.
    func run(_ settings: [String: String]) throws {
        guard FileManager.default.fileExists(atPath: packagePath + "/Package.swift") else {
            let folder = URL(fileURLWithPath: packagePath).standardizedFileURL.path
            throw ValidationError("There is no Package.swift in \(folder).")
        }
        if let remedy = RequiredLibrary.gtk.remedy { throw ValidationError(remedy) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "run", "--quiet", "--package-path", packagePath] + (product.map { [$0] } ?? [])
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
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
