import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail open`: takes an Xcode project or a folder of Swift files as it stands, and builds and runs it.
struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds and runs an Xcode project, a workspace, a playground or a folder of Swift files.",
        discussion: """
            The project is not touched: a package with copies of its files is written into a folder of its own, built and run. \
            What can't work on Linux is told first, with what to do about it. Opening a project again takes over what changed.

            Example: dovetail open ~/Projects/Errands --snapshot errands.png

            The exit status is 1 where the project can't be opened, packages can't be had or the code does not compile; else it is \
            the app's own.
            """)

    @Argument(help: "An .xcodeproj, .xcworkspace, .playground or .swiftpm, or a folder.")
    var path: String

    @Option(help: "The app's target, or a playground's page, where there are several.")
    var target: String?

    @Option(name: .shortAndLong, help: "The package's folder; one in the user's folder for caches when not given.")
    var output: String?

    @Flag(help: "Writes the package and ends.")
    var package = false

    @Flag(help: "Compiles, reports what can't work, and ends.")
    var check = false

    @Option(help: "Paints the app's first window into this PNG file. Needs no display.")
    var snapshot: String?

    @Option(help: "A file, a folder or a package of the project to leave out. May be given several times.")
    var leaveOut: [String] = []

    @Flag(
        help: """
            Leaves out the files that import something that is not there on Linux, with those that use what they declare, as far as the \
            app can do without them.
            """)
    var leaveOutBlocked = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Writes stand-ins for modules that are not there, with what the project uses of them: views are marked boxes, calls throw or return \
            nothing and are told where they happen. StandIns.md in the package lists them. A bundle never has any.
            """)
    var standIns = true

    @Option(help: "A folder around the project that its files may come from.")
    var root: String?

    @Option(help: "The language that the app is shown in, such as fr.")
    var language: String?

    @Option(
        help:
            "Makes the package depend on Dovetail: the folder of a copy, or the address of a repository. When not given, the platform builds it."
    )
    var dovetail: String?

    @OptionGroup var build: BuildOptions

    @Option(help: "What the app is drawn as: phone, pad or desktop; what the app itself says when not given.")
    var idiom: String?

    @OptionGroup var appearance: AppearanceOptions

    @Option(help: "Pixels for each point of a picture.")
    var scale = 2.0

    @OptionGroup(title: "Random events") var random: RandomEventOptions

    func validate() throws {
        guard [package, check, snapshot != nil, random.randomEvents != nil].filter({ $0 }).count <= 1 else {
            throw ValidationError("Give one of --package, --check, --snapshot and --random-events.")
        }
        guard scale > 0, scale <= 8 else {
            throw ValidationError("The scale is \(scale); it should be a number above 0, up to 8.")
        }
    }

    func run() throws {
        let place = URL(fileURLWithPath: path)
        let dovetail = try build.platform.dependency(dovetail)
        var options = OpenOptions(target: target, leftOut: leaveOut, root: root.map { URL(fileURLWithPath: $0) })
        options.usesPlatform = dovetail == nil
        options.system = build.system
        var project = try ProjectOpener.open(place, options: options)
        let folder = (output.map { URL(fileURLWithPath: $0) } ?? Self.usualFolder(for: place)).standardizedFileURL
        if standIns {
            let outdated = KeptStandIns.take(from: folder, into: &project)
            OpenedPackage.forget(outdated, in: build.folder(for: folder))
        }
        let written = try OpenedPackage.write(
            &project, dovetail: dovetail, folder: folder, options: build, usesStandIns: standIns)
        var problems = written.problems
        if self.dovetail == nil, let copy = dovetail?.folder {
            say("Dovetail is built with the project. make platform, in \(copy.path), builds it once for all.\n")
        }
        let report = CompatibilityReport(project)
        say(report.text)
        if leaveOutBlocked {
            let without = try leaveOut(of: &project, report, dovetail: dovetail, folder: folder)
            problems = without ?? problems
        }
        for problem in problems { say("\n" + problem.text) }
        say("\nThe package is in \(folder.path)")
        if written.lacksPackages { throw ExitCode(1) }
        if package { return }
        var opened = OpenedPackage(folder: folder, project: project, options: build, usesPlatform: dovetail == nil)
        guard try standIns ? opened.buildProgramWithStandIns(dovetail) : opened.buildProgram() else {
            throw ExitCode(1)
        }
        if check { return say("It compiles.") }
        if let remedy = RequiredLibrary.gtk.remedy { throw CleanExit.failure(remedy) }
        if try random.run({ try opened.run(settings.merging($0) { $1 }) }) { return }
        try opened.run(settings)
        if let snapshot { say(URL(fileURLWithPath: snapshot).path) }
    }

    /// Takes the files out that the app can do without. Returns what turned up; nil where there are none to take out.
    private func leaveOut(
        of project: inout AppProject, _ report: CompatibilityReport, dovetail: DovetailReference?, folder: URL
    ) throws -> [Problem]? {
        let removed = report.leavingOut.allRemovable
        func names(_ files: Set<ProjectFile>) -> String { files.map(\.destination).sorted().joined(separator: ", ") }
        let users = removed.subtracting(report.blockedFiles)
        let kept = report.blockedFiles.subtracting(removed)
        if !removed.isEmpty { say("\nLeft out for what they import: \(names(removed.subtracting(users)))") }
        if !users.isEmpty { say("With them, for what they use of those: \(names(users))") }
        if !kept.isEmpty {
            say("\nNot left out, since the app's start needs them: \(names(kept))")
        }
        guard !removed.isEmpty else { return nil }
        for index in project.modules.indices { project.modules[index].sources.removeAll(where: removed.contains) }
        var writer = PackageWriter(project, dovetail: dovetail, to: folder)
        try writer.write()
        return writer.problems
    }

    private var settings: [String: String] {
        var settings: [String: String] = [:]
        if let idiom { settings["DOVETAIL_IDIOM"] = idiom }
        if let language { settings["LANGUAGE"] = language }
        if snapshot != nil || random.randomEvents != nil { settings.merge(appearance.settings) { $1 } }
        if let snapshot {
            settings["DOVETAIL_HOST"] = "snapshot"
            settings["DOVETAIL_OUTPUT"] = URL(fileURLWithPath: snapshot).path
        }
        if snapshot != nil || random.pictures != nil { settings["DOVETAIL_SCALE"] = String(scale) }
        return settings
    }

    /// The same folder each time that a project is opened.
    static func usualFolder(for project: URL) -> URL {
        let path = project.standardizedFileURL.path
        // FNV-1a: Swift's own hashes differ from run to run.
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = project.deletingPathExtension().lastPathComponent.asModuleName
        return CacheFolder.url.appendingPathComponent("\(name)-\(String(hash, radix: 36))")
    }
}
