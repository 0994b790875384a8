import Foundation

/// The names that many apps use, with what they stand for here, read from `docs/usage-names.txt`.
struct UsageNames {
    struct Name {
        /// As apps write it, such as `.black`.
        let name: String
        /// What kind of name it is: the heading that it stands below.
        let kind: String
        /// The declarations that it stands for, such as `Font.Weight.black`, without parameter labels. Each is to be tested.
        let declarations: [String]
    }

    private(set) var names: [Name] = []

    init(text: String) throws {
        var kind: String?
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("## ") {
                kind = String(line.dropFirst(3))
            } else if !line.hasPrefix("#") {
                let words = line.split(separator: " ").map(String.init)
                guard let kind else { throw ToolError("docs/usage-names.txt: “\(line)” stands before any heading") }
                guard words.count > 1 else { throw ToolError("docs/usage-names.txt: “\(line)” names no declaration") }
                names.append(Name(name: words[0], kind: kind, declarations: Array(words.dropFirst())))
            }
        }
        let all = names.map { "\($0.kind) \($0.name)" }
        let twice = Set(all.filter { name in all.filter { $0 == name }.count > 1 })
        if !twice.isEmpty {
            throw ToolError("docs/usage-names.txt lists twice: \(twice.sorted().joined(separator: ", "))")
        }
    }

    /// What is not declared or not tested, a line each.
    func problems(declarations: PublicDeclarations, uses: TestUses) -> [String] {
        let declared = declarations.baseNames
        return names.flatMap { name in
            name.declarations.compactMap { declaration in
                if !declared.contains(declaration) {
                    return "not declared: \(declaration) (\(name.name), \(name.kind))"
                }
                if tests(of: declaration, declarations, uses).isEmpty {
                    return "no test uses: \(declaration) (\(name.name), \(name.kind))"
                }
                return nil
            }
        }
    }

    /// Each name with the tests of its declarations.
    func list(declarations: PublicDeclarations, uses: TestUses) -> String {
        names.flatMap { name in
            name.declarations.flatMap { declaration in
                let tests = tests(of: declaration, declarations, uses).sorted()
                return ["\(name.name), \(name.kind): \(declaration), \(tests.count) tests"] + tests.map { "    \($0)" }
            }
        }
        .joined(separator: "\n")
    }

    private func tests(of declaration: String, _ declarations: PublicDeclarations, _ uses: TestUses) -> Set<String> {
        (declarations.identifiers[declaration] ?? []).reduce(into: []) { $0.formUnion(uses.tests[$1] ?? []) }
    }
}
