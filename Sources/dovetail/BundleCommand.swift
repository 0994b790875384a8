import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail bundle`: puts an app with all that it needs into a folder, or into a Debian package.
struct BundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Puts an app with its resources and the Swift libraries into a folder, one file or a Debian package.",
        discussion: """
            The folder can be copied to another machine of the same kind that has GTK 4: the program starts from wherever it is. \
            With --single-file that folder is in a file which can be run. \
            With --deb a package is made that installs it for all users, with an icon, the documents and the addresses that it opens.

            Example: dovetail bundle ~/Projects/Errands --deb --output ~/Downloads
            """)

    @Argument(help: "A package, or what dovetail open takes: a project, a workspace, a playground or a folder.")
    var path = "."

    @Option(name: .shortAndLong, help: "Where the folder or package is put.")
    var output = "."

    @Flag(help: "Makes a Debian package, which depends on that of the platform's libraries (dovetail-runtime).")
    var deb = false

    @Flag(help: "Makes one file that can be run and unpacks itself, by Debian's makeself.")
    var singleFile = false

    @Flag(help: "Puts the libraries into the Debian package, which depends on no other of Dovetail's then.")
    var ownLibraries = false

    @Option(help: "debug or release.")
    var configuration = "release"

    @Option(help: "The app's target or the package's program, where there are several.")
    var target: String?

    @Option(help: "A file or folder of the project to leave out. May be given several times.")
    var leaveOut: [String] = []

    @Option(help: "A folder around the project that its files may come from.")
    var root: String?

    @Option(help: "Who answers for the Debian package, such as “Ann <ann@example.org>”.")
    var maintainer = "unknown <unknown@localhost>"

    @Option(help: "Makes the app depend on Dovetail, the folder of a copy. When not given, the platform builds it.")
    var dovetail: String?

    @OptionGroup var build: BuildOptions

    func validate() throws {
        guard ["debug", "release"].contains(configuration) else {
            throw ValidationError("“\(configuration)” is no configuration: it may be debug or release.")
        }
        guard !deb || !singleFile else {
            throw ValidationError("--deb makes a package and --single-file a file that can be run: give one of them.")
        }
        guard maintainer.allSatisfy({ !$0.isNewline }) else { throw ValidationError("The maintainer is one line.") }
    }

    func run() throws {
        let output = URL(fileURLWithPath: self.output).standardizedFileURL
        let app = try PackageManifest.isPackage(path) ? package() : project()
        if singleFile { return say(try app.writeSingleFile(to: output).path) }
        guard deb else { return say(try app.writeFolder(to: output).path) }
        // Where Dovetail was built with the app it is within the program.
        let ownLibraries = ownLibraries || app.platform == nil
        say(try app.writePackage(to: output, maintainer: maintainer, ownLibraries: ownLibraries).path)
    }

    /// Builds a package's program.
    private func package() throws -> AppBundle {
        let package = try BuiltPackage(path, options: build)
        let product = try package.program(target)
        let build = try package.built(product, configuration: configuration)
        return AppBundle(
            built: BuiltApp(program: build.program(product)),
            platform: package.usesPlatform ? try self.build.platform.options.found() : nil)
    }

    /// Builds the app of a project.
    private func project() throws -> AppBundle {
        let dovetail = try build.platform.dependency(dovetail)
        var options = OpenOptions(target: target, leftOut: leaveOut, root: root.map { URL(fileURLWithPath: $0) })
        options.usesPlatform = dovetail == nil
        options.system = build.system
        let place = URL(fileURLWithPath: path)
        var project = try ProjectOpener.open(place, options: options)
        let folder = Open.usualFolder(for: place)
        let written = try OpenedPackage.write(&project, dovetail: dovetail, folder: folder, options: build)
        for problem in written.problems { say(problem.text) }
        if written.lacksPackages { throw ExitCode(1) }
        let opened = OpenedPackage(
            folder: folder, project: project, options: build, configuration: configuration,
            usesPlatform: dovetail == nil)
        guard try opened.buildProgram() else { throw ExitCode(1) }
        return AppBundle(
            built: BuiltApp(opened), platform: dovetail == nil ? try build.platform.options.found() : nil)
    }
}
