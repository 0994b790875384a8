import Foundation
import TestSupport
import Testing
import XcodeProjects

@testable import dovetail

/// A program of two modules, which prints a line.
@MainActor
final class EditedPackage {
    let folder = TemporaryFolder("replayed")
    let build: SwiftBuild
    var base: URL { folder.url.appendingPathComponent("Sources/Base/Base.swift") }
    var other: URL { folder.url.appendingPathComponent("Sources/Edited/Other.swift") }
    var main: URL { folder.url.appendingPathComponent("Sources/Edited/main.swift") }

    init() throws {
        build = SwiftBuild(
            package: folder.url, product: "Edited", options: try BuildOptions.parse([]),
            // SwiftPM leaves its locks in the temporary folder.
            environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.url.path]) { $1 })
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Edited", targets: [
                .target(name: "Base"), .executableTarget(name: "Edited", dependencies: ["Base"]),
            ])
            """, folder.url.appendingPathComponent("Package.swift"))
        try write("public func word() -> String { \"first\" }\n", base)
        try write("import Base\nprint(\"The word is \\(word()).\")\n", main)
    }

    func write(_ text: String, _ file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// What follows from the files that were saved; nil where the package manager has to look.
    func replayed(_ files: [URL]) -> ReplayedBuild? {
        ReplayedBuild(
            description: build.folder.appendingPathComponent("debug.yaml"),
            files: files.map { $0.resolvingSymlinksInPath() },
            product: build.program("Edited").resolvingSymlinksInPath())
    }

    /// How its files are compiled each by itself.
    func prepared() async -> PreparedBuild? {
        let (build, sources) = (build, [folder.url])
        let own = folder.url.appendingPathComponent("own")
        // It runs compilers: not on the threads that the other tests share.
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    returning: PreparedBuild(build, program: "Edited", sources: sources, folder: own))
            }
        }
    }

    func run(_ way: LiveBuild.Way) async -> (succeeded: Bool, errors: [BuildMessages.Message]) {
        let live = LiveBuild(build, way)
        return await withCheckedContinuation { continuation in
            live.run(
                step: { _ in },
                end: { succeeded, messages, _ in
                    continuation.resume(returning: (succeeded, messages.errors))
                })
        }
    }

    var printed: String { get throws { try Tool.run(build.program("Edited").path).output } }
}
