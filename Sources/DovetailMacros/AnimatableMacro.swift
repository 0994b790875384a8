/// `@Animatable`: `animatableData` made of a type's stored variables, in their order. It belongs to no actor, as the protocol asks, whatever the type
/// does.
struct AnimatableMacro {
    private let variables: [Variable]
    private let access: String
    private let type: String
    private let wantsConformance: Bool

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        guard let body = tree.nodes.last?.nodes(in: "{") else {
            throw MacroError(text: "'@Animatable' can only be attached to a type")
        }
        let head = tree.nodes.dropLast()
        access =
            head.lazy.compactMap(\.word).first { ["public", "package", "open"].contains($0) }
            .map { ($0 == "open" ? "public" : $0) + " " } ?? ""
        type = request.extendedTypeSyntax?.source ?? ""
        wantsConformance = request.conformanceListSyntax?.source.isEmpty == false
        variables = try Self.members(body, in: tree).filter(Self.isAnimated)
        for variable in variables where variable.type == nil && Self.literalType(variable.initialValue) == nil {
            throw MacroError(
                text: "'@Animatable' needs the type of '\(variable.name)', or '@AnimatableIgnored' before it")
        }
    }

    private static func isAnimated(_ variable: Variable) -> Bool {
        let ignored: Set = ["static", "class", "lazy"]
        // A property wrapper keeps its value elsewhere.
        return !variable.isConstant && !variable.isComputed && variable.attributes.isEmpty
            && variable.name != "animatableData" && !variable.modifiers.contains(where: ignored.contains)
    }

    private static func members(_ nodes: [SourceTree.Node], in tree: SourceTree) throws -> [Variable] {
        var members: [Variable] = []
        var index = 0
        while index < nodes.count {
            let start = index
            if nodes[index].startsLine || index == 0 || nodes[index - 1].is(";"),
                let variables = Variable.parse(nodes, at: &index, in: tree)
            {
                members += variables
            }
            if index == start { index += 1 }
        }
        return members
    }

    private static func literalType(_ value: String?) -> String? {
        guard let value else { return nil }
        let digits = value.drop { $0 == "-" }
        if !digits.isEmpty, digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" }), digits.contains(".") {
            return "Swift.Double"
        }
        // `Angle.zero`, `CGPoint(x: 1, y: 2)`: the name before the first dot or bracket.
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.first?.isUppercase == true ? String(name) : nil
    }

    func expansion(_ role: String?) -> String {
        role == "extension" ? (wantsConformance ? "extension \(type): nonisolated SwiftUI.Animatable {}" : "") : member
    }

    private var member: String {
        guard !variables.isEmpty else {
            return """
                \(access)nonisolated var animatableData: SwiftUI.EmptyAnimatableData {
                    get { SwiftUI.EmptyAnimatableData() }
                    set {}
                }
                """
        }
        return """
            \(access)nonisolated var animatableData: \(pairs(of: variables[...]) { "\($0.type ?? Self.literalType($0.initialValue)!).AnimatableData" }) {
                get { \(values(variables[...])) }
                set {
                    \(assignments.joined(separator: "\n        "))
                }
            }
            """
    }

    /// The last two make a pair, and that and the one before it, and so on.
    private func pairs(of rest: ArraySlice<Variable>, _ part: (Variable) -> String) -> String {
        let first = part(rest.first!)
        return rest.count == 1 ? first : "SwiftUI.AnimatablePair<\(first), \(pairs(of: rest.dropFirst(), part))>"
    }

    private func values(_ rest: ArraySlice<Variable>) -> String {
        let first = "self.\(rest.first!.name).animatableData"
        return rest.count == 1 ? first : "SwiftUI.AnimatablePair(\(first), \(values(rest.dropFirst())))"
    }

    private var assignments: [String] {
        variables.indices.map { index in
            let path = String(repeating: ".second", count: index) + (index == variables.count - 1 ? "" : ".first")
            return "self.\(variables[index].name).animatableData = newValue\(path)"
        }
    }
}
