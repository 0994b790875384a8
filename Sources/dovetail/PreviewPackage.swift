import ArgumentParser
import Foundation

/// A package with a program that does nothing but hold the libraries of another package, so that their previews can be asked of it.
struct PreviewPackage {
    private let folder: URL
    private let manifest: PackageManifest

    init(of path: String) throws {
        folder = URL(fileURLWithPath: path).standardizedFileURL
        manifest = try PackageManifest(folder: path)
        guard !manifest.libraries.isEmpty else {
            throw CleanExit.failure("The package in \(folder.path) has neither a program nor a library.")
        }
    }

    /// Writes the package and returns its folder.
    func make() throws -> String {
        let dovetail = manifest.dependencies.first { $0.identity.lowercased() == "dovetail" }
        let target = folder.appendingPathComponent(".build/dovetail-preview")
        let sources = target.appendingPathComponent("Sources/DovetailPreview")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try write(text(dovetail), to: target.appendingPathComponent("Package.swift"))
        try write(program, to: sources.appendingPathComponent("DovetailPreview.swift"))
        return target.path
    }

    /// Leaves a file alone that is right, so that nothing is built again.
    private func write(_ text: String, to file: URL) throws {
        if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
    }

    private func text(_ dovetail: (identity: String, line: String)?) -> String {
        let package = folder.lastPathComponent
        var products = manifest.libraries.map { ".product(name: \"\($0.name)\", package: \"\(package)\")" }
        // Without the dependency it is built by the platform, as the package is.
        if let dovetail { products.insert(".product(name: \"SwiftUI\", package: \"\(dovetail.identity)\")", at: 0) }
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "DovetailPreview",
                dependencies: [.package(path: "\(folder.path)")\(dovetail.map { ", " + $0.line } ?? "")],
                targets: [
                    .executableTarget(
                        name: "DovetailPreview",
                        dependencies: [
                            \(products.joined(separator: ",\n                "))
                        ])
                ]
            )

            """
    }

    private var program: String {
        let modules = Set(manifest.libraries.flatMap(\.modules)).sorted()
        return """
            \(modules.map { "import \($0)" }.joined(separator: "\n"))
            import SwiftUI

            @main
            struct DovetailPreview: App {
                var body: some Scene { WindowGroup { EmptyView() } }
            }

            """
    }
}
