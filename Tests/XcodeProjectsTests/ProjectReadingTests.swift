import Foundation
import Testing

@testable import XcodeProjects

/// The projects that are the material of these tests.
enum TestProjects {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Projects")

    static func open(_ path: String, _ options: OpenOptions = OpenOptions()) throws -> AppProject {
        try ProjectOpener.open(folder.appendingPathComponent(path), options: options)
    }
}

@Suite("Reading projects")
struct ProjectReadingTests {
    @Test("a project with file lists: sources, resources with their languages, settings")
    func fileLists() throws {
        let project = try TestProjects.open("Errands/Errands.xcodeproj")
        #expect(project.name == "Errands")
        #expect(project.modules.map(\.name) == ["Errands"])
        #expect(
            project.app.sources.map(\.destination) == [
                "Errands/ErrandsApp.swift", "Errands/Model/ErrandStore.swift", "Errands/Views/ErrandList.swift",
            ])
        let resources = project.app.resources.map(\.destination)
        #expect(resources.contains("en.lproj/Localizable.strings"))
        #expect(resources.contains("fr.lproj/Localizable.strings"))
        #expect(resources.contains("errands.json"))
        #expect(resources.contains("Assets.xcassets/Flag.imageset/flag@2x.png"))
        #expect(!resources.contains("Info.plist"))
        #expect(project.app.language.version == 5)
        #expect(project.problems.isEmpty)
    }

    @Test("an Info.plist has the project's settings in place of variables")
    func info() throws {
        let data = try #require(try TestProjects.open("Errands").app.info)
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CFBundleIdentifier"] as? String == "org.example.Errands")
        #expect(info["CFBundleShortVersionString"] as? String == "2.1")
        #expect(info["CFBundleDevelopmentRegion"] as? String == "en")
        #expect(info["NSAccentColorName"] as? String == "AccentColor")
        #expect(info["DovetailIdiom"] == nil)
        let scenes = info["UIApplicationSceneManifest"] as? [String: Any]
        #expect(scenes?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    }

    @Test(
        "a synchronised folder: all of its files but the exceptions, a generated Info.plist, a package of the project's own"
    )
    func synchronisedFolder() throws {
        let project = try TestProjects.open("Orchard")
        #expect(project.modules.map(\.name) == ["FruitKit", "Orchard"])
        #expect(
            Set(project.app.sources.map(\.destination)) == [
                "Orchard/OrchardApp.swift", "Orchard/Data/Basket.swift", "Orchard/Views/BasketView.swift",
            ])
        #expect(project.app.resources.map(\.destination).contains("fruits.json"))
        #expect(project.app.resources.map(\.destination).contains("Localizable.xcstrings"))
        #expect(project.app.dependencies == ["FruitKit"])
        #expect(project.app.language.isMainActorByDefault)
        #expect(project.app.language.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
        #expect(project.modules[0].sources.map(\.destination) == ["Fruit.swift", "FruitRow.swift"])
        #expect(project.modules[0].resources.map(\.destination) == ["units.json"])
        #expect(project.packages.isEmpty)
        let data = try #require(project.app.info)
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CFBundleDisplayName"] as? String == "The Orchard")
        #expect(info["CFBundleVersion"] as? String == "7")
    }

    @Test("a workspace: its project, a framework of it, settings from a file")
    func workspace() throws {
        let project = try TestProjects.open("Tide/Tide.xcworkspace")
        #expect(project.modules.map(\.name) == ["TideModel", "Tide"])
        #expect(project.modules[0].kind == .library)
        #expect(project.app.dependencies == ["TideModel"])
        #expect(project.app.language.version == 6)
        #expect(project.app.language.conditions == ["SPRING_TIDE"])
        let data = try #require(project.app.info)
        let info = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(info["CFBundleIdentifier"] as? String == "org.example.tide")
        #expect(info["DovetailIdiom"] as? String == "desktop")
        #expect(CompatibilityReport(project).missing.isEmpty)
    }

    @Test("files can be left out by name and by folder")
    func leftOut() throws {
        let named = try TestProjects.open("Errands", OpenOptions(leftOut: ["ErrandList.swift"]))
        #expect(named.app.sources.count == 2)
        let folder = try TestProjects.open(
            "Errands", OpenOptions(leftOut: ["Errands/Model/", "Errands/Assets.xcassets"]))
        #expect(
            folder.app.sources.map(\.destination) == ["Errands/ErrandsApp.swift", "Errands/Views/ErrandList.swift"])
        #expect(!folder.app.resources.contains { $0.destination.contains("xcassets") })
    }

    @Test("a target that is asked for and isn't there is told with those that are")
    func unknownTarget() {
        #expect(throws: XcodeError("The project Errands has no target “Errand”. It has: “Errands”.")) {
            try TestProjects.open("Errands", OpenOptions(target: "Errand"))
        }
    }

    @Test("a folder of Swift files, a single file, and a playground")
    func folders() throws {
        let folder = try TestFolder([
            "Plain/A.swift": "import SwiftUI", "Plain/Inner/B.swift": "", "Plain/Inner/data.json": "{}",
            "Plain/Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>Plain one</string></dict></plist>",
            "Plain/Tests/T.swift": "", "Plain/.git/x.swift": "", "Plain/Old.xcodeproj.bak/x.txt": "",
            "P.playground/Contents.swift": "import PlaygroundSupport", "P.playground/Sources/S.swift": "",
            "P.playground/Resources/r.json": "{}", "P.playground/contents.xcplayground": "<playground/>",
        ])
        let plain = try ProjectOpener.open(folder["Plain"])
        #expect(Set(plain.app.sources.map(\.destination)) == ["A.swift", "Inner/B.swift"])
        #expect(Set(plain.app.resources.map(\.destination)) == ["data.json", "x.txt"])
        #expect(String(decoding: plain.app.info ?? Data(), as: UTF8.self).contains("Plain one"))
        let single = try ProjectOpener.open(folder["Plain/A.swift"])
        #expect(single.app.sources.map(\.destination) == ["A.swift"])
        let playground = try ProjectOpener.open(folder["P.playground"])
        #expect(playground.app.sources.map(\.destination) == ["Sources/S.swift", "main.swift"])
        #expect(playground.app.resources.map(\.destination) == ["r.json"])
        #expect(playground.helpers == [.playgroundSupport])
        #expect(CompatibilityReport(playground).missing.isEmpty)
    }

    @Test("an app of Swift Playgrounds: its packages and products are found in its manifest")
    func playgroundApp() throws {
        let folder = try TestFolder([
            "Game.swiftpm/Package.swift": """
            // swift-tools-version: 5.8
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "Game", products: [.iOSApplication(name: "Game", targets: ["AppModule"], bundleIdentifier: "org.example.game", displayVersion: "3.0")],
                dependencies: [.package(url: "https://example.org/Dice.git", "1.0.0"..<"2.0.0")],
                targets: [.executableTarget(name: "AppModule", dependencies: [.product(name: "Dice", package: "Dice")], path: ".")])
            """,
            "Game.swiftpm/App.swift": "import SwiftUI\nimport Dice",
        ])
        let project = try ProjectOpener.open(folder["Game.swiftpm"])
        #expect(project.app.sources.map(\.destination) == ["App.swift"])
        #expect(project.packages.map(\.identity) == ["Dice"])
        #expect(project.app.products.map(\.name) == ["Dice"])
        #expect(String(decoding: project.app.info ?? Data(), as: UTF8.self).contains("org.example.game"))
    }
}

/// A folder that is gone after the test.
final class TestFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("XcodeProjects-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(path: String) -> URL { url.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: self[path].deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: self[path])
    }

    /// All files below a folder, by their paths.
    func files(_ path: String) -> [String] {
        let place = self[path]
        let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return files.filter { FileReading.kind(of: place.appendingPathComponent($0)) == .file }.sorted()
    }
}
