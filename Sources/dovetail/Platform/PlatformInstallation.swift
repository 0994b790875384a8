import Foundation
import XcodeProjects

/// Puts a platform where it is used: below a prefix, or into Debian packages.
struct PlatformInstallation {
    let platform: Platform

    /// Where Debian packages put it.
    static let systemFolder = "usr/lib/dovetail"
    static let runtimePackage = "dovetail-runtime"

    private var manager: FileManager { .default }

    /// Copies the platform to `<prefix>/lib/dovetail`, and makes `<prefix>/bin/dovetail` a link to its program.
    func install(prefix: URL) throws -> URL {
        let folder = prefix.appendingPathComponent("lib/dovetail")
        if FileReading.kind(of: folder) != .missing {
            guard FileReading.kind(of: folder.appendingPathComponent(PlatformDescription.fileName)) == .file else {
                throw XcodeError("The folder \(folder.path) holds other files.")
            }
            try manager.removeItem(at: folder)
        }
        try copyFiles(to: folder) { _ in true }
        let compiler = try CompilerVersion.installed()
        try PlacedFiles(place: folder, compiler: compiler).write(to: folder)
        let link = prefix.appendingPathComponent("bin/dovetail")
        try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? manager.destinationOfSymbolicLink(atPath: link.path)) != nil { try manager.removeItem(at: link) }
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "../lib/dovetail/bin/dovetail")
        return folder
    }

    private func copyFiles(to folder: URL, where isWanted: (String) -> Bool) throws {
        for path in platform.description.files.keys.sorted() + [PlatformDescription.fileName] where isWanted(path) {
            let target = folder.appendingPathComponent(path)
            try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: platform.folder.appendingPathComponent(path), to: target)
        }
    }

    // MARK: Debian

    /// Makes two packages: what programs need that are built by the platform, and what builds them.
    func writePackages(to output: URL, maintainer: String) throws -> [URL] {
        [try runtime(output, maintainer), try tools(output, maintainer)]
    }

    /// The libraries that programs load.
    static func isOfRuntime(_ path: String) -> Bool { path.hasPrefix("lib/") }

    private var version: String { platform.description.version }

    private func runtime(_ output: URL, _ maintainer: String) throws -> URL {
        let package = DebianPackage(name: Self.runtimePackage, version: version)
        let folder = try package.place(Self.systemFolder + "/lib").deletingLastPathComponent()
        try copyFiles(to: folder, where: Self.isOfRuntime)
        for name in ["LICENSE", "NOTICE"] {
            try manager.copyItem(
                at: platform.folder.appendingPathComponent(name),
                to: package.place("usr/share/doc/\(package.name)/\(name)"))
        }
        return try package.build(
            .init(
                maintainer: maintainer, depends: DebianPackage.systemLibraries + ["fonts-inter"],
                recommends: DebianPackage.pictureReaders, title: "SwiftUI on Linux: libraries of programs",
                section: "libs"), in: output)
    }

    private func tools(_ output: URL, _ maintainer: String) throws -> URL {
        let package = DebianPackage(name: "dovetail", version: version)
        let folder = try package.place(Self.systemFolder + "/lib").deletingLastPathComponent()
        try copyFiles(to: folder) { !Self.isOfRuntime($0) }
        try package.link("usr/bin/dovetail", to: "../lib/dovetail/bin/dovetail")
        // Files that name the compiler's place can be written only where it is.
        try package.write(
            """
            #!/bin/sh
            set -e
            # The package manager's own search path leaves out where compilers are often put.
            PATH="$PATH:/usr/local/bin:/opt/swift/usr/bin:/usr/local/swift/usr/bin"
            if command -v swiftc >/dev/null; then
                /usr/bin/dovetail platform place || true
            fi

            """, to: "DEBIAN/postinst")
        try package.write(
            """
            #!/bin/sh
            set -e
            rm -rf /\(Self.systemFolder)/sdks
            rm -f /\(Self.systemFolder)/toolset*.json

            """, to: "DEBIAN/prerm")
        return try package.build(
            .init(
                maintainer: maintainer, depends: ["\(Self.runtimePackage) (= \(version))"],
                recommends: ["poppler-utils"],
                title: "SwiftUI on Linux: builds apps with the Swift compiler", section: "devel"), in: output)
    }
}
