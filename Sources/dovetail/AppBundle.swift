import Foundation
import XcodeProjects

/// A built app with all that it needs on another machine: resources, and the libraries of Swift.
///
/// The program looks for libraries in its own folder (its run path has `$ORIGIN`), and Foundation for the main bundle in `Resources`
/// beside it. So one folder is enough, and it may be anywhere.
struct AppBundle {
    let built: BuiltApp
    /// What built the app; nil where Dovetail was built with it.
    let platform: Platform?

    private var app: AppDescription { built.description }

    /// Writes `<output>/<Name>`, in place of one that was written before.
    func writeFolder(to output: URL) throws -> URL {
        let folder = output.appendingPathComponent(app.program)
        try refuseOthers(folder)
        try writeContents(to: folder)
        try Data(app.desktopFile(command: folder.appendingPathComponent(app.program).path).utf8).write(
            to: folder.appendingPathComponent(app.identifier + ".desktop"))
        if let icon = icons.last {
            try FileManager.default.copyItem(at: icon.file, to: folder.appendingPathComponent(app.identifier + ".png"))
        }
        return folder
    }

    /// Writes `<output>/<Name>.run`, which has the program, its resources and its libraries in it.
    func writeSingleFile(to output: URL) throws -> URL {
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let file = output.appendingPathComponent(app.program + ".run")
        // No file for a desktop, which would name the place that this is packed at.
        try writeContents(to: temporary)
        try SingleFile.pack(temporary, program: app.program, title: app.title, as: file)
        return file
    }

    /// The program with its resources and libraries.
    private func writeContents(to folder: URL) throws {
        try writeProgram(to: folder)
        for library in try libraries() {
            let copy = folder.appendingPathComponent(library.lastPathComponent)
            try FileManager.default.copyItem(at: library.resolvingSymlinksInPath(), to: copy)
            SwiftLibraries.strip(copy)
        }
    }

    /// A folder that is none of ours is not replaced.
    private func refuseOthers(_ folder: URL) throws {
        let manager = FileManager.default
        guard let names = try? manager.contentsOfDirectory(atPath: folder.path), !names.isEmpty else { return }
        guard names.contains(app.program), names.contains(app.identifier + ".desktop") else {
            throw XcodeError("The folder \(folder.path) holds other files.")
        }
        try manager.removeItem(at: folder)
    }

    private func writeProgram(to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent(app.program)
        try manager.copyItem(at: built.program, to: program)
        SwiftLibraries.strip(program)
        if let resources = built.mainResources {
            try manager.copyItem(at: resources, to: folder.appendingPathComponent("Resources"))
        }
        for resources in try built.resources() {
            try manager.copyItem(at: resources, to: folder.appendingPathComponent(resources.lastPathComponent))
        }
    }

    private var icons: [(file: URL, width: Int)] { built.icons }

    /// The libraries of Swift and Dovetail that the program is linked with, directly or by others of them.
    private func libraries() throws -> [URL] { try SwiftLibraries.needed(by: built.program, platform: platform) }

    // MARK: Debian

    /// Writes a Debian package. The app goes to `/usr/lib`, and is started by a link in `/usr/bin`.
    /// - Parameter ownLibraries: Whether the libraries are in it; else it depends on the runtime's package.
    func writePackage(to output: URL, maintainer: String, ownLibraries: Bool) throws -> URL {
        let name = app.packageName
        let package = DebianPackage(name: name, version: app.version)
        try writeProgram(to: package.place("usr/lib/\(name)/x").deletingLastPathComponent())
        for library in try libraries() {
            let file = "usr/lib/\(name)/\(library.lastPathComponent)"
            if ownLibraries {
                try FileManager.default.copyItem(at: library.resolvingSymlinksInPath(), to: package.place(file))
                SwiftLibraries.strip(try package.place(file))
            } else {
                // The program looks beside itself, wherever the platform was that built it.
                try package.link(file, to: "../dovetail/lib/\(library.lastPathComponent)")
            }
        }
        try package.write(
            app.desktopFile(command: "/usr/bin/\(name)"), to: "usr/share/applications/\(app.identifier).desktop")
        try package.link("usr/bin/\(name)", to: "../lib/\(name)/\(app.program)")
        for icon in icons {
            let file = try package.place(
                "usr/share/icons/hicolor/\(icon.width)x\(icon.width)/apps/\(app.identifier).png")
            if FileReading.kind(of: file) == .missing { try FileManager.default.copyItem(at: icon.file, to: file) }
        }
        var depends = DebianPackage.systemLibraries
        if !ownLibraries, let platform {
            depends = ["\(PlatformInstallation.runtimePackage) (= \(platform.description.version))"]
        }
        depends += try RunTimePackages(of: built.program).packages
        return try package.build(
            .init(
                maintainer: maintainer, depends: depends,
                recommends: ownLibraries ? DebianPackage.pictureReaders : [], title: app.title), in: output)
    }
}
