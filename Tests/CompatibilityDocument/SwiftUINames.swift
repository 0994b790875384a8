import Foundation

/// SwiftUI's public names by subject, read from `docs/swiftui-names.txt`.
struct SwiftUINames {
    struct Group {
        let area: String
        var names: [String]
    }

    private(set) var groups: [Group] = []

    init(text: String) throws {
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("## ") {
                groups.append(Group(area: String(line.dropFirst(3)), names: []))
            } else if !line.hasPrefix("#") {
                guard !groups.isEmpty else {
                    throw ToolError("docs/swiftui-names.txt: “\(line)” stands before any heading")
                }
                groups[groups.count - 1].names.append(line)
            }
        }
        let names = groups.flatMap(\.names)
        guard Set(names).count == names.count else {
            let twice = Set(names.filter { name in names.filter { $0 == name }.count > 1 })
            throw ToolError("docs/swiftui-names.txt lists twice: \(twice.sorted().joined(separator: ", "))")
        }
    }

    /// The lines that tell what is not declared, a group each.
    func missing(from declarations: PublicDeclarations) -> [MissingDeclarations] {
        let declared = declarations.baseNames
        return groups.compactMap { group in
            let names = group.names.filter { !declared.contains($0) }
            return names.isEmpty ? nil : MissingDeclarations(area: group.area, names: names)
        }
    }
}
