import Foundation
import XcodeProjects

/// What a program needs of the system beyond what all of them do, told by the libraries that it is linked with.
struct RunTimePackages {
    /// What a library stands for.
    struct Need {
        /// The beginning of the library's name.
        let library: String
        /// What people call what is needed.
        let title: String
        /// The Debian packages that have it.
        let packages: [String]
    }

    /// Libraries of the system, and those of the platform whose modules ask services.
    static let known = [
        Need(
            library: "libgstreamer-1.0.so", title: "GStreamer",
            packages: [
                "libgstreamer1.0-0", "libgstreamer-plugins-base1.0-0", "gstreamer1.0-plugins-base",
                "gstreamer1.0-plugins-good",
            ]),
        Need(
            library: "libspeechd.so", title: "speech-dispatcher", packages: ["libspeechd2", "speech-dispatcher"]),
        Need(library: "libwebkitgtk-6.0.so", title: "WebKitGTK", packages: ["libwebkitgtk-6.0-4"]),
        Need(library: "libsqlite3.so", title: "SQLite", packages: ["libsqlite3-0"]),
        Need(library: "libpoppler-glib.so", title: "Poppler", packages: ["libpoppler-glib8"]),
        Need(library: "libbox2d.so", title: "Box2D", packages: ["libbox2d2"]),
        Need(library: "libqrencode.so", title: "qrencode", packages: ["libqrencode4"]),
        Need(library: "libDovetailCoreLocation.so", title: "GeoClue", packages: ["geoclue-2.0"]),
    ]

    /// The lines of `ldd`: a library each, and the file that is loaded for it.
    private let lines: [[Substring]]

    /// What a program is linked with, directly or by other libraries.
    init(of program: URL) throws {
        let compiler = try CompilerVersion.installed().resources.appendingPathComponent("linux").path
        self.init(
            loaded: try CommandLineTool.output("/usr/bin/env", ["LD_LIBRARY_PATH=\(compiler)", "ldd", program.path]))
    }

    init(loaded text: String) { lines = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) } }

    /// The packages that a package of the program depends on.
    var packages: [String] {
        let needed = Self.known.filter { need in lines.contains { $0.first?.hasPrefix(need.library) == true } }
        return needed.flatMap(\.packages).filter { !DebianPackage.systemLibraries.contains($0) }
    }

    /// What to do about libraries that are missing, a line each.
    var remedies: [String] {
        lines.filter { $0.count >= 3 && $0[1] == "=>" && $0[2] == "not" }.map { line in
            guard let need = Self.known.first(where: { line[0].hasPrefix($0.library) }) else {
                return "\(line[0]) is not installed."
            }
            return RequiredLibrary(name: String(line[0]), title: need.title, package: need.packages[0]).line
        }
    }
}
