import Foundation
import TestSupport
import Testing

/// A target is built as soon as what it depends on is. What it imports beyond that is there by chance: in a folder that was built before, and in a fresh
/// one if the other happened to be quicker.
@Suite("Imports are declared")
struct DeclaredImportTests {
    @Test("a target imports only what it depends on, itself or by way of others")
    func declared() throws {
        let manifest = try String(contentsOf: Tool.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
        let targets = ManifestTarget.all(in: manifest)
        #expect(targets.count > 200)
        var missing: [String] = []
        var files = 0
        for target in targets.values.sorted(by: { $0.name < $1.name }) {
            let reached = target.reached(in: targets)
            let folder = Tool.repository.appendingPathComponent(target.path)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            where path.hasSuffix(".swift") && !target.excluded.contains(where: { path.hasPrefix($0) }) {
                files += 1
                let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for module in ManifestTarget.imports(of: source)
                where targets[module] != nil && module != target.name && !reached.contains(module) {
                    missing.append("\(target.path)/\(path): \(target.name) does not depend on \(module)")
                }
            }
        }
        #expect(missing == [], "\(missing.joined(separator: "\n"))")
        #expect(files > 2_000)
    }

    @Test("targets are read with their folders and dependencies, and imports past comments, attributes and texts")
    func finds() throws {
        let targets = ManifestTarget.all(
            in: """
                // .target(name: "Old"),
                .target(name: "Low", dependencies: [.product(name: "Other", package: "other")]),
                .executableTarget(name: "Middle", dependencies: ["Low"], path: "Elsewhere/Middle", swiftSettings: mode6),
                .testTarget(
                    name: "HighTests", dependencies: ["Middle"], exclude: ["Apps"]),
                """)
        #expect(Set(targets.keys) == ["Low", "Middle", "HighTests"])
        let high = try #require(targets["HighTests"])
        #expect(high.path == "Tests/HighTests" && high.excluded == ["Apps"])
        #expect(targets["Middle"]?.path == "Elsewhere/Middle")
        #expect(high.reached(in: targets) == ["Middle", "Low", "Other", "other"])
        let source = """
            import One
            // import Two
            @testable import Three
            @_exported import struct Four.Value
            @_spi(Inner) public import Five
            let text = \"""
                import Six
                \"""
                import Seven
            """
        #expect(ManifestTarget.imports(of: source) == ["One", "Three", "Four", "Five", "Seven"])
    }
}

/// A target as the manifest describes it.
private struct ManifestTarget {
    let name: String
    let path: String
    let dependencies: [String]
    let excluded: [String]

    static func all(in manifest: String) -> [String: ManifestTarget] {
        let code = manifest.split(separator: "\n").filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
            .joined(separator: "\n")
        var targets: [String: ManifestTarget] = [:]
        let start = #/\.(?<kind>target|executableTarget|testTarget|macro|systemLibrary)\(\s*name: "(?<name>[^"]+)"/#
        for match in code.matches(of: start) {
            let arguments = code[match.range.upperBound...].prefixOfBalancedParentheses
            let name = String(match.output.name)
            let usual = (match.output.kind == "testTarget" ? "Tests/" : "Sources/") + name
            targets[name] = ManifestTarget(
                name: name,
                path: arguments.firstMatch(of: #/\bpath: "([^"]+)"/#).map { String($0.output.1) } ?? usual,
                dependencies: strings(labelled: "dependencies", in: arguments),
                excluded: strings(labelled: "exclude", in: arguments))
        }
        return targets
    }

    /// The texts of an array that is given under a label, up to the end of the array. Names of products and packages are among them, which does no harm.
    private static func strings(labelled label: String, in arguments: Substring) -> [String] {
        guard let start = arguments.firstRange(of: "\(label): [") else { return [] }
        let array = arguments[start.upperBound...].prefix { $0 != "]" }
        return array.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
    }

    func reached(in targets: [String: ManifestTarget]) -> Set<String> {
        var reached: Set<String> = []
        var open = dependencies
        while let next = open.popLast() {
            guard reached.insert(next).inserted, let target = targets[next] else { continue }
            open += target.dependencies
        }
        return reached
    }

    /// The modules that a source imports, in order. Texts of several lines, which hold sources of other packages, are left out.
    static func imports(of source: String) -> [String] {
        let statement =
            #/^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private|fileprivate)\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/#
        var isInText = false
        var modules: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let marks = line.ranges(of: "\"\"\"").count
            if !isInText, line.contains("import "), let match = line.firstMatch(of: statement) {
                modules.append(String(match.output.1))
            }
            if marks % 2 == 1 { isInText.toggle() }
        }
        return modules
    }
}

extension Substring {
    /// Up to the parenthesis that closes one which was opened before.
    fileprivate var prefixOfBalancedParentheses: Substring {
        var depth = 1
        return prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
    }
}
