import Foundation
import TestSupport
import Testing

/// What differs from idiom to idiom stands in tables (`IdiomTable`), so that a new idiom is a column in each of them.
@Suite("Tables of idioms")
struct IdiomTableTests {
    /// Where idioms are told apart: their two rules, how a table finds its column, and UIKit's names of idioms.
    private static let places: Set<String> = [
        "DovetailEngine/Environment/Idiom.swift", "DovetailEngine/Environment/IdiomTable.swift",
        "DovetailUIKit/Values/UITraitCollection.swift",
    ]

    /// The numbers of the lines that compare an idiom, or choose a value by `isTouch` that belongs into a table.
    private static func comparisons(in source: String) -> [Int] {
        let patterns = [
            #/[iI]diom(?:\.ofProcess)?\s*(?:==|!=|~=)/#, #/(?:==|!=)\s*(?:Idiom)?\.(?:phone|pad|desktop)(?!\w)/#,
            #/case\s+\.pad(?!\w)/#, #/switch\s+[\w.]*[iI]diom(?:\.ofProcess)?\s*\{/#, #/[iI]diom\.isTouch\s*\?/#,
        ]
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { index in
            let line = lines[index]
            let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
            return patterns.contains { line[..<end].firstMatch(of: $0) != nil }
        }.map { $0 + 1 }
    }

    @Test("no file compares idioms but those that make the tables")
    func noComparisons() throws {
        let folder = Tool.repository.appendingPathComponent("Sources")
        var found: [String] = []
        var tables = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where path.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            if source.contains(": IdiomTable {") { tables += 1 }
            guard source.contains("diom") || source.contains("desktop"), !Self.places.contains(path) else { continue }
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            found += Self.comparisons(in: source).map { line in
                "Sources/\(path):\(line): \(lines[line - 1].trimmingCharacters(in: .whitespaces))"
            }
        }
        #expect(
            found == [],
            "\(found.count) lines compare idioms; each is a value of a table:\n\(found.joined(separator: "\n"))")
        #expect(tables > 20)
    }

    @Test("comparisons are found in all forms, and not in comments, in tables or in other words")
    func finds() {
        let source = """
            let a = idiom == .desktop ? 1 : 2
            if metrics.idiom != .pad {}
            guard device == .phone else { return }
            switch environment.idiom {
            case .pad: 3
            let b = idiom.isTouch ? 1 : 2
            // idiom == .desktop
            let c = MenuIdiom[idiom].cornerRadius
            static let pad = MenuIdiom(cornerRadius: 1)
            guard idiom.isTouch, let node else { return }
            let d = kind == .padding || text == .phoneNumber
            """
        #expect(Self.comparisons(in: source) == [1, 2, 3, 4, 5, 6])
    }
}
