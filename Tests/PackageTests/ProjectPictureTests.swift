import Foundation
import PictureSupport
import TestSupport
import Testing

/// The example projects, painted by one command, beside pictures of them that were looked at.
///
/// Part of the suite of `dovetail open`, since the programs share the folder of what is built.
extension OpenTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        /// The project's path below the folder of projects.
        let path: String
        let width: Int
        let height: Int
        /// A language that the project has beside English.
        let language: String?

        var testDescription: String { name }
    }

    private static let examples = [
        Example(name: "Errands", path: "Errands", width: 240, height: 200, language: "fr"),
        Example(name: "Orchard", path: "Orchard/Orchard.xcodeproj", width: 240, height: 140, language: "de"),
        Example(name: "Tide", path: "Tide/Tide.xcworkspace", width: 160, height: 100, language: nil),
    ]

    @MainActor
    @Test(
        "each example project is painted as it was when it was looked at; language and colour scheme show in it",
        arguments: examples)
    func pictures(example: Example) throws {
        let output = Output()
        try FileManager.default.createDirectory(at: output.folder, withIntermediateDirectories: true)
        let size = "\(example.width)x\(example.height)"
        let (width, height) = (CGFloat(example.width) * 2, CGFloat(example.height) * 2)
        var pictures: [String: Data] = [:]
        for language in ["en", example.language].compactMap({ $0 }) {
            for isDark in [false, true] {
                let name = "\(example.name)-\(language)-\(isDark ? "dark" : "light")"
                let file = output.file(name + ".png")
                if pictures.isEmpty {
                    // All by one command, from the project as it stands.
                    let opened = try open(
                        example.path, output,
                        ["--snapshot", file.path, "--size", size, "--scale", "2", "--language", language])
                    #expect(opened.status == 0, "\(opened.output.suffix(3000))")
                } else {
                    // What the command runs when it has built the program.
                    let painted = try Tool.run(
                        Self.program(example.name).path,
                        environment: [
                            "DOVETAIL_HOST": "snapshot", "DOVETAIL_OUTPUT": file.path, "DOVETAIL_SIZE": size,
                            "DOVETAIL_SCALE": "2", "DOVETAIL_COLOR_SCHEME": isDark ? "dark" : "light",
                            "LANGUAGE": language,
                        ])
                    #expect(painted.status == 0, "\(painted.output)")
                }
                let picture = try Data(contentsOf: file)
                try GoldenPicture.check(picture, width: width, height: height, name, in: "ProjectPictures")
                pictures["\(language) \(isDark)"] = picture
            }
        }
        func isSeen(_ first: String, _ second: String) throws -> Bool {
            try GoldenPicture.difference(
                #require(pictures[first]), #require(pictures[second]), width: width, height: height
            ).isSeen
        }
        #expect(try isSeen("en false", "en true"))
        if let language = example.language {
            #expect(try isSeen("en false", "\(language) false"))
            #expect(try isSeen("\(language) false", "\(language) true"))
        }
    }
}
