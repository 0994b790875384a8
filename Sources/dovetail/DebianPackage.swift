import Foundation
import XcodeProjects

/// A Debian package while it is put together, in a temporary folder that goes with the object.
final class DebianPackage {
    let name: String
    let version: String
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-deb-\(UUID().uuidString)")

    init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Where a file of the package goes; the folder around it is made.
    func place(_ path: String) throws -> URL {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: place(path)) }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place(path).path, withDestinationPath: destination)
    }

    /// What people are told of the package, and what it needs.
    struct Description {
        var maintainer: String
        var depends: [String]
        /// What some uses need; apt installs it along unless it is told not to.
        var recommends: [String] = []
        var title: String
        var section = "misc"
    }

    /// Makes the package's file in a folder.
    func build(_ description: Description, in output: URL) throws -> URL {
        let architecture = try CommandLineTool.output("/usr/bin/env", ["dpkg", "--print-architecture"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let recommended = description.recommends.joined(separator: ", ")
        let recommends = recommended.isEmpty ? "" : "\nRecommends: \(recommended)"
        try write(
            """
            Package: \(name)
            Version: \(version)
            Architecture: \(architecture)
            Maintainer: \(description.maintainer)
            Section: \(description.section)
            Priority: optional
            Depends: \(description.depends.joined(separator: ", "))\(recommends)
            Description: \(description.title)

            """, to: "DEBIAN/control")
        // Files of an installed package can be read by everybody, whatever the mask of who made it.
        _ = try CommandLineTool.output("/usr/bin/env", ["chmod", "-R", "u=rwX,go=rX", root.path])
        for script in ["postinst", "prerm"] {
            let file = root.appendingPathComponent("DEBIAN/" + script)
            guard FileReading.kind(of: file) == .file else { continue }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let file = output.appendingPathComponent("\(name)_\(version)_\(architecture).deb")
        // All systems that have dpkg read xz. A higher level takes far more time and wins little.
        _ = try CommandLineTool.output(
            "/usr/bin/env", ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root.path, file.path])
        return file
    }

    /// What programs need of the system that are built by Swift and show windows by GTK.
    static let systemLibraries = [
        "libc6", "libcurl4 | libcurl4t64", "libfontconfig1", "libgcc-s1", "libgtk-4-1", "libpangoft2-1.0-0",
        "libqrencode4", "libsqlite3-0", "libstdc++6", "fonts-inter | fonts-dejavu-core",
    ]

    /// What reads pictures of the kinds WebP, HEIC and AVIF.
    static let pictureReaders = ["webp-pixbuf-loader", "heif-gdk-pixbuf", "libavif-gdk-pixbuf"]
}
