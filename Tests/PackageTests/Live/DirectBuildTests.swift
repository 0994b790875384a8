import Foundation
import TestSupport
import Testing

@testable import dovetail

/// Files that are compiled each by itself while a program is watched.
@MainActor
@Suite("A file that is compiled by itself", .serialized)
struct DirectBuildTests {
    @Test(
        "is linked with what was built before where only bodies changed, whatever they use; the driver is left what others may depend on"
    )
    func edits() async throws {
        let edited = try EditedPackage()
        #expect(await edited.prepared() == nil)
        #expect(await edited.run(.whole).succeeded)
        let prepared = try #require(await edited.prepared())
        #expect(prepared.build(of: []) == nil)
        #expect(prepared.build(of: [edited.folder.url.appendingPathComponent("Sources/Base/New.swift")]) == nil)

        // A body that uses other names than before, of the module below.
        try edited.write("public func word() -> String { [\"second\"].joined() }\n", edited.base)
        let body = try #require(prepared.build(of: [edited.base]))
        #expect(body.compilers.count == 1 && body.compilers[0][0].hasSuffix("swift-frontend"))
        #expect(await edited.run(.direct(body)).succeeded)
        #expect(try edited.printed == "The word is second.\n")

        // An error is told as the package manager tells it, and the program stays.
        try edited.write("public func word() -> String { 3 }\n", edited.base)
        let broken = await edited.run(.direct(try #require(prepared.build(of: [edited.base]))))
        #expect(!broken.succeeded)
        #expect(broken.errors.map(\.file) == ["Sources/Base/Base.swift"] && broken.errors.first?.line == 1)
        #expect(try edited.printed == "The word is second.\n")

        // What others may know of is left to the driver. Nothing has been put in its place, so that the next look sees it as well.
        try edited.write("public func word(_ more: Int = 3) -> String { \"third \\(more)\" }\n", edited.base)
        for _ in 0..<2 {
            let shown = await edited.run(.direct(try #require(prepared.build(of: [edited.base]))))
            #expect(!shown.succeeded && shown.errors.isEmpty)
            #expect(try edited.printed == "The word is second.\n")
        }
        let replayed = try #require(edited.replayed([edited.base]))
        #expect(await edited.run(.replayed(replayed)).succeeded)
        #expect(try edited.printed == "The word is third 3.\n")

        // Bodies that other modules may have copies of.
        try edited.write("@inlinable public func word(_ more: Int = 3) -> String { \"fourth\" }\n", edited.base)
        #expect(prepared.build(of: [edited.base]) == nil)

        // The package manager finds nothing wrong with what was built beside it.
        #expect(await edited.run(.whole).succeeded)
        #expect(try edited.printed == "The word is fourth.\n")
    }

    @Test(
        "is one of several, of several modules; what was found out before the package manager did other things is of no use"
    )
    func several() async throws {
        let edited = try EditedPackage()
        try edited.write("import Base\nfunc shown() -> String { word() }\n", edited.other)
        try edited.write("print(\"The word is \\(shown()).\")\n", edited.main)
        #expect(await edited.run(.whole).succeeded)
        let prepared = try #require(await edited.prepared())
        try edited.write("public func word() -> String { \"one\" }\n", edited.base)
        try edited.write("import Base\nfunc shown() -> String { word() + \" and two\" }\n", edited.other)
        let both = try #require(prepared.build(of: [edited.base, edited.other]))
        #expect(both.compilers.count == 2 && both.files.count == 2)
        #expect(await edited.run(.direct(both)).succeeded)
        #expect(try edited.printed == "The word is one and two.\n")

        try edited.write(
            "func more() -> String { \"more\" }\n",
            edited.main.deletingLastPathComponent().appendingPathComponent("More.swift"))
        #expect(await edited.run(.whole).succeeded)
        #expect(prepared.build(of: [edited.other]) == nil)
        #expect(await edited.prepared()?.build(of: [edited.other]) != nil)
    }

    /// Compiles a file beside another one, and reads what the compiler tells its driver of it.
    private func interface(_ text: String, in folder: TemporaryFolder) throws -> (SourceInterface, Data) {
        let result = folder.url.appendingPathComponent("A.swiftdeps")
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("A.swift"))
        try Data("struct B { func f() {}; func g() {} }\n".utf8).write(to: folder.url.appendingPathComponent("B.swift"))
        let run = try Tool.run(
            "/usr/bin/env",
            [
                "swiftc", "-frontend", "-typecheck", "-primary-file", "A.swift", "B.swift", "-module-name", "M",
                "-emit-reference-dependencies-path", result.path,
            ], in: folder.url)
        #expect(run.status == 0, "\(run.output)")
        return (try #require(SourceInterface(result)), try Data(contentsOf: result))
    }

    @Test("has an interface that bodies don't change, and all else does")
    func interfaces() throws {
        let folder = TemporaryFolder("interface")
        let start = "struct A { var x = 1; func f() { B().f() } }"
        let (interface, data) = try interface(start, in: folder)
        let (other, otherData) = try self.interface(
            "struct A { var x = 1; func f() { let z = { B().g() }; z() } }", in: folder)
        #expect(other == interface && otherData != data)
        for text in [
            "struct A { var x = 1; var y = 2; func f() { B().f() } }",
            "struct A { var x = 2; func f() { B().f() } }",
            "struct A: Sendable { var x = 1; func f() { B().f() } }",
            "struct A { var x = 1; func f() { B().f() }; private func g() {} }",
            "struct A { var x = 1; func f() { B().f() } }; func g() {}",
        ] {
            #expect(try self.interface(text, in: folder).0 != interface, "\(text)")
        }
        // A file that is damaged tells nothing, or something else.
        let damaged = folder.url.appendingPathComponent("Damaged.swiftdeps")
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "damaged interfaces"))
        for length in stride(from: 0, to: data.count, by: max(1, data.count / 40)) {
            try data.prefix(length).write(to: damaged)
            #expect(SourceInterface(damaged) != interface)
            var changed = data
            changed[Int.random(in: 0..<data.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try changed.write(to: damaged)
            _ = SourceInterface(damaged)
        }
    }

    @Test("has commands that are read as a shell reads them")
    func words() {
        #expect(
            ShellWords.split("/a/b  c\\ d 'e f''g' \"h 'i' \\\"j\" '' k\\'l") == [
                "/a/b", "c d", "e fg", "h 'i' \"j", "", "k'l",
            ])
        #expect(ShellWords.split("  ").isEmpty)
    }
}
