import ArgumentParser
import Foundation
import XcodeProjects

/// A package that a command builds: by the platform, unless its manifest names Dovetail as a dependency.
struct BuiltPackage {
    let folder: URL
    let manifest: PackageManifest
    let options: BuildOptions
    /// The system of Apple's that it is built as for; nil where it is built as it stands.
    private(set) var system: AppleSystem?

    init(_ path: String, options: BuildOptions) throws {
        manifest = try PackageManifest(folder: path)
        folder = URL(fileURLWithPath: path).standardizedFileURL
        self.options = options
        system = options.system
        if system == nil { system = remembered }
    }

    /// A package that names Dovetail is built with the copy that it names, and so is a copy itself. Both would be the same modules twice.
    var usesPlatform: Bool { !manifest.dependsOnDovetail && !DovetailReference.isThere(folder) }

    /// The package manager's options for the platform. Throws, before anything is compiled, where that can't be used here.
    func platformArguments() throws -> [String] {
        guard usesPlatform else { return [] }
        let scratch = options.folder(for: folder)
        return try options.platform.arguments(for: folder, scratch: scratch, system: system)
            + overlayArguments(scratch)
    }

    /// Where the copies of sources are.
    var copies: URL { options.folder(for: folder).appendingPathComponent("dovetail-sources") }

    /// The compiler's option for sources with forms that need Objective-C, of this package and of those that it depends on.
    private func overlayArguments(_ scratch: URL) throws -> [String] {
        let overlay = SourceOverlay(packages: [folder] + dependencies(scratch), folder: copies, system: system)
        return try overlay.update().map { ["-Xswiftc", "-vfsoverlay", "-Xswiftc", $0.path] } ?? []
    }

    /// The folders of the packages that it depends on. Those from elsewhere are fetched first; where that fails, the build tells why.
    func dependencies(_ scratch: URL) -> [URL] {
        let checkouts = scratch.appendingPathComponent("checkouts")
        if manifest.fetchesPackages, FileReading.names(in: checkouts).isEmpty {
            let arguments =
                ["swift", "package", "--package-path", folder.path] + options.scratchArguments + ["resolve"]
            _ = try? CommandLineTool.output("/usr/bin/env", arguments)
        }
        return FileReading.names(in: checkouts).map(checkouts.appendingPathComponent) + localPackages
    }

    /// The folders of packages on this machine that it depends on, and of those that these depend on.
    private var localPackages: [URL] {
        var found = manifest.localPackages.map(\.standardizedFileURL)
        var next = 0
        while next < found.count {
            let folder = found[next]
            next += 1
            let text = try? FileReading.data(of: folder.appendingPathComponent("Package.swift"), limit: 1 << 20)
            for place in String(decoding: text ?? Data(), as: UTF8.self).matches(of: Self.localPackage) {
                let other = URL(fileURLWithPath: String(place.1), relativeTo: folder).standardizedFileURL
                if !found.contains(where: { $0.path == other.path }), other.path != self.folder.path {
                    found.append(other)
                }
            }
        }
        return found
    }

    // A manifest is read as a text, since running each would take longer than the build's plan.
    nonisolated(unsafe) private static let localPackage = #/\.package\s*\([^()]*?\bpath\s*:\s*"([^"]+)"/#

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

    /// Builds one of its programs, or all, or prints what the compiler says and ends with status 1.
    ///
    /// A package that asks for the system and has no way for Linux is built once more, as for a system that it is made for; where that succeeds it is
    /// built so from then on.
    func built(_ product: String?, configuration: String = "debug") throws -> SwiftBuild {
        let build = try swiftBuild(product, configuration: configuration)
        var messages = BuildMessages(package: folder)
        if try build.run(&messages) { return build }
        if let other = otherSystem {
            say("It does not compile as it stands, and asks for the system: it is built as for \(other.rawValue).")
            var package = self
            package.system = other
            let build = try package.swiftBuild(product, configuration: configuration)
            var others = BuildMessages(package: folder)
            if try build.run(&others) {
                try? Data(other.rawValue.utf8).write(to: memory)
                return build
            }
            // What is nearer to compiling says more; else the package is told as it stands.
            if others.errors.count < messages.errors.count { messages = others }
        }
        say("The compiler says:" + messages.text)
        throw ExitCode(1)
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
