import ArgumentParser
import Foundation
import XcodeProjects

/// The package of an opened app: builds it and runs the program.
struct OpenedPackage {
    let folder: URL
    private(set) var project: AppProject
    let options: BuildOptions
    var configuration = "debug"
    /// Whether the platform builds it; else it depends on Dovetail.
    var usesPlatform: Bool

    private var build: SwiftBuild {
        SwiftBuild(package: folder, product: project.app.name, configuration: configuration, options: options)
    }

    /// What modules of the project ask for.
    private var kits: Set<Kit> { Set(project.modules.flatMap(\.optionalProducts).compactMap(Kit.init(rawValue:))) }

    /// What turned up when a package was written.
    struct Written {
        var problems: [Problem]
        /// Packages that the app needs could not be had, so it can't be built.
        var lacksPackages = false
    }

    /// Writes the package, and takes over the packages from elsewhere that have no SwiftUI of their own. Returns what turned up.
    static func write(
        _ project: inout AppProject, dovetail: DovetailReference?, folder: URL, options: BuildOptions,
        usesStandIns: Bool = false
    ) throws -> Written {
        OptionalProducts.add(dovetail?.optionalProducts ?? OptionalProducts.all, to: &project)
        var writer = PackageWriter(project, dovetail: dovetail, to: folder)
        try writer.write()
        let build = options.folder(for: folder)
        // A package that was taken over may bring others along.
        for _ in 0..<16 where !project.packages.isEmpty {
            say("Getting packages: \(project.packages.map(\.identity).joined(separator: ", "))")
            do {
                _ = try CommandLineTool.output(
                    "/usr/bin/env",
                    ["swift", "package", "--package-path", folder.path, "--scratch-path", build.path, "resolve"])
            } catch let error as XcodeError {
                let refused = MissingPackages.named(in: error.description, of: project)
                if usesStandIns, !refused.isEmpty {
                    MissingPackages.leaveOut(refused, of: &project)
                    writer = PackageWriter(project, dovetail: dovetail, to: folder)
                    try writer.write()
                    continue
                }
                let names = refused.map(\.identity).joined(separator: ", ")
                let remedy = names.isEmpty ? "" : " " + MissingPackages.remedy(names)
                let problem = Problem(.missing, "The packages can't be had: \(error.description)" + remedy)
                return Written(problems: writer.problems + [problem], lacksPackages: true)
            }
            let checkouts = build.appendingPathComponent("checkouts")
            guard try RemotePackages.takeOver(into: &project, checkouts: checkouts, usesPlatform: dovetail == nil)
            else {
                break
            }
            OptionalProducts.add(dovetail?.optionalProducts ?? OptionalProducts.all, to: &project)
            writer = PackageWriter(project, dovetail: dovetail, to: folder)
            try writer.write()
        }
        return Written(problems: writer.problems)
    }

    var program: URL { build.program(project.app.name) }

    /// Builds the program. What is wrong is printed once each, by the project's own paths.
    func buildProgram() throws -> Bool {
        var messages = BuildMessages(package: folder, project: project)
        let succeeded = try build(&messages)
        if succeeded { try linkResources() } else { say("\nThe compiler says:" + messages.text) }
        return succeeded
    }

    private func build(_ messages: inout BuildMessages) throws -> Bool {
        var build = build
        if usesPlatform {
            build.platform = try options.platform.arguments(
                for: folder, scratch: options.folder(for: folder), asked: kits)
            build.environment = ProcessInfo.processInfo.environment
        }
        return try build.run(&messages)
    }

    /// Removes the modules that were built of stand-ins which are out of date: the compiler would find them in its folder.
    static func forget(_ standIns: Set<String>, in build: URL) {
        guard !standIns.isEmpty else { return }
        // The link `debug` is only there when a build has succeeded.
        let machines = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        for place in ["debug"] + machines.map({ $0 + "/debug" }) {
            for name in standIns {
                for kind in ["swiftmodule", "swiftdoc", "abi.json", "swiftsourceinfo"] {
                    try? FileManager.default.removeItem(
                        at: build.appendingPathComponent("\(place)/Modules/\(name).\(kind)"))
                }
            }
        }
    }

    /// How often the compiler is asked what is missing.
    private static let rounds = 16

    /// Builds the program, with stand-ins for what the compiler does not find of modules that nobody has. A round finds out what those of the
    /// round before lack.
    mutating func buildProgramWithStandIns(_ dovetail: DovetailReference?) throws -> Bool {
        var reader: StandInReader?
        for round in 0..<Self.rounds {
            var messages = BuildMessages(package: folder, project: project)
            if try build(&messages) {
                if !project.standIns.isEmpty {
                    say("\n" + StandInPage(project.standIns).summary)
                    say("They are listed in \(folder.appendingPathComponent(StandInPage.fileName).path)")
                }
                try linkResources()
                return true
            }
            let current = reader ?? StandInReader(project, package: folder)
            reader = current
            guard round < Self.rounds - 1, current.read(messages.errors, into: &project.standIns) else {
                say("\nThe compiler says:" + messages.text)
                return false
            }
            var writer = PackageWriter(project, dovetail: dovetail, to: folder)
            try writer.write()
        }
        return false
    }

    /// Puts a link `Resources` beside the program: there Foundation looks for what `Bundle.main` has, its `Info.plist` among it.
    private func linkResources() throws {
        let name = project.app.name
        let link = program.deletingLastPathComponent().appendingPathComponent("Resources")
        let target = "\(name)_\(name).resources/Resources"
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == target { return }
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    /// Runs the program. Throws its exit status when it is not 0.
    func run(_ settings: [String: String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = project.launch?.arguments
        let store = project.store.map { ["DOVETAIL_STOREKIT": $0.path] } ?? [:]
        // A file that the person names goes before the project's.
        process.environment = store.merging(ProcessInfo.processInfo.environment) { $1 }
            .merging(project.launch?.environment ?? [:]) { $1 }.merging(settings) { $1 }
        let status = try ChildProcess.run(process)
        guard status == 0 else { throw ExitCode(status) }
    }
}
