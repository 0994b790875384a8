import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail new`: a package with one app.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a package with a first app, a preview and a test in a new folder.",
        discussion: """
            Where Dovetail is a folder, the package names it relative to itself, so that both can be moved together; the variable \
            DOVETAIL_PATH, where it is set, names another one.

            Example: dovetail new Hello
            """)

    @Argument(help: "The app's name, which is also the folder's: a Swift identifier such as Hello.")
    var name: String

    @Option(
        help:
            "Where Dovetail is: the folder of a copy, or the address of a repository; this program's own copy when not given."
    )
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
        let reference = DovetailReference(try dovetail ?? Open.ownCopy())
        if let copy = reference.folder,
            !FileManager.default.fileExists(atPath: copy.appendingPathComponent("Package.swift").path)
        {
            throw CleanExit.failure("There is no Package.swift in \(copy.path), so Dovetail is not there.")
        }
        let folder = URL(fileURLWithPath: name).standardizedFileURL
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard contents.isEmpty, !FileManager.default.fileExists(atPath: folder.path) || isFolder(folder) else {
            throw CleanExit.failure("The folder \(folder.path) is there already and is not empty.")
        }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(manifest(reference, in: folder), "Package.swift")
        try write(".build/\n.swiftpm/\n", ".gitignore")
        try write(SharedImports.source, "Sources/\(name)/" + SharedImports.fileName)
        try write(app, "Sources/\(name)/\(name).swift")
        try write(test, "Tests/\(name)Tests/\(name)Tests.swift")
        print("Made \(folder.path). Next:\n  cd \(name)\n  swift run\n  swift test")
    }

    private func isFolder(_ place: URL) -> Bool { FileReading.kind(of: place) == .folder }

    /// One package for Linux and Apple's systems: there SwiftUI and Combine are the system's.
    private func manifest(_ reference: DovetailReference, in folder: URL) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        \(place(of: reference, from: folder))
        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v17), .macOS(.v14)],
            dependencies: [\(reference.folder == nil ? reference.dependency : ".package(name: \"Dovetail\", path: dovetail)")],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        \(reference.product("SwiftUI")),
                        \(reference.product("Combine")),
                    ]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        \(reference.product("DovetailTesting")),
                    ]),
            ]
        )

        """
    }

    /// A line that names the folder of Dovetail relative to the package.
    private func place(of reference: DovetailReference, from folder: URL) -> String {
        guard let copy = reference.folder else { return "" }
        return """

            // Where Dovetail is: beside this package, or where the environment says.
            let dovetail = Context.environment["DOVETAIL_PATH"] ?? \(RelativePath.from(folder, to: copy).swiftLiteral)

            """
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup("\(name)") {
                    ContentView()
                }
            }
        }

        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 12) {
                    Text("You have tapped \\(count) times")
                    Button("Tap") { count += 1 }
                }
                .padding()
            }
        }

        #Preview {
            ContentView()
        }

        """
    }

    private var test: String {
        """
        // Views are driven as a person would drive them, with no display. On Apple's systems there is no DovetailTesting.
        #if os(Linux)
        import DovetailTesting
        import SwiftUI
        import Testing

        @testable import \(name)

        @MainActor
        @Test func countsTaps() throws {
            let host = TestHost { ContentView() }
            #expect(host.texts.contains("You have tapped 0 times"))
            try host.tap("Tap")
            #expect(host.texts.contains("You have tapped 1 times"))
        }
        #endif

        """
    }
}

/// The way from one folder to another.
enum RelativePath {
    static func from(_ folder: URL, to other: URL) -> String {
        let (start, end) = (
            folder.resolvingSymlinksInPath().pathComponents, other.resolvingSymlinksInPath().pathComponents
        )
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
