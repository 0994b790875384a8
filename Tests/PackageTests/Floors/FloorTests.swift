import Foundation
import TestSupport
import Testing

/// Folders of a target refer to those below them only; see [docs/architecture.md](../../../docs/architecture.md).
@Suite("Floors")
struct FloorTests {
    /// The sources of a target, by their paths in it.
    private static func sources(of target: String) throws -> [(path: String, names: SourceNames)] {
        let folder = Tool.repository.appendingPathComponent("Sources/\(target)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return (path, SourceNames(source))
        }
    }

    @Test("no file refers to what a higher folder declares", arguments: Floors.all.map(\.target))
    func floors(target: String) throws {
        let floors = try #require(Floors.all.first { $0.target == target })
        let sources = try Self.sources(of: target)
        for folder in Set(sources.map { Floors.folder(of: $0.path) }) {
            #expect(floors.order.contains(folder), "the folder \(folder) of \(target) has no place in the order")
        }
        for folder in floors.order {
            #expect(
                sources.contains { Floors.folder(of: $0.path) == folder },
                "the order names the folder \(folder), and \(target) has none")
        }
        let upwards = Self.upwards(sources, floors)
        #expect(upwards == [], "\(upwards.count) references go up:\n\(upwards.joined(separator: "\n"))")
    }

    /// The references to higher folders, as sentences.
    private static func upwards(_ sources: [(path: String, names: SourceNames)], _ floors: Floors) -> [String] {
        var declared: [String: Set<String>] = [:]
        for (path, names) in sources { for name in names.declared { declared[name, default: []].insert(path) } }
        var result: [String] = []
        for (path, names) in sources {
            guard let floor = floors.floor(of: path) else { continue }
            for word in names.used {
                // A name that several folders declare is not known to be that of one of them.
                guard let places = declared[word.name], !places.contains(path),
                    let place = places.first, Set(places.map(Floors.folder)).count == 1,
                    let other = floors.floor(of: place), other > floor
                else { continue }
                result.append("Sources/\(floors.target)/\(path):\(word.line): \(word.name), which \(place) declares")
            }
        }
        return result
    }

    @Test("a reference upwards is found in code, also within texts, and told with file, line and name")
    func finds() {
        let floors = Floors(target: "House", order: ["Cellar", "Attic"])
        let cellar = """
            /// Not Bird, which is in a comment.
            struct Barrel {
                let a = "Bird" + "\\(Bird.self)"
                let b: Barrel? = nil // Bird
            }
            """
        let attic =
            "private struct Nest {}\nstruct Bird { struct Egg {}; let barrel: Barrel? = nil }\nextension Barrel {}"
        let sources = [("Cellar/Barrel.swift", SourceNames(cellar)), ("Attic/Bird.swift", SourceNames(attic))]
        #expect(
            Self.upwards(sources, floors) == [
                "Sources/House/Cellar/Barrel.swift:3: Bird, which Attic/Bird.swift declares"
            ])
    }

    @Test("names are read past comments, raw texts, texts of several lines and code in them")
    func reads() {
        let source = """
            import A
            /* Hidden /* Hidden */ Hidden */
            public final class Shown<T>: Other where T: Third {}
            private enum Own { case x }
            let text = #"Hidden \\(Hidden) \\#(Used(of: "Hidden \\(Deep)"))"#
            let long = \"\"\"
                Hidden \\(Inner.Member)
                \"\"\"
            func f() -> Result { Last() }
            typealias Name = Other
            """
        let names = SourceNames(source)
        #expect(names.declared == ["Shown", "Name"])
        let used = names.used.map(\.name)
        #expect(used.contains("Used") && used.contains("Deep") && used.contains("Inner") && used.contains("Last"))
        #expect(!used.contains("Hidden") && !used.contains("Member"))
        #expect(names.used.first { $0.name == "Last" }?.line == 9)
    }

    @Test(
        "the architecture page tells the floors in the order that this test knows", arguments: Floors.all.map(\.target))
    func page(target: String) throws {
        let floors = try #require(Floors.all.first { $0.target == target })
        let page = try String(
            contentsOf: Tool.repository.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
        let list = floors.order.map { "`\($0)`" }.joined(separator: ", ")
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(list), "docs/architecture.md does not list the floors of \(target): \(list)")
    }
}
