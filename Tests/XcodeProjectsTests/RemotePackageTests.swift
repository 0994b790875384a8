import Foundation
import Testing

@testable import XcodeProjects

@Suite("Packages from elsewhere")
struct RemotePackageTests {
    private func package(_ name: String) -> PackageReference {
        PackageReference(.remote(url: "https://example.org/\(name).git", requirement: "from: \"1.0.0\""))
    }

    private func manifest(_ targets: String, products: String = "Badges") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Badges", products: [.library(name: "\(products)", targets: ["\(products)"])],
            dependencies: [.package(url: "https://example.org/Shapes", from: "2.0.0")], targets: [\(targets)])
        """
    }

    @Test("one that uses SwiftUI becomes modules of the app's package; one that does not stays a package")
    func takenOver() throws {
        let folder = try TestFolder([
            "Badges/Package.swift": manifest(
                """
                .target(name: "BadgeCore", swiftSettings: [.define("BADGES"), .define("MAC", .when(platforms: [.macOS]))]),
                .target(name: "Badges", dependencies: ["BadgeCore", .product(name: "Shapes", package: "Shapes"),
                    .target(name: "BadgesUIKit", condition: .when(platforms: [.iOS]))]),
                .target(name: "BadgesUIKit"),
                """),
            "Badges/Sources/Badges/Badge.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
            "Badges/Sources/BadgeCore/Core.swift": "", "Badges/Sources/BadgesUIKit/U.swift": "import UIKit",
            "Plain/Package.swift": manifest(".target(name: \"Plain\")"),
            "Plain/Sources/Plain/P.swift": "import Foundation",
        ])
        var app = Module(name: "App", kind: .app)
        app.products = [
            PackageProduct(name: "Badges", package: package("Badges")),
            PackageProduct(name: "Plain", package: package("Plain")),
        ]
        var project = AppProject(name: "App", modules: [app])
        project.packages = [package("Badges"), package("Plain")]
        #expect(try RemotePackages.takeOver(into: &project, checkouts: folder.url))
        #expect(project.modules.map(\.name) == ["BadgeCore", "Badges", "App"])
        #expect(project.app.dependencies == ["Badges"])
        #expect(project.app.products.map(\.name) == ["Plain"])
        #expect(project.modules[0].language.conditions == ["BADGES"])
        #expect(project.modules[1].dependencies == ["BadgeCore"])
        // What it depends on itself is needed as well.
        #expect(project.modules[1].products.map(\.name) == ["Shapes"])
        #expect(project.packages.map(\.identity) == ["Plain", "Shapes"])
        #expect(try !RemotePackages.takeOver(into: &project, checkouts: folder.url))
    }

    @Test("one that says what it does on the app's system and nothing of Linux becomes modules of that kind")
    func system() throws {
        let code = "import SwiftUI\n#if os(iOS)\nlet badges = 1\n#endif"
        let folder = try TestFolder([
            "Badges/Package.swift": manifest(
                """
                .target(name: "Badges", dependencies: [.target(name: "Phones", condition: .when(platforms: [.iOS])),
                    .target(name: "Macs", condition: .when(platforms: [.macOS]))],
                    swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))]),
                .target(name: "Phones"), .target(name: "Macs")
                """),
            "Badges/Sources/Badges/B.swift": code, "Badges/Sources/Phones/P.swift": "let phones = 1",
            "Badges/Sources/Macs/M.swift": "let macs = 1",
            "Other/Package.swift": manifest(".target(name: \"Other\")", products: "Other"),
            "Other/Sources/Other/O.swift": code + "\n#if os(Linux)\n#endif",
        ])
        var app = Module(name: "App", kind: .app)
        app.products = ["Badges", "Other"].map { PackageProduct(name: $0, package: package($0)) }
        var project = AppProject(name: "App", modules: [app])
        project.packages = [package("Badges"), package("Other")]
        #expect(try !RemotePackages.takeOver(into: &project, checkouts: folder.url, usesPlatform: true))
        project.modules[0].language.system = .iOS
        #expect(try RemotePackages.takeOver(into: &project, checkouts: folder.url, usesPlatform: true))
        #expect(project.modules.map(\.name) == ["Phones", "Badges", "App"])
        #expect(project.modules.allSatisfy { $0.language.system == .iOS })
        #expect(project.modules[1].language.conditions == ["PHONE"])
        #expect(project.packages.map(\.identity).contains("Other"))
    }

    @Test("one that is more than Swift stays as it is, and is told")
    func obstacles() throws {
        let folder = try TestFolder([
            "Badges/Package.swift": manifest(
                ".target(name: \"Badges\", dependencies: [\"CBadges\"]), .target(name: \"CBadges\")"),
            "Badges/Sources/Badges/Badge.swift": "import SwiftUI", "Badges/Sources/CBadges/b.c": "",
            "Badges/Sources/CBadges/include/b.h": "",
        ])
        var app = Module(name: "App", kind: .app)
        app.products = [PackageProduct(name: "Badges", package: package("Badges"))]
        var project = AppProject(name: "App", modules: [app])
        project.packages = [package("Badges")]
        for _ in 0..<2 { #expect(try !RemotePackages.takeOver(into: &project, checkouts: folder.url)) }
        #expect(project.packages == [package("Badges")])
        #expect(
            project.problems.map(\.text) == [
                "The package Badges uses SwiftUI, and its target “CBadges” has sources that are no Swift (b.c). It has to depend on Dovetail itself."
            ])
    }
}
