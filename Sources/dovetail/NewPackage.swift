import Foundation
import XcodeProjects

/// The files of a new package.
struct NewPackage {
    let name: String
    /// The copy of Dovetail that it depends on; nil for a package that the platform builds.
    let dovetail: DovetailReference?
    let folder: URL

    /// The texts by their paths in the package.
    var files: [String: String] {
        var files = [
            "Package.swift": dovetail.map(manifest) ?? manifest,
            ".gitignore": ".build/\n.swiftpm/\n",
            "Sources/\(name)/" + SharedImports.fileName: SharedImports.source,
            "Sources/\(name)/\(name).swift": app,
            "Tests/\(name)Tests/\(name)Tests.swift": test,
        ]
        if dovetail == nil { files[AskedKits.configuration] = editors }
        return files
    }

    /// One package for Linux and Apple's systems: each has a SwiftUI of its own.
    private var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v17), .macOS(.v14)],
            targets: [
                .executableTarget(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
            ]
        )

        """
    }

    /// The same with Dovetail as a dependency, on Linux alone.
    private func manifest(_ reference: DovetailReference) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription
        \(place(of: reference))
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
    private func place(of reference: DovetailReference) -> String {
        guard let copy = reference.folder else { return "" }
        return """

            // Where Dovetail is: beside this package, or where the environment says.
            let dovetail = Context.environment["DOVETAIL_PATH"] ?? \(RelativePath.from(folder, to: copy).swiftLiteral)

            """
    }

    /// What the compiler's language server reads: it builds for this SDK then, and completes `import SwiftUI`.
    private var editors: String {
        """
        {
          "swiftPM": {
            "swiftSDK": "dovetail"
          }
        }

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
        #if canImport(DovetailTesting)
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
