import Foundation
import TestSupport
import Testing

/// Projects of Xcode, built by the platform.
@Suite("Projects by the platform", .serialized, .onThreadsOfTheirOwn)
struct PlatformProjectTests {
    private let folder = TemporaryFolder("dovetail-project")

    private func write(_ text: String, _ path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// An app with a package in its folder that has C and a resource.
    private func writeProject() throws {
        try write(
            """
            { objectVersion = 77; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Corners; fileSystemSynchronizedGroups = (F); packageProductDependencies = (D);
                productType = "com.apple.product-type.application"; };
            R = {isa = XCLocalSwiftPackageReference; relativePath = Shapes; };
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Shapes; };
            }; rootObject = P; }
            """, "Project/Corners.xcodeproj/project.pbxproj")
        try write(
            """
            import Shapes
            import SwiftUI

            @main struct Corners: App { var body: some Scene { WindowGroup { CornerView() } } }
            """, "Project/App/App.swift")
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shapes", platforms: [.iOS(.v17), .macOS(.v14)],
                products: [.library(name: "Shapes", targets: ["Shapes"])],
                targets: [
                    .target(name: "CShapes"),
                    .target(name: "Shapes", dependencies: ["CShapes"], resources: [.process("Resources")]),
                ])
            """, "Project/Shapes/Package.swift")
        try write("int shapes_corners(void);\n", "Project/Shapes/Sources/CShapes/include/CShapes.h")
        try write("int shapes_corners(void) { return 7; }\n", "Project/Shapes/Sources/CShapes/corners.c")
        try write("a heptagon", "Project/Shapes/Sources/Shapes/Resources/name.txt")
        try write(
            """
            import CShapes
            import SwiftUI

            public struct CornerView: View {
                public init() {}

                public var body: some View {
                    VStack {
                        Text("\\(shapes_corners()) corners")
                        Text(Bundle.module.url(forResource: "name", withExtension: "txt").flatMap {
                            try? String(contentsOf: $0, encoding: .utf8)
                        } ?? "no resource")
                    }
                }
            }
            """, "Project/Shapes/Sources/Shapes/CornerView.swift")
    }

    @Test("a project with a package that has C and resources is opened as it stands, without a copy of Dovetail")
    func opens() throws {
        try writeProject()
        let package = folder.url.appendingPathComponent("package")
        let picture = folder.url.appendingPathComponent("corners.png")
        let arguments = ["open", "Project", "--output", package.path, "--snapshot", picture.path]
        let opened = try TestPlatform.dovetail(arguments, in: folder.url)
        #expect(opened.status == 0, "\(opened.output)")
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".product(name: \"Shapes\", package: \"Shapes\")"))
        #expect(!manifest.contains("Dovetail"))
        #expect(try !manifest.contains(TestPlatform.folder().path))
        let program = package.appendingPathComponent(".build/debug/Corners").path
        func inspect(_ program: String) throws -> String {
            try Tool.run(program, environment: ["DOVETAIL_HOST": "inspect"]).output
        }
        #expect(try inspect(program).contains("text “7 corners”"))

        // A line of the package changes.
        let source = folder.url.appendingPathComponent("Project/Shapes/Sources/Shapes/CornerView.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "corners\"", with: "angles\"").utf8).write(to: source)
        #expect(try TestPlatform.dovetail(arguments, in: folder.url).status == 0)
        let shown = try inspect(program)
        #expect(shown.contains("text “7 angles”") && shown.contains("text “a heptagon”"), "\(shown)")
    }

    @Test(
        "a bundle of a package has its libraries and resources, as a folder and as one file; its Debian package takes those of the runtime's"
    )
    func bundle() throws {
        #expect(try TestPlatform.dovetail(["new", "Hello"], in: folder.url).status == 0)
        let manifest = folder.url.appendingPathComponent("Hello/Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(
            text.replacingOccurrences(
                of: ".executableTarget(name: \"Hello\")",
                with: ".executableTarget(name: \"Hello\", resources: [.copy(\"name.txt\")])"
            ).utf8
        ).write(to: manifest)
        try write("there", "Hello/Sources/Hello/name.txt")
        try write(
            """
            import SwiftUI
            @main struct HelloApp: App { var body: some Scene { WindowGroup { ContentView() } } }
            struct ContentView: View {
                var body: some View {
                    Text(Bundle.module.url(forResource: "name", withExtension: "txt").flatMap {
                        try? String(contentsOf: $0, encoding: .utf8)
                    } ?? "no resource")
                }
            }
            """, "Hello/Sources/Hello/Hello.swift")
        // Nothing is optimised, which takes longer and changes nothing here.
        let options = ["bundle", "Hello", "--configuration", "debug", "--output", "out"]
        let bundled = try TestPlatform.dovetail(options, in: folder.url)
        #expect(bundled.status == 0, "\(bundled.output)")
        let moved = folder.url.appendingPathComponent("elsewhere")
        try FileManager.default.moveItem(at: folder.url.appendingPathComponent("out/Hello"), to: moved)
        let program = moved.appendingPathComponent("Hello").path
        let needed = try Tool.run("/usr/bin/env", ["ldd", program]).output
        #expect(needed.contains(moved.path + "/libDovetail.so"), "\(needed)")
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("Hello/.build/debug/Hello_Hello.resources"))
        let shown = try Tool.run(program, environment: ["DOVETAIL_HOST": "inspect"])
        #expect(shown.output.contains("text “there”"), "\(shown.output)")

        let packed = try TestPlatform.dovetail(options + ["--single-file"], in: folder.url)
        #expect(packed.status == 0, "\(packed.output)")
        let single = folder.url.appendingPathComponent("alone")
        try FileManager.default.moveItem(at: folder.url.appendingPathComponent("out/Hello.run"), to: single)
        let temporary = folder.url.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let unpacked = try Tool.run(
            single.path, environment: ["DOVETAIL_HOST": "inspect", "TMPDIR": temporary.path])
        #expect(unpacked.status == 0 && unpacked.output.contains("text “there”"), "\(unpacked.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)

        let deb = try TestPlatform.dovetail(options + ["--deb"], in: folder.url)
        #expect(deb.status == 0, "\(deb.output)")
        let file = String(deb.output.split(separator: "\n").last ?? "")
        let fields = try Tool.run("/usr/bin/env", ["dpkg-deb", "--field", file, "Depends"]).output
        #expect(fields.hasPrefix("dovetail-runtime (= "), "\(fields)")
        let contents = try Tool.run("/usr/bin/env", ["dpkg-deb", "--contents", file]).output
        #expect(contents.contains("./usr/lib/hello/libDovetail.so -> ../dovetail/lib/libDovetail.so"), "\(contents)")
        let size = try #require(FileManager.default.attributesOfItem(atPath: file)[.size] as? Int)
        #expect(size < 1_000_000)
    }

    @Test("modules that nobody has are stood in for: the rest runs, boxes are marked, calls are told, a page lists all")
    func standIns() throws {
        let package = folder.url.appendingPathComponent("package")
        let project = OpenTests.projects.appendingPathComponent("Lantern").path
        let opened = try TestPlatform.dovetail(["open", project, "--output", package.path, "--check"], in: folder.url)
        #expect(opened.status == 0, "\(opened.output)")
        #expect(opened.output.contains("Stand-ins for FirebaseAuth, Lottie, RealmSwift, SDWebImageSwiftUI: "))
        let page = try String(contentsOf: package.appendingPathComponent("StandIns.md"), encoding: .utf8)
        #expect(page.contains("- `WebImage` (Lottie, SDWebImageSwiftUI): LampPage.swift:9\n"), "\(page)")
        let program = package.appendingPathComponent(".build/debug/Lantern").path
        let shown = try Tool.run(program, environment: ["DOVETAIL_HOST": "inspect", "LANGUAGE": "en"])
        #expect(shown.status == 0, "\(shown.output)")
        for text in ["Lanterns", "WebImage", "LottieView", "Nobody is signed in"] {
            #expect(shown.output.contains(text), "\(shown.output)")
        }
        #expect(
            shown.output.contains("LanternApp.swift:26: Auth.auth() does nothing, since its module is not there."),
            "\(shown.output)")

        let without = try TestPlatform.dovetail(
            ["open", project, "--output", package.path, "--check", "--no-stand-ins"], in: folder.url)
        #expect(without.status == 1)
        #expect(!FileManager.default.fileExists(atPath: package.appendingPathComponent("StandIns.md").path))
    }
}
