import ArgumentParser
import Foundation
import XcodeProjects

/// A folder of pictures to compare: one that is there, or one that the previews of a commit are painted into.
struct PictureFolder {
    let url: URL
    /// Made for this, and taken away afterwards.
    private var temporary: URL?

    /// - Parameters:
    ///   - name: A folder, or else a commit of the package's repository.
    ///   - arguments: What `dovetail preview` is told beside the package and the output.
    init(_ name: String, package: String, arguments: [String]) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
            url = URL(fileURLWithPath: name)
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dovetail-compare-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        temporary = folder
        url = folder.appendingPathComponent("pictures")
        do {
            let root = try Self.git(package, ["rev-parse", "--show-toplevel"])
            let prefix = try Self.git(package, ["rev-parse", "--show-prefix"])
            let copy = folder.appendingPathComponent(URL(fileURLWithPath: root).lastPathComponent)
            _ = try Self.git(package, ["worktree", "add", "--detach", copy.path, name])
            defer { _ = try? Self.git(package, ["worktree", "remove", "--force", copy.path]) }
            say("Painting the previews of \(name).")
            let process = Process()
            process.executableURL = OwnProgram.file
            process.arguments =
                ["preview", "--package-path", copy.appendingPathComponent(prefix).path, "--output", url.path]
                + arguments
            process.standardOutput = FileHandle.nullDevice
            guard try ChildProcess.run(process) == 0 else {
                throw CleanExit.failure("The previews of \(name) can't be painted.")
            }
        } catch {
            remove()
            throw error
        }
    }

    func remove() {
        if let temporary { try? FileManager.default.removeItem(at: temporary) }
    }

    private static func git(_ folder: String, _ arguments: [String]) throws -> String {
        try CommandLineTool.output("/usr/bin/env", ["git", "-C", folder] + arguments)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
