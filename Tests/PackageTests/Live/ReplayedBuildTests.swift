import Foundation
import TestSupport
import Testing

@testable import dovetail

/// Builds of a package whose files are edited, without the package manager where that has nothing to find out.
@MainActor
@Suite("A build that is taken again from the package manager's last one", .serialized)
struct ReplayedBuildTests {
    @Test(
        "follows edited bodies and interfaces through the modules, tells errors as the package manager does, and goes on after a mend"
    )
    func edits() async throws {
        let edited = try EditedPackage()
        // Nothing is known before the package manager has built once.
        #expect(edited.replayed([edited.base]) == nil)
        #expect(await edited.run(.whole).succeeded)
        #expect(try edited.printed == "The word is first.\n")

        // A body of the module below: that is compiled, what imports it is looked at again, and the program is linked.
        try edited.write("public func word() -> String { \"second\" }\n", edited.base)
        let body = try #require(edited.replayed([edited.base]))
        #expect(body.commands.count >= 3 && body.commands.allSatisfy { $0[0].hasSuffix("swiftc") })
        #expect(await edited.run(.replayed(body)).succeeded)
        #expect(try edited.printed == "The word is second.\n")

        // A file of the module above leaves the one below alone.
        try edited.write("import Base\nprint(\"Now it is \\(word()).\")\n", edited.main)
        let above = try #require(edited.replayed([edited.main]))
        #expect(above.commands.count < body.commands.count)
        #expect(!above.commands.contains { $0.contains("Base") && $0.contains("-module-name") && $0.contains("-c") })
        #expect(await edited.run(.replayed(above)).succeeded)
        #expect(try edited.printed == "Now it is second.\n")

        // An interface that nobody follows is an error in the module above; following it is a mend.
        try edited.write("public func word() -> Int { 3 }\npublic func name() -> String { \"third\" }\n", edited.base)
        try edited.write("import Base\nlet text: String = word()\nprint(text)\n", edited.main)
        let both = [edited.base, edited.main]
        let broken = await edited.run(.replayed(try #require(edited.replayed(both))))
        #expect(!broken.succeeded)
        #expect(broken.errors.map(\.file) == ["Sources/Edited/main.swift"])
        #expect(broken.errors.first?.line == 2)
        #expect(try edited.printed == "Now it is second.\n")
        try edited.write("import Base\nprint(name(), word())\n", edited.main)
        let mended = try #require(edited.replayed(both))
        #expect(await edited.run(.replayed(mended)).succeeded)
        #expect(try edited.printed == "third 3\n")

        // The package manager finds nothing wrong with what was built beside it.
        #expect(await edited.run(.whole).succeeded)
        #expect(try edited.printed == "third 3\n")
    }

    @Test("is none where a file has come or gone, is no source, or is not known: the package manager looks then")
    func others() async throws {
        let edited = try EditedPackage()
        #expect(await edited.run(.whole).succeeded)
        let new = edited.base.deletingLastPathComponent().appendingPathComponent("New.swift")
        try edited.write("public func more() -> String { \"more\" }\n", new)
        #expect(edited.replayed([new]) == nil)
        #expect(edited.replayed([edited.base, new]) == nil)
        #expect(edited.replayed([edited.folder.url.appendingPathComponent("Package.swift")]) == nil)
        #expect(edited.replayed([edited.folder.url.appendingPathComponent("Sources/Base/words.json")]) == nil)
        #expect(edited.replayed([edited.base.deletingLastPathComponent()]) == nil)

        // The package manager takes up the new file, and it is known from then on.
        try edited.write("import Base\nprint(more())\n", edited.main)
        #expect(await edited.run(.whole).succeeded)
        #expect(try edited.printed == "more\n")
        try edited.write("public func more() -> String { \"yet more\" }\n", new)
        let known = try #require(edited.replayed([new]))
        #expect(await edited.run(.replayed(known)).succeeded)
        #expect(try edited.printed == "yet more\n")

        // One that has gone.
        try FileManager.default.removeItem(at: new)
        #expect(edited.replayed([new]) == nil)
        try edited.write("import Base\nprint(word())\n", edited.main)
        #expect(await edited.run(.whole).succeeded)
        #expect(try edited.printed == "first\n")
    }
}
