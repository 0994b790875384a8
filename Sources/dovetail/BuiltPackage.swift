import ArgumentParser
import Foundation
import XcodeProjects

/// A package that a command builds: by the platform, unless its manifest names Dovetail as a dependency.
struct BuiltPackage {
    let folder: URL
    let manifest: PackageManifest
    let options: BuildOptions

    init(_ path: String, options: BuildOptions) throws {
        manifest = try PackageManifest(folder: path)
        folder = URL(fileURLWithPath: path).standardizedFileURL
        self.options = options
    }

    /// A package that names Dovetail is built with the copy that it names, and so is a copy itself. Both would be the same modules twice.
    var usesPlatform: Bool { !manifest.dependsOnDovetail && !DovetailReference.isThere(folder) }

    /// The package manager's options for the platform. Throws, before anything is compiled, where that can't be used here.
    func platformArguments() throws -> [String] {
        guard usesPlatform else { return [] }
        let scratch = options.folder(for: folder)
        return try options.platform.arguments(for: folder, scratch: scratch) + overlayArguments(scratch)
    }

    /// The compiler's option for sources with forms that need Objective-C, of this package and of those that it depends on.
    private func overlayArguments(_ scratch: URL) throws -> [String] {
        let overlay = SourceOverlay(
            packages: [folder] + dependencies(scratch), folder: scratch.appendingPathComponent("dovetail-sources"))
        return try overlay.update().map { ["-Xswiftc", "-vfsoverlay", "-Xswiftc", $0.path] } ?? []
    }

    /// The folders of the packages that it depends on. Those from elsewhere are fetched first; where that fails, the build tells why.
    private func dependencies(_ scratch: URL) -> [URL] {
        let checkouts = scratch.appendingPathComponent("checkouts")
        if manifest.fetchesPackages, FileReading.names(in: checkouts).isEmpty {
            let arguments =
                ["swift", "package", "--package-path", folder.path] + options.scratchArguments + ["resolve"]
            _ = try? CommandLineTool.output("/usr/bin/env", arguments)
        }
        return FileReading.names(in: checkouts).map(checkouts.appendingPathComponent) + manifest.localPackages
    }

    /// Where Dovetail is built with the package, its descriptions of GTK are needed.
    var environment: [String: String] {
        usesPlatform ? ProcessInfo.processInfo.environment : PackageConfiguration.environment
    }

    /// The build of one of its programs, or of all.
    func swiftBuild(_ product: String?, configuration: String = "debug") throws -> SwiftBuild {
        var build = SwiftBuild(
            package: folder, product: product, configuration: configuration, options: options, environment: environment)
        build.platform = try platformArguments()
        return build
    }

    /// The program of that name, or the only one.
    func program(_ name: String?) throws -> String {
        let programs = manifest.programs
        let names = programs.joined(separator: ", ")
        if let name {
            guard programs.contains(name) else {
                throw CleanExit.failure(
                    "The package in \(folder.path) has no program “\(name)”. It has: \(names.isEmpty ? "none" : names)."
                )
            }
            return name
        }
        guard let first = programs.first else {
            throw CleanExit.failure("The package in \(folder.path) has no program.")
        }
        guard programs.count == 1 else {
            throw CleanExit.failure("The package in \(folder.path) has several programs; name one: \(names).")
        }
        return first
    }
}
