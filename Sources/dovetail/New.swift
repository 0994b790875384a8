import ArgumentParser
import Foundation
import XcodeProjects

/// `dovetail new`: a package with one app.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Makes a package with a first app in a new folder.")

    @Argument(help: "The app's name, which is also the folder's: a Swift identifier such as Hello.")
    var name: String

    @Option(help: "Where Dovetail is: the folder of a copy, or the address of a repository.")
    var dovetail: String

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
        guard
            DovetailReference(dovetail).isAddress || FileManager.default.fileExists(atPath: dovetail + "/Package.swift")
        else {
            throw ValidationError("There is no Package.swift in \(dovetail), so Dovetail is not there.")
        }
    }

    func run() throws {
        let folder = URL(fileURLWithPath: name)
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard contents.isEmpty else {
            throw ValidationError("The folder \(folder.path) is there already and is not empty.")
        }
        let sources = folder.appendingPathComponent("Sources/\(name)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        try Data(SharedImports.source.utf8).write(to: sources.appendingPathComponent(SharedImports.fileName))
        try Data(app.utf8).write(to: sources.appendingPathComponent("\(name).swift"))
        print("Made \(folder.path). Next:\n  cd \(name)\n  swift run")
    }

    /// One package for Linux and Apple's systems: there SwiftUI and Combine are the system's.
    private var manifest: String {
        let reference = DovetailReference(dovetail)
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v17), .macOS(.v14)],
                dependencies: [\(reference.dependency)],
                targets: [
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            \(reference.product("SwiftUI")),
                            \(reference.product("Combine")),
                        ])
                ]
            )

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

        """
    }
}
