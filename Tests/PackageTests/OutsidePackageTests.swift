import Foundation
import TestSupport
import Testing

extension OpenTests {
    /// A package of a user's own, made by the command line, built and run. Among those tests, since all build in one folder, one at a time.
    @Suite("A package that depends on Dovetail by path")
    struct OutsidePackageTests {
        @Test("BEH-235: one file with import SwiftUI and @main builds and runs")
        func buildsAndRuns() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let made = try Tool.run(
                Tool.built("dovetail"),
                ["new", "FirstApp", "--dovetail", Tool.repository.path], in: folder)
            #expect(made.status == 0, "\(made.output)")

            let package = folder.appendingPathComponent("FirstApp")
            // On Apple's systems the same package takes the system's SwiftUI.
            let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
            let condition = "package: \"Dovetail\", condition: .when(platforms: [.linux])"
            #expect(manifest.contains(".product(name: \"SwiftUI\", \(condition))"))
            #expect(manifest.contains(".product(name: \"Combine\", \(condition))"))
            // A file that imports Foundation alone sees Combine, Observation and URLSession.
            try Data(
                """
                import Foundation
                @Observable final class Watched { var number = 0 }
                final class Store: ObservableObject { @Published var number = 0 }
                func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
                """.utf8
            ).write(to: package.appendingPathComponent("Sources/FirstApp/Model.swift"))
            // The products UIKit and AppKit are for packages that ask for them: else apps would take their ways for iOS and macOS.
            let source = "#if canImport(UIKit) || canImport(AppKit)\n#error(\"a platform is seen\")\n#endif\n"
            try Data(source.utf8).write(to: package.appendingPathComponent("Sources/FirstApp/Platforms.swift"))
            // In a folder of its own it would find no modules that other packages asked for.
            for module in ["UIKit", "AppKit"] {
                try? FileManager.default.removeItem(
                    at: OpenTests.scratch.appendingPathComponent("debug/Modules/\(module).swiftmodule"))
            }
            let scratch = OpenTests.scratch.path
            let build = try Tool.run(
                "/usr/bin/env", ["swift", "build", "--scratch-path", scratch] + OpenTests.buildOptions, in: package)
            #expect(build.status == 0, "\(build.output.suffix(2000))")

            let program = scratch + "/debug/FirstApp"
            let shown = try Tool.run(program, [], in: package, environment: ["DOVETAIL_HOST": "inspect"])
            #expect(shown.status == 0)
            #expect(shown.output.contains("text “You have tapped 0 times”"))
            #expect(shown.output.contains("button “Tap”"))

            let picture = folder.appendingPathComponent("first.png")
            let painted = try Tool.run(
                program, [], in: package,
                environment: ["DOVETAIL_HOST": "snapshot", "DOVETAIL_OUTPUT": picture.path, "DOVETAIL_SIZE": "200x100"])
            #expect(painted.status == 0)
            let data = try Data(contentsOf: picture)
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }

        @Test("a folder that is there already is left as it is")
        func existingFolder() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
            let taken = folder.appendingPathComponent("Taken")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("mine".utf8).write(to: taken.appendingPathComponent("file"))
            let result = try Tool.run(
                Tool.built("dovetail"),
                ["new", "Taken", "--dovetail", Tool.repository.path], in: folder)
            #expect(result.status != 0)
            #expect(result.output.contains("not empty"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: taken.path) == ["file"])
        }
    }
}
