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

    /// Members of higher folders that may be used, by their target, and why.
    private static let knownMembers: [String: Set<String>] = [
        // The built-in values of the environment are one struct, which is where the highest of their types is. A paint of pictures asks
        // for the picture. The last three are Swift's own names.
        "DovetailEngine": [
            "isTintOfSystem", "accentInForce", "isOnSelection", "tintStyle", "resolvedPicture", "userInitiated",
            "global",
            "initialize",
        ],
        // A window asks for the app that it is in.
        "DovetailCore": ["runningApp", "performStandardCommand", "windowOfApp"],
        // A list tells the split view around what is selected.
        "DovetailControls": ["selections"],
    ]

    /// The uses of members that one folder alone declares, and that is a higher one, as sentences. What several folders declare under one
    /// name, only the compiler can tell apart.
    private static func membersUpwards(
        _ sources: [(path: String, names: SourceNames)], _ floors: Floors, elsewhere: Set<String>
    ) -> [String] {
        var declared: [String: Set<String>] = [:]
        for (path, names) in sources {
            for name in names.members { declared[name, default: []].insert(Floors.folder(of: path)) }
        }
        let others = sources.reduce(into: elsewhere) { $0.formUnion($1.names.privateMembers) }
        var result: [String] = []
        for (path, names) in sources {
            guard let floor = floors.floor(of: path) else { continue }
            for word in names.usedMembers where !others.contains(word.name) {
                guard let folders = declared[word.name], folders.count == 1, let folder = folders.first,
                    let other = floors.order.firstIndex(of: folder), other > floor
                else { continue }
                result.append("Sources/\(floors.target)/\(path):\(word.line): .\(word.name), which \(folder) declares")
            }
        }
        return result
    }

    @Test("no file uses a member that only a higher folder declares")
    func members() throws {
        let targets = Floors.all.map(\.target) + ["AttributeGraph", "FoundationAdditions", "Combine"]
        let sources = try Dictionary(uniqueKeysWithValues: targets.map { ($0, try Self.sources(of: $0)) })
        for floors in Floors.all {
            let elsewhere = targets.filter { $0 != floors.target }
                .reduce(into: Self.knownMembers[floors.target] ?? []) { names, target in
                    for (_, source) in sources[target] ?? [] { names.formUnion(source.members) }
                }
            let upwards = Self.membersUpwards(sources[floors.target] ?? [], floors, elsewhere: elsewhere)
            #expect(upwards == [], "\(upwards.count) members go up:\n\(upwards.joined(separator: "\n"))")
        }
    }

    @Test("a member of a higher folder is found where no other folder has one of that name")
    func findsMembers() {
        let floors = Floors(target: "House", order: ["Cellar", "Attic"])
        let cellar = """
            struct Barrel {
                let a = barrel.nest.egg + barrel.shared + barrel.hidden // .comment
                enum Kind { case full, empty }
                func f() -> Kind { .full }
            }
            struct Cat { var shared = 1 }
            """
        let attic = """
            extension Barrel {
                var nest: Int { 1 }
                func egg() {}
                var shared: Int { 2 }
                static var full: Int { 3 }
                private var hidden: Int { 4 }
            }
            """
        let sources = [("Cellar/Barrel.swift", SourceNames(cellar)), ("Attic/Bird.swift", SourceNames(attic))]
        #expect(
            Self.membersUpwards(sources, floors, elsewhere: ["egg"]) == [
                "Sources/House/Cellar/Barrel.swift:2: .nest, which Attic declares"
            ])
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
