import Foundation
import TestSupport
import Testing

/// What a person sees of builds.
@Suite("Building by make")
struct MakeTests {
    @Test(
        "make builds with descriptions of GTK that ask for no flag that SwiftPM refuses, and change nothing else (T10)")
    func packageDescriptions() throws {
        let makefile = try String(contentsOf: Tool.repository.appendingPathComponent("Makefile"), encoding: .utf8)
        #expect(makefile.contains("scripts/pkg-config-path.sh"))
        let path = try Tool.run(Tool.repository.appendingPathComponent("scripts/pkg-config-path.sh").path).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        func flags(_ kind: String, _ environment: [String: String]) throws -> [String] {
            try Tool.run("/usr/bin/env", ["pkg-config", kind, "gtk4"], environment: environment).output
                .split(whereSeparator: \.isWhitespace).map(String.init)
        }
        let ours = try flags("--cflags", ["PKG_CONFIG_PATH": path])
        let refused = ["-pthread", "-mfpmath=sse", "-msse", "-msse2"]
        #expect(!ours.isEmpty)
        #expect(ours.allSatisfy { !refused.contains($0) }, "\(ours)")
        #expect(try ours == flags("--cflags", [:]).filter { !refused.contains($0) })
        #expect(try flags("--libs", ["PKG_CONFIG_PATH": path]) == flags("--libs", [:]))
    }
}
