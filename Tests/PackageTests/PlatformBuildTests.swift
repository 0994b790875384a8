import Foundation
import TestSupport
import Testing

@testable import dovetail

@Suite("Building the platform")
struct PlatformBuildTests {
    /// The object file of a module that is compiled in a folder as the platform's modules are.
    private func object(in folder: URL, options: [String]) throws -> Data {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (source, object) = (folder.appendingPathComponent("Part.swift"), folder.appendingPathComponent("Part.o"))
        try Data(
            "public func part(_ number: Int) -> String { assert(number > 0); return \"\\(#file) \\(number)\" }".utf8
        ).write(to: source)
        let result = try Tool.run(
            "/usr/bin/env",
            [
                "swiftc", "-O", "-whole-module-optimization", "-parse-as-library", "-module-name", "Part",
                "-package-name", "package",
            ]
                + options + [
                    "-emit-module", "-emit-module-path", folder.appendingPathComponent("Part.swiftmodule").path,
                ]
                + ["-c", source.path, "-o", object.path])
        try #require(result.status == 0, "\(result.output)")
        return try Data(contentsOf: object)
            + Data(contentsOf: folder.appendingPathComponent("Part.swiftmodule"))
    }

    @Test("What is built does not depend on where it is built")
    func reproducible() throws {
        let folder = TemporaryFolder()
        let places = ["one", "two/further/in"].map { folder.url.appendingPathComponent($0) }
        let plain = try places.map { try object(in: $0, options: []) }
        #expect(plain[0] != plain[1])
        let objects = try places.map { try object(in: $0, options: PlatformBuild.options) }
        #expect(objects[0] == objects[1])
    }
}
