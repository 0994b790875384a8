import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail new`: a package with one app.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a package with a first app, a preview and a test in a new folder.",
        discussion: """
            The package depends on nothing: the platform builds it here, and Xcode on Apple's systems, where it opens as it is. With \
            --dovetail it depends on a copy of Dovetail, which is built with it. A folder is named relative to the package, so that both \
            can be moved together; the variable DOVETAIL_PATH, where it is set, names another one.

            Example: dovetail new Hello
            """)

    @Argument(help: "The app's name, which is also the folder's: a Swift identifier such as Hello.")
    var name: String

    @Option(help: "Makes the package depend on Dovetail: the folder of a copy, or the address of a repository.")
    var dovetail: String?

    func validate() throws {
        let isIdentifier =
            name.first.map { $0.isLetter || $0 == "_" } == true
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isIdentifier else {
            throw ValidationError(
                "“\(name)” cannot name a program: use letters, digits and _, and begin with a letter.")
        }
        guard !["swiftui", "combine", "dovetail"].contains(name.lowercased()) else {
            throw ValidationError("“\(name)” is the name of a part of Dovetail; the app needs another.")
        }
    }

    func run() throws {
        let reference = dovetail.map { DovetailReference($0) }
        if let copy = reference?.folder,
            !FileManager.default.fileExists(atPath: copy.appendingPathComponent("Package.swift").path)
        {
            throw CleanExit.failure("There is no Package.swift in \(copy.path), so Dovetail is not there.")
        }
        let folder = URL(fileURLWithPath: name).standardizedFileURL
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard contents.isEmpty, !FileManager.default.fileExists(atPath: folder.path) || isFolder(folder) else {
            throw CleanExit.failure("The folder \(folder.path) is there already and is not empty.")
        }
        for (path, text) in NewPackage(name: name, dovetail: reference, folder: folder).files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let command = reference == nil ? "dovetail" : "swift"
        print("Made \(folder.path). Next:\n  cd \(name)\n  \(command) run\n  \(command) test")
        if reference == nil { print("For editors, once: dovetail platform sdk") }
    }

    private func isFolder(_ place: URL) -> Bool { FileReading.kind(of: place) == .folder }
}
