import Foundation
import XcodeProjects

/// A built app with all that it needs on another machine: resources, and the libraries of Swift.
///
/// The program looks for libraries in its own folder (its run path has `$ORIGIN`), and Foundation for the main bundle in `Resources`
/// beside it. So one folder is enough, and it may be anywhere.
struct AppBundle {
    private let opened: OpenedPackage
    private let app: AppDescription

    init(_ opened: OpenedPackage) {
        self.opened = opened
        app = AppDescription(info: opened.project.app.info, program: opened.project.app.name)
    }

    /// Writes `<output>/<Name>`, in place of one that was written before.
    func writeFolder(to output: URL) throws -> URL {
        let folder = output.appendingPathComponent(app.program)
        try refuseOthers(folder)
        try writeProgram(to: folder)
        try Data(app.desktopFile(command: folder.appendingPathComponent(app.program).path).utf8).write(
            to: folder.appendingPathComponent(app.identifier + ".desktop"))
        if let icon = icons.last {
            try FileManager.default.copyItem(at: icon.file, to: folder.appendingPathComponent(app.identifier + ".png"))
        }
        return folder
    }

    /// A folder that is none of ours is not replaced.
    private func refuseOthers(_ folder: URL) throws {
        let manager = FileManager.default
        guard let names = try? manager.contentsOfDirectory(atPath: folder.path), !names.isEmpty else { return }
        guard names.contains(app.program), names.contains("Resources"), names.contains(app.identifier + ".desktop")
        else {
            throw XcodeError("The folder \(folder.path) holds other files.")
        }
        try manager.removeItem(at: folder)
    }

    private func writeProgram(to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent(app.program)
        try manager.copyItem(at: opened.program, to: program)
        strip(program)
        let built = opened.program.deletingLastPathComponent()
        let own = "\(app.program)_\(app.program).resources"
        try manager.copyItem(
            at: built.appendingPathComponent(own + "/Resources"), to: folder.appendingPathComponent("Resources"))
        for module in opened.project.modules where module.kind == .library && !module.resources.isEmpty {
            let name = "\(app.program)_\(module.name).resources"
            try manager.copyItem(at: built.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        for library in try libraries() {
            let copy = folder.appendingPathComponent(library.lastPathComponent)
            try manager.copyItem(at: library.resolvingSymlinksInPath(), to: copy)
            strip(copy)
        }
    }

    /// What a debugger needs is most of a file. Where there is no such tool the file is just larger.
    private func strip(_ file: URL) {
        _ = try? CommandLineTool.output("/usr/bin/env", ["strip", "--strip-unneeded", file.path])
    }

    private var icons: [(file: URL, width: Int)] {
        AppIcon.files(opened.project.app.iconName, in: opened.project.app.resources)
    }

    /// The libraries of Swift that the program is linked with, directly or by others of them.
    private func libraries() throws -> [URL] {
        let text = try CommandLineTool.output("/usr/bin/env", ["ldd", opened.program.path])
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count >= 3, words[1] == "=>", words[2].contains("/swift/linux/") else { return nil }
            return URL(fileURLWithPath: String(words[2]))
        }
    }

    // MARK: Debian

    /// Writes a Debian package. The app goes to `/usr/lib`, and is started by a link in `/usr/bin`.
    func writePackage(to output: URL, maintainer: String) throws -> URL {
        let manager = FileManager.default
        let name = app.packageName
        let root = manager.temporaryDirectory.appendingPathComponent("dovetail-deb-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: root) }
        try writeProgram(to: root.appendingPathComponent("usr/lib/\(name)"))
        func write(_ text: String, _ path: String) throws {
            let file = root.appendingPathComponent(path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(app.desktopFile(command: "/usr/bin/\(name)"), "usr/share/applications/\(app.identifier).desktop")
        try manager.createDirectory(at: root.appendingPathComponent("usr/bin"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: root.appendingPathComponent("usr/bin/\(name)").path,
            withDestinationPath: "../lib/\(name)/\(app.program)")
        for icon in icons {
            let folder = root.appendingPathComponent("usr/share/icons/hicolor/\(icon.width)x\(icon.width)/apps")
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(app.identifier + ".png")
            if !manager.fileExists(atPath: file.path) { try manager.copyItem(at: icon.file, to: file) }
        }
        let architecture = try CommandLineTool.output("/usr/bin/env", ["dpkg", "--print-architecture"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try write(
            """
            Package: \(name)
            Version: \(app.version)
            Architecture: \(architecture)
            Maintainer: \(maintainer)
            Section: misc
            Priority: optional
            Depends: libc6, libcurl4 | libcurl4t64, libfontconfig1, libgcc-s1, libgtk-4-1, libpangoft2-1.0-0, libstdc++6, fonts-inter | fonts-dejavu-core
            Description: \(app.title)

            """, "DEBIAN/control")
        // Files of an installed package can be read by everybody, whatever the mask of who made it.
        _ = try CommandLineTool.output("/usr/bin/env", ["chmod", "-R", "u=rwX,go=rX", root.path])
        try manager.createDirectory(at: output, withIntermediateDirectories: true)
        let file = output.appendingPathComponent("\(name)_\(app.version)_\(architecture).deb")
        // All systems that have dpkg read xz. A higher level takes far more time and wins little.
        _ = try CommandLineTool.output(
            "/usr/bin/env", ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root.path, file.path])
        return file
    }
}
