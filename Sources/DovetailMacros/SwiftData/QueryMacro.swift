/// `@Query`: a variable that reads a `Query` beside it, whose types come from the variable's. A property wrapper could not know its element's type.
struct QueryMacro {
    private let variable: Variable
    private let arguments: String
    private let element: String
    private let result: String

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        var index = 0
        guard let variables = Variable.parse(tree.nodes, at: &index, in: tree), variables.count == 1 else {
            throw MacroError(text: "'@Query' can only be attached to a single variable")
        }
        variable = variables[0]
        arguments = variable.attributeArguments["Query"] ?? "()"
        guard let type = variable.type?.filter({ !$0.isWhitespace }), !variable.isConstant, !variable.isComputed else {
            throw MacroError(text: "'@Query' needs a 'var' with the type of an array of models")
        }
        if type.hasPrefix("["), type.hasSuffix("]") {
            element = String(type.dropFirst().dropLast())
        } else if let sections = ["SectionedResults<", "SwiftData.SectionedResults<"].first(where: type.hasPrefix) {
            // The titles come last, and are one word.
            let names = type.dropFirst(sections.count).dropLast()
            element = String(names[..<(names.lastIndex(of: ",") ?? names.endIndex)])
            result = type
            return
        } else if type.hasPrefix("Array<"), type.hasSuffix(">") {
            element = String(type.dropFirst(6).dropLast())
        } else {
            // Another name for an array.
            element = "\(type).Element"
        }
        result = "[\(element)]"
    }

    func expansion(_ role: String?) -> String {
        if role == "accessor" { return "{\n    get { _\(variable.plainName).wrappedValue }\n}" }
        // Not private, whatever the variable is: a private one would make the memberwise initialiser of the view private, too.
        let type = "SwiftData.Query<\(element), \(result)>"
        return "var _\(variable.plainName): \(type) = \(type)\(arguments)"
    }
}
