import Foundation
import Testing

@testable import XcodeProjects

/// What is said of a target by its kind, its settings and what lies in its folders.
@Suite("Targets")
struct TargetTests {
    private func folder(
        settings: String = "", projectSettings: String = "", type: String = "application", objects: String = "",
        targets: String = "T", files: [String: String] = ["App/App.swift": ""]
    ) throws -> TestFolder {
        let project = """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = L0; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = L1;
                productType = "com.apple.product-type.\(type)"; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
            C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(projectSettings)}; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
            C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
            \(objects)
            }; rootObject = P; }
            """
        return try TestFolder(files.merging(["X.xcodeproj/project.pbxproj": project]) { $1 })
    }

    private func info(_ project: AppProject) throws -> [String: Any] {
        let data = try #require(project.app.info)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test("a product that names no package is one of a package somewhere in a folder that belongs to a target")
    func packageInFolder() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Models", products: [.library(name: "Models", targets: ["Models"])],
                targets: [.target(name: "Models")])
            """
        let folder = try folder(
            objects: "D = {isa = XCSwiftPackageProductDependency; productName = Models; };",
            targets: "T",
            files: [
                "App/App.swift": "import Models", "App/Libraries/Models/Package.swift": manifest,
                "App/Libraries/Models/Sources/Models/Model.swift": "public struct Model {}",
            ])
        let place = folder["X.xcodeproj/project.pbxproj"]
        let text = try String(contentsOf: place, encoding: .utf8)
        try Data(
            text.replacingOccurrences(
                of: "name = App; fileSystem", with: "name = App; packageProductDependencies = (D); fileSystem"
            ).utf8
        ).write(to: place)
        let project = try ProjectOpener.open(folder.url)
        #expect(project.problems.isEmpty, "\(project.problems)")
        let module = try #require(project.modules.first { $0.name == "Models" })
        #expect(module.sources.map(\.destination) == ["Model.swift"])
        #expect(project.modules.first { $0.name == "App" }?.dependencies == ["Models"])
    }

    @Test(
        "a setting with a condition that holds goes before the plain one of the same target, whatever their order",
        arguments: [
            #"SWIFT_VERSION = 5.0; "SWIFT_VERSION[sdk=iphoneos*]" = 6.0;"#,
            #""SWIFT_VERSION[sdk=iphoneos*]" = 6.0; SWIFT_VERSION = 5.0;"#,
            #""SWIFT_VERSION[sdk=iphoneos*][config=Debug]" = 6.0; SWIFT_VERSION = 5.0; "SWIFT_VERSION[sdk=macosx*]" = 4.2;"#,
        ])
    func conditionalSettings(settings: String) throws {
        let folder = try folder(settings: settings)
        let project = try ProjectOpener.open(folder.url)
        #expect(project.app.language.version == 6)
    }

    @Test("a plain setting of the target goes before one of the project with a condition")
    func levels() throws {
        let folder = try folder(
            settings: "SWIFT_VERSION = 6.0;", projectSettings: #""SWIFT_VERSION[sdk=iphoneos*]" = 5.0;"#)
        #expect(try ProjectOpener.open(folder.url).app.language.version == 6)
    }

    @Test("the container of a watch app is not taken for the app")
    func watchContainer() throws {
        let folder = try folder(
            objects: """
                N = {isa = PBXNativeTarget; name = Container; buildConfigurationList = L0;
                    productType = "com.apple.product-type.application.watchapp2-container"; };
                """, targets: "N, T")
        let project = try ProjectOpener.open(folder.url)
        #expect(project.name == "App")
        #expect(project.problems.isEmpty)
    }

    @Test("a package in a folder of sources is none of them, and a manifest is never a source")
    func manifests() throws {
        let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\")"
        let folder = try folder(files: [
            "App/App.swift": "", "App/Package.swift": manifest, "App/Kit/Package.swift": manifest,
            "App/Kit/Sources/Kit/Kit.swift": "", "App/Model/Package.swift": "struct Package {}",
        ])
        let project = try ProjectOpener.open(folder.url)
        #expect(
            Set(project.app.sources.map(\.destination)) == ["App/App.swift", "App/Model/Package.swift"])
        #expect(CompatibilityReport(project).missing.isEmpty)
    }

    @Test(
        "the devices that an app is made for are in its Info.plist as Xcode writes them",
        arguments: [
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1;", [1]),
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";", [1, 2]),
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;", [2]),
            ("SDKROOT = iphoneos;", [1]),
            (
                "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx xros\"; TARGETED_DEVICE_FAMILY = \"1,2,7\";",
                [1, 2]
            ),
            ("SDKROOT = watchos; TARGETED_DEVICE_FAMILY = 4;", nil),
            ("SDKROOT = macosx; TARGETED_DEVICE_FAMILY = \"1,2\";", nil),
            ("", nil),
        ] as [(String, [Int]?)])
    func deviceFamily(settings: String, families: [Int]?) throws {
        let folder = try folder(settings: settings)
        let project = try ProjectOpener.open(folder.url)
        #expect(try info(project)["UIDeviceFamily"] as? [Int] == families)
    }

    @Test("an app of Swift Playgrounds says its devices in its manifest")
    func playgroundDevices() throws {
        let folder = try TestFolder([
            "A.swiftpm/Package.swift": """
            import AppleProductTypes
            let package = Package(name: "A", products: [.iOSApplication(name: "A", targets: ["App"], supportedDeviceFamilies: [
                .pad,
                .phone
            ])], targets: [.executableTarget(name: "App", path: ".")])
            """, "A.swiftpm/App.swift": "",
        ])
        #expect(try info(try ProjectOpener.open(folder["A.swiftpm"]))["UIDeviceFamily"] as? [Int] == [1, 2])
    }
}
