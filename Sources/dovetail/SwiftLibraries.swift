import Foundation
import XcodeProjects

/// Libraries that a program needs and that are no part of the system.
enum SwiftLibraries {
    /// The libraries of Swift, and those of a platform, that a file is linked with, directly or by others of them.
    static func needed(by file: URL, platform: Platform? = nil) throws -> [URL] {
        // Libraries don't say where those of the compiler are: programs do.
        let compiler = try CompilerVersion.installed().resources.appendingPathComponent("linux").path
        let text = try CommandLineTool.output(
            "/usr/bin/env", ["LD_LIBRARY_PATH=\(compiler)", "ldd", file.path])
        let ours = platform.map { $0.folder.appendingPathComponent("lib").path + "/" }
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count >= 3, words[1] == "=>" else { return nil }
            let path = String(words[2])
            guard path.contains("/swift/linux/") || ours.map(path.hasPrefix) == true else { return nil }
            return URL(fileURLWithPath: path)
        }
    }

    /// The packages that only programs with sound, film or speech need of the system.
    static func systemPackages(of program: URL) throws -> [String] {
        let compiler = try CompilerVersion.installed().resources.appendingPathComponent("linux").path
        let text = try CommandLineTool.output(
            "/usr/bin/env", ["LD_LIBRARY_PATH=\(compiler)", "ldd", program.path])
        var packages: [String] = []
        if text.contains("libgstreamer-1.0.so") {
            packages += [
                "libgstreamer1.0-0", "libgstreamer-plugins-base1.0-0", "gstreamer1.0-plugins-base",
                "gstreamer1.0-plugins-good",
            ]
        }
        if text.contains("libspeechd.so") { packages.append("libspeechd2") }
        return packages
    }

    /// What a debugger needs is most of a file. Where there is no such tool the file is just larger.
    static func strip(_ file: URL) {
        _ = try? CommandLineTool.output("/usr/bin/env", ["strip", "--strip-unneeded", file.path])
    }
}
