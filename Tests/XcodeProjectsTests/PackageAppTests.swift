import Foundation
import Testing

@testable import XcodeProjects

/// Apps without a project: a package with a program, as tools write them now.
@Suite("Packages with a program")
struct PackageAppTests {
    private static let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {} } }"

    private static func manifest(_ platforms: String, _ targets: String, dependencies: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Lamps", \(platforms) dependencies: [\(dependencies)], targets: [\(targets)])
        """
    }

    @Test("the program is opened as one for the Mac, with the other targets that it uses")
    func mac() throws {
        let folder = try TestFolder([
            "Package.swift": Self.manifest(
                "platforms: [.macOS(.v13)],",
                """
                .executableTarget(
                    name: "Lamp", dependencies: ["Core", .product(name: "Kit", package: "Kit")],
                    resources: [.process("Data")]),
                .target(name: "Core", swiftSettings: [.define("CORE")]), .target(name: "Unused"),
                .testTarget(name: "LampTests", dependencies: ["Core"]),
                """, dependencies: ".package(path: \"Packages/Kit\")"),
            "Sources/Lamp/App.swift": Self.app, "Sources/Lamp/Views/Page.swift": "import AppKit",
            "Sources/Lamp/Data/words.txt": "a", "Sources/Core/Core.swift": "public let one = 1",
            "Sources/Unused/Unused.swift": "", "Tests/LampTests/T.swift": "",
            "Packages/Kit/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "Packages/Kit/Sources/Kit/Kit.swift": "import SwiftUI",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(project.name == "Lamp")
        #expect(Set(project.modules.map(\.name)) == ["Core", "Kit", "Lamp"] && project.app.name == "Lamp")
        #expect(project.app.sources.map(\.destination).sorted() == ["App.swift", "Views/Page.swift"])
        #expect(project.app.resources.map(\.destination) == ["words.txt"])
        #expect(Set(project.app.dependencies) == ["Core", "Kit"] && project.app.products == [])
        #expect(project.app.language.system == .macOS && project.app.info != nil)
        #expect(project.modules.first { $0.name == "Core" }?.language.conditions == ["CORE"])
        #expect(project.problems.map(\.text) == [])
    }

    @Test("one that is made for iOS is opened as for iPhone, unless its sources are for the Mac alone")
    func iOS() throws {
        func system(_ source: String) throws -> AppleSystem? {
            let folder = try TestFolder([
                "Package.swift": Self.manifest(
                    "platforms: [.iOS(.v16), .macOS(.v13)],", ".executableTarget(name: \"Lamp\")"),
                "Sources/Lamp/App.swift": Self.app, "Sources/Lamp/Other.swift": source,
            ])
            return try ProjectOpener.open(folder.url).app.language.system
        }
        #expect(try system("import SwiftUI") == .iOS)
        #expect(try system("import AppKit") == .macOS)
    }

    @Test("which program is meant is asked where there are several, and none is told")
    func choice() throws {
        let two = try TestFolder([
            "Package.swift": Self.manifest(
                "", ".executableTarget(name: \"One\"), .executableTarget(name: \"Two\")"),
            "Sources/One/App.swift": Self.app, "Sources/Two/App.swift": Self.app,
        ])
        func message(_ folder: TestFolder, _ target: String? = nil) -> String {
            do {
                return try ProjectOpener.open(folder.url, options: OpenOptions(target: target)).name
            } catch {
                return "\(error)".replacingOccurrences(of: folder.url.path, with: "~")
            }
        }
        #expect(message(two) == "~ has several programs; choose one with --target: One, Two.")
        #expect(message(two, "Two") == "Two")
        #expect(message(two, "Three") == "~ has no program “Three”. It has: One, Two.")
        let none = try TestFolder([
            "Package.swift": Self.manifest("", ".target(name: \"One\")"), "Sources/One/A.swift": "",
        ])
        #expect(message(none) == "~ is a package of libraries alone: dovetail build --package-path ~ builds it.")
    }
}
