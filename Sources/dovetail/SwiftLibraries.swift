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

    /// What a debugger needs is most of a file. Where there is no such tool the file is just larger.
    static func strip(_ file: URL) {
        _ = try? CommandLineTool.output("/usr/bin/env", ["strip", "--strip-unneeded", file.path])
    }
}
