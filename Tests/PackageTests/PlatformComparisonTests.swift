import Foundation
import PictureSupport
import TestSupport
import Testing

extension OpenTests {
    /// Among those tests, since the dependency is built in the same folder as theirs.
    @Suite("An app by the platform and by the dependency")
    struct PlatformComparisonTests {
        /// Of the gallery's, those that are views of one file each.
        private static let examples = [
            ("EX01PodcastPlayer", "EX01.PlayerView(episode: EX01.Episode(title: \"Episode\", showTitle: \"Show\"))"),
            ("EX02PlayPause", "EX02.PlayerView(episode: EX02.Episode(title: \"Episode\"))"),
            ("EX03Podcaster", "EX03.Podcaster()"), ("EX04Visibility", "EX04.ContentView()"),
            ("EX05Consents", "EX05.ContentView()"), ("EX06Blur", "EX06.OnChangeView()"),
            ("EX07NumberPicker", "EX07.ContentView()"), ("EX08NameForm", "EX08.ContentView()"),
            ("EX09AlertGame", "EX09.ContentView()"), ("EX10ConstantToggle", "EX10.ContentView()"),
        ]

        @Test("ten examples have the same pictures and the same elements")
        func examples() async throws {
            let folder = TemporaryFolder("dovetail-examples")
            for (name, dependency) in [
                ("ByPlatform", ""),
                ("ByDependency", ".package(name: \"Dovetail\", path: \"\(Tool.repository.path)\")"),
            ] {
                try write(name, dependency: dependency, to: folder.url.appendingPathComponent(name))
            }
            let (first, second) = (
                folder.url.appendingPathComponent("ByPlatform"), folder.url.appendingPathComponent("ByDependency")
            )
            let byPlatform = try TestPlatform.dovetail(["build"], in: first)
            #expect(byPlatform.status == 0, "\(byPlatform.output)")
            let byDependency = try Tool.run(
                "/usr/bin/env",
                ["swift", "build", "--scratch-path", OpenTests.scratch.path, "--product", "ByDependency"]
                    + OpenTests.buildOptions, in: second)
            #expect(byDependency.status == 0, "\(byDependency.output.suffix(2000))")
            let programs = [
                first.appendingPathComponent(".build/debug/ByPlatform"), OpenTests.program("ByDependency"),
            ]
            let output = folder.url.appendingPathComponent("output")
            for (name, _) in Self.examples {
                func shown(_ host: String) throws -> [Data] {
                    try programs.map { program in
                        let result = try Tool.run(
                            program.path,
                            environment: [
                                "EXAMPLE": name, "DOVETAIL_HOST": host, "DOVETAIL_SIZE": "320x480",
                                "DOVETAIL_OUTPUT": output.path,
                                // Else that of an `Info.plist` beside the program: other tests build apps for the iPhone alone in the folder of
                                // the dependency.
                                "DOVETAIL_IDIOM": "pad",
                            ])
                        #expect(result.status == 0, "\(name): \(result.output)")
                        return try Data(contentsOf: output)
                    }
                }
                let elements = try shown("inspect")
                #expect(!elements[0].isEmpty && elements[0] == elements[1], "\(name)")
                let pictures = try shown("snapshot")
                #expect(pictures[0].count > 1000)
                if pictures[0] == pictures[1] { continue }
                let difference = try await difference(pictures[0], pictures[1])
                if difference.isSeen { try keep(pictures, of: name) }
                #expect(!difference.isSeen, "\(name): \(difference)")
            }
        }

        /// Puts pictures that differ where somebody can look at them.
        private func keep(_ pictures: [Data], of name: String) throws {
            let folder = Tool.repository.appendingPathComponent(".build/different-pictures")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (picture, program) in zip(pictures, ["platform", "dependency"]) {
                try picture.write(to: folder.appendingPathComponent("\(name)-\(program).png"))
            }
        }

        @MainActor
        private func difference(_ first: Data, _ second: Data) throws -> PictureDifference {
            // Both sides of a PNG are told behind its signature and the name of its first part.
            func number(at offset: Int) -> CGFloat {
                CGFloat(first[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) })
            }
            return try GoldenPicture.difference(first, second, width: number(at: 16), height: number(at: 20))
        }

        private func write(_ name: String, dependency: String, to folder: URL) throws {
            let sources = folder.appendingPathComponent("Sources/\(name)")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            let products = ["SwiftUI", "Combine"].map { ".product(name: \"\($0)\", package: \"Dovetail\")" }
            try Data(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(name: "\(name)", dependencies: [\(dependency)], targets: [
                    .executableTarget(name: "\(name)", dependencies: [\(dependency.isEmpty ? "" : products.joined(separator: ", "))])
                ])
                """.utf8
            ).write(to: folder.appendingPathComponent("Package.swift"))
            var cases = ""
            for (file, view) in Self.examples {
                let source = Tool.repository.appendingPathComponent("Examples/GalleryExamples/\(file).swift")
                try FileManager.default.copyItem(at: source, to: sources.appendingPathComponent("\(file).swift"))
                cases += "        case \"\(file)\": \(view)\n"
            }
            try Data(
                """
                import Foundation
                import SwiftUI

                @main struct Examples: App { var body: some Scene { WindowGroup { Example() } } }

                struct Example: View {
                    var body: some View {
                        switch ProcessInfo.processInfo.environment["EXAMPLE"] ?? "" {
                \(cases)        default: EmptyView()
                        }
                    }
                }
                """.utf8
            ).write(to: sources.appendingPathComponent("Examples.swift"))
        }
    }
}
