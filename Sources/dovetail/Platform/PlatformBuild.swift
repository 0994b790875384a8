import Foundation
import XcodeProjects

/// Makes a platform from a copy of Dovetail.
struct PlatformBuild {
    let checkout: URL
    /// The folder that the platform's own folder is put into.
    let output: URL
    /// release, or debug with the checks that the engine makes of itself.
    var configuration = "release"
    /// Where the compiler puts what it makes; a folder of its own, as a platform is built with other options.
    var scratch: URL
    /// Takes what was built there before, whatever its age.
    var skipsBuild = false

    /// Where platforms are put in a checkout.
    static let usualFolder = ".build/platform"

    /// What the targets are built with beside what the package says. A platform is built as a whole, so that it may use options that a
    /// package that others depend on may not.
    static let options = [
        // What the tests check in debug builds costs 3 % of the instructions of an update.
        "-enforce-exclusivity=unchecked",
        // Modules without search paths and macros of this machine.
        "-Xfrontend", "-no-serialize-debugging-options",
        // Two builds are to be equal wherever their checkouts are: without sums of what the compiler saw, and with files named by their modules.
        "-Xfrontend", "-disable-incremental-llvm-codegen", "-Xfrontend", "-enable-experimental-concise-pound-file",
    ]

    /// C++ names its files from the checkout on.
    private var prefixMaps: [String] {
        [scratch, checkout].map { "-ffile-prefix-map=\($0.resolvingSymlinksInPath().path)/=" }
    }

    /// - Returns: The platform's folder.
    func run() throws -> Platform {
        let compiler = try CompilerVersion.installed()
        if !skipsBuild { try build() }
        let manager = FileManager.default
        var description = PlatformDescription(
            version: Dovetail.version, compiler: compiler.name, architecture: compiler.architecture,
            configuration: configuration, files: [:])
        try manager.createDirectory(at: output, withIntermediateDirectories: true)
        let folder = output.appendingPathComponent(description.folderName)
        // It is put together beside its place, so that there is never half of one.
        let unfinished = output.appendingPathComponent("." + description.folderName + "-\(getpid())")
        defer { try? manager.removeItem(at: unfinished) }
        try PlatformAssembly(products: products, checkout: checkout, folder: unfinished).make()
        description.files = try PlatformDescription.files(in: unfinished)
        try PlacedFiles(place: folder.resolvingSymlinksInPath(), compiler: compiler).write(to: unfinished)
        try description.write(to: unfinished)
        if FileReading.kind(of: folder) != .missing {
            guard FileReading.kind(of: folder.appendingPathComponent(PlatformDescription.fileName)) == .file else {
                throw XcodeError("The folder \(folder.path) holds other files.")
            }
            try manager.removeItem(at: folder)
        }
        try manager.moveItem(at: unfinished, to: folder)
        return try Platform(folder: folder)
    }

    /// Where the compiler's products are.
    private var products: URL { scratch.appendingPathComponent(configuration) }

    private func build() throws {
        let targets = PlatformParts.all.map { ["--target", $0.target] } + [["--target", "DovetailMacros"]]
        for selection in targets + [["--product", "dovetail"]] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["swift", "build", "--package-path", checkout.path, "--scratch-path", scratch.path]
                + ["--configuration", configuration] + selection
                + Self.options.flatMap { ["-Xswiftc", $0] } + prefixMaps.flatMap { ["-Xcc", $0, "-Xcxx", $0] }
                // What is stripped at the end need not be made.
                + (configuration == "release" ? ["-debug-info-format", "none"] : [])
                // The command line finds the libraries of its own platform.
                + ["-Xlinker", "-rpath=$ORIGIN/../lib"]
            process.environment = PackageConfiguration.environment.merging(["DOVETAIL_BUILDS_PLATFORM": "1"]) { $1 }
            guard try ChildProcess.run(process) == 0 else {
                throw XcodeError("The platform could not be built: \(selection[1]) does not compile.")
            }
        }
    }
}
