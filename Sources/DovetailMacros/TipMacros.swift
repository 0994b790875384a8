/// `#Rule(…) { … }` of TipKit: the rule that it says.
struct TipRuleMacro {
    let syntax: Syntax

    func expansion() throws -> String {
        let tree = try SourceTree(syntax.source)
        guard let name = tree.nodes.firstIndex(where: { $0.is("Rule") }), name + 1 < tree.nodes.count else {
            throw MacroError(text: "this is no '#Rule'")
        }
        return "TipKit.Tips.Rule" + tree.text(tree.nodes[(name + 1)...])
    }
}

/// `@Parameter` of TipKit: a parameter beside a static variable, and accessors that ask it.
struct TipParameterMacro {
    private let variable: Variable
    private let options: String

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        var index = 0
        guard let variables = Variable.parse(tree.nodes, at: &index, in: tree), variables.count == 1 else {
            throw MacroError(text: "'@Parameter' can only be attached to a single variable")
        }
        variable = variables[0]
        guard variable.modifiers.contains("static"), !variable.isConstant, !variable.isComputed else {
            throw MacroError(text: "'@Parameter' can only be attached to a stored 'static var'")
        }
        guard variable.type != nil, variable.initialValue != nil || variable.type?.hasSuffix("?") == true else {
            throw MacroError(text: "'@Parameter' needs a variable with a type and a first value")
        }
        let attribute = try request.attributeSyntax.map { try SourceTree($0.source) }
        options = attribute.flatMap { tree in tree.nodes.last?.nodes(in: "(").map { tree.text($0) } } ?? ""
    }

    func expansion(_ role: String?) -> String {
        let name = variable.name.filter { $0 != "`" }
        if role == "accessor" {
            return """
                {
                    get { $\(name).wrappedValue }
                    set { $\(name).wrappedValue = newValue }
                }
                """
        }
        let access = variable.modifiers.filter { ["public", "private", "fileprivate", "package"].contains($0) }
        let more = options.isEmpty ? "" : ", " + options
        return """
            \((access + ["static"]).joined(separator: " ")) var $\(name): TipKit.Tips.Parameter<\(variable.type!)> {
                TipKit.Tips.Parameter(Self.self, "\(name)", \(variable.initialValue ?? "nil")\(more))
            }
            """
    }
}
