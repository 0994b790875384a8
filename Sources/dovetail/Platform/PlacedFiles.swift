import Foundation
import XcodeProjects

/// Files of a platform that name the place where it stands: the package manager takes options of tools as they are, so paths in them are
/// whole. They are written when a platform is built or installed, and again when it was moved.
struct PlacedFiles {
    /// Where the platform is, or will be.
    let place: URL
    let compiler: CompilerVersion

    static let sdks = "sdks"
    static let bundle = sdks + "/dovetail.artifactbundle"

    static func isOne(_ path: String) -> Bool {
        path.hasPrefix(sdks + "/") || path.hasPrefix("toolset") && path.hasSuffix(".json")
    }

    /// What to give the package manager for a package that asks for some kits, relative to the platform.
    static func toolset(_ kits: Set<Kit>) -> String { Kit.name("toolset", kits) + ".json" }

    /// Each file by its path within the platform.
    var all: [String: String] {
        var files: [String: String] = [:]
        for kits in Kit.combinations {
            let toolset = toolset(kits)
            files[Self.toolset(kits)] = toolset
            let name = Kit.name("dovetail", kits)
            files["\(Self.bundle)/\(name)/toolset.json"] = toolset
            files["\(Self.bundle)/\(name)/swift-sdk.json"] = sdk
        }
        files[Self.bundle + "/info.json"] = information
        return files
    }

    /// Writes those that differ from what is there.
    func write(to folder: URL) throws {
        try writeRoot(to: folder.appendingPathComponent(Self.bundle + "/root"))
        for (path, text) in all {
            let file = folder.appendingPathComponent(path)
            let data = Data(text.utf8)
            if FileManager.default.contents(atPath: file.path) == data { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    private func path(_ name: String) -> String { place.appendingPathComponent(name).path }

    /// Search paths, the program that expands macros, and the libraries, of which a program is linked with those that it uses.
    private func toolset(_ kits: Set<Kit>) -> String {
        let modules = ["modules"] + kits.sorted().map(\.folder)
        var compiler = modules.flatMap { ["-I", path($0)] }
        // On Apple's systems a file that imports Foundation alone sees these.
        var seen = ["Combine", "Observation", "FoundationAdditions"]
        // There SwiftUI brings AppKit along. With both, names that both have would be ambiguous. All of these are the modules behind those of
        // Apple's names: what brings Foundation along hides from the compiler that a file imports it with `@preconcurrency`.
        if kits.contains(.appkit), !kits.contains(.uikit) { seen.append("DovetailAppKit") }
        // Both bring Core Image along, and that brings Image I/O and Core Video.
        if kits.contains(.appkit) || kits.contains(.uikit) {
            seen += ["DovetailCoreImage", "DovetailImageIO", "CoreVideo"]
        }
        compiler += seen.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        compiler += ["-load-plugin-executable", path(PlatformParts.macros) + "#DovetailMacros"]
        // The package manager has an index made of what it compiles. Each package's first build would make one of Swift's own modules, too, for
        // longer than it takes to compile a small app.
        compiler += ["-index-ignore-system-modules"]
        var linker = ["-L", path("lib"), "--push-state", "--as-needed"]
        linker += PlatformParts.all.map { "-l" + $0.library }
        linker += ["--pop-state", "-rpath", path("lib")]
        return Self.text([
            "schemaVersion": "1.0",
            "swiftCompiler": ["extraCLIOptions": compiler],
            "linker": ["extraCLIOptions": linker],
        ])
    }

    private var sdk: String {
        Self.text([
            "schemaVersion": "4.0",
            "targetTriples": [compiler.triple: ["sdkRootPath": "../root", "toolsetPaths": ["toolset.json"]]],
        ])
    }

    /// A root with what the system has, and with the compiler's standard library in `usr/lib/swift`, where the compiler looks for it when it
    /// is told of a root. All of it are links.
    private func writeRoot(to root: URL) throws {
        let manager = FileManager.default
        try? manager.removeItem(at: root)
        let libraries = root.appendingPathComponent("usr/lib")
        try manager.createDirectory(at: libraries, withIntermediateDirectories: true)
        func link(_ names: [String], in folder: String) throws {
            for name in names {
                try manager.createSymbolicLink(
                    atPath: root.appendingPathComponent(folder + name).path, withDestinationPath: "/" + folder + name)
            }
        }
        func names(in folder: String) -> [String] { (try? manager.contentsOfDirectory(atPath: folder)) ?? [] }
        try link(names(in: "/").filter { $0.hasPrefix("lib") }, in: "")
        try link(names(in: "/usr").filter { $0 != "lib" }, in: "usr/")
        try link(names(in: "/usr/lib").filter { $0 != "swift" }, in: "usr/lib/")
        try manager.createSymbolicLink(
            atPath: libraries.appendingPathComponent("swift").path, withDestinationPath: compiler.resources.path)
    }

    private var information: String {
        var artifacts: [String: Any] = [:]
        for kits in Kit.combinations {
            let name = Kit.name("dovetail", kits)
            artifacts[name] = [
                "type": "swiftSDK", "version": Dovetail.version,
                "variants": [["path": name, "supportedTriples": [compiler.triple]]],
            ]
        }
        return Self.text(["schemaVersion": "1.0", "artifacts": artifacts])
    }

    /// The same text for the same values.
    private static func text(_ values: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // What is written are strings, lists and dictionaries alone.
        let data = try! JSONSerialization.data(withJSONObject: values, options: options)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
