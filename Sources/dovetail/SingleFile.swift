import Foundation
import XcodeProjects

/// An app as one file that can be run: the bundle's folder, packed by Debian's `makeself`.
///
/// The file is a shell script with an archive behind it. Started, it checks the archive, unpacks it into a temporary folder, runs the program there with
/// what stands behind `--`, and removes the folder when the program has ended, whose status is its own. `USER_PWD` tells the program where it was started.
enum SingleFile {
    /// Packs a folder.
    /// - Parameters:
    ///   - program: The name of the program in the folder.
    ///   - title: What the file says that it unpacks.
    /// - Throws: Where `makeself` is not installed, with what to do.
    static func pack(_ folder: URL, program: String, title: String, as file: URL) throws {
        guard let makeself = InstalledProgram.path(of: "makeself") else {
            throw XcodeError("A single file is packed by makeself, which is not installed: apt install makeself")
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Who starts it from a desktop sees no terminal. Machines of all kinds have gzip.
        _ = try CommandLineTool.output(
            makeself,
            ["--gzip", "--nox11", "--noprogress", "--quiet", "--tar-quietly"]
                + [folder.path, file.path, title, "./" + program])
    }
}
