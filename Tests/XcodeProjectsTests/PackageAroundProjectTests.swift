import Foundation
import Testing

@testable import XcodeProjects

/// The example of a package: a project inside of the package's folder, which names that folder.
@Suite("Packages around their examples")
struct PackageAroundProjectTests {
    private static func project(_ path: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 60; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; packageReferences = (R); };
        G = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (B1); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        D = {isa = XCSwiftPackageProductDependency; productName = Lamps; };
        R = {isa = XCLocalSwiftPackageReference; relativePath = "\(path)"; };
        }; rootObject = P; }
        """
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Lamps", products: [.library(name: "Lamps", targets: ["Lamps"])], targets: [.target(name: "Lamps")])
        """

    private static let app =
        "import Lamps\nimport SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Lamp() } } }"

    @Test("the package is taken over without being asked for, and nothing else that lies outside")
    func around() throws {
        let folder = try TestFolder([
            "Lamps/Package.swift": Self.manifest, "Lamps/Sources/Lamps/Lamp.swift": "import SwiftUI",
            "Lamps/Example/App.xcodeproj/project.pbxproj": Self.project("../../Lamps"),
            "Lamps/Example/A.swift": Self.app,
            "Other/App.xcodeproj/project.pbxproj": Self.project("../Lamps"), "Other/A.swift": Self.app,
        ])
        let project = try ProjectOpener.open(folder["Lamps/Example"])
        #expect(project.modules.map(\.name) == ["Lamps", "App"])
        #expect(project.modules[0].sources.map(\.source.lastPathComponent) == ["Lamp.swift"])
        #expect(project.problems.map(\.text) == [])
        // The copy has another name than the package.
        let copied = try TestFolder([
            "one+Lamps/Package.swift": Self.manifest, "one+Lamps/Sources/Lamps/Lamp.swift": "import SwiftUI",
            "one+Lamps/Example/App.xcodeproj/project.pbxproj": Self.project("../../Lamps"),
            "one+Lamps/Example/A.swift": Self.app,
        ])
        #expect(try ProjectOpener.open(copied["one+Lamps/Example"]).modules.map(\.name) == ["Lamps", "App"])
        // One beside the project is somebody's folder still.
        let other = try ProjectOpener.open(folder["Other"])
        #expect(other.modules.map(\.name) == ["App"])
        #expect(other.problems.contains { $0.text.contains("is outside of the project's folder") })
    }
}
