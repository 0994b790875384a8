import Foundation
import TestSupport
import Testing

/// What a person sees of `make run` and of builds.
@Suite("Building and running by make")
struct MakeTests {
    @Test(
        "without a display all pages of the gallery are painted in both idioms, light and dark, and one line says where"
    )
    func galleryWithoutDisplay() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try Tool.run(
            Tool.built("Gallery"), ["--render", folder.path], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
        #expect(result.status == 0, "\(result.output)")
        for word in ["warning", "error", "CRITICAL", "WARNING"] {
            #expect(!result.output.contains(word), "\(result.output)")
        }
        #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
        #expect(result.output.contains(folder.appendingPathComponent("index.html").path))
        func pictures(_ idiom: String) throws -> [String: Data] {
            let folder = folder.appendingPathComponent(idiom)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try Dictionary(
                uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
        }
        let phone = try pictures("phone/light")
        #expect(phone.count > 50)
        let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
        for look in ["phone/light", "phone/dark", "desktop/light", "desktop/dark"] {
            let painted = try pictures(look)
            #expect(Set(painted.keys) == Set(phone.keys))
            for name in painted.keys { #expect(index.contains("\(look)/\(name)"), "\(name)") }
            guard look != "phone/light" else { continue }
            for name in ["Gallery.png", "Buttons.png", "Switches.png", "Pickers.png"] {
                #expect(phone[name] != nil && phone[name] != painted[name], "\(name)")
            }
        }
    }

    @Test(
        "make builds with descriptions of GTK that ask for no flag that SwiftPM refuses, and change nothing else")
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
