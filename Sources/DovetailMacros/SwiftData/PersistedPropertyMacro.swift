/// `@_PersistedProperty`: a variable that reads and writes the storage of its model.
struct PersistedPropertyMacro {
    private let variable: Variable
    private let slot: String
    private let model: String

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        var index = 0
        guard let variables = Variable.parse(tree.nodes, at: &index, in: tree), variables.count == 1 else {
            throw MacroError(text: "'@_PersistedProperty' can only be attached to a single variable")
        }
        variable = variables[0]
        let attribute = try SourceTree(request.attributeSyntax?.source ?? "")
        slot = attribute.text(attribute.nodes.last?.nodes(in: "(") ?? [])
        var model = ""
        for context in request.lexicalContext ?? [] where model.isEmpty {
            let nodes = try SourceTree(context.source).nodes
            if let index = nodes.firstIndex(where: { $0.is("class") }), index + 1 < nodes.count {
                model = nodes[index + 1].word ?? ""
            }
        }
        guard !model.isEmpty else { throw MacroError(text: "'@_PersistedProperty' belongs into a model") }
        self.model = model
    }

    func expansion(_ role: String?) -> String { role == "accessor" ? accessors : peer }

    private var accessors: String {
        let place = "\(model)._$base + \(slot)"
        return """
            {
                @storageRestrictions(accesses: _$level, initializes: _\(variable.plainName))
                init(initialValue) {
                    _$level.initialize(\(slot), to: initialValue)
                    _\(variable.plainName) = SwiftData._NoValue()
                }
                get { self._$get(\(place), \\\(model).\(variable.name)) }
                set {\(setter("self._$set(\(place), \\\(model).\(variable.name), to: newValue)"))}
            }
            """
    }

    /// Sets the value, between what the variable does before and afterwards. The compiler drops the observers of a variable that has a setter.
    ///
    /// An observer that sets the variable itself is not called again by that, as with variables that are no model's.
    private func setter(_ set: String) -> String {
        guard !variable.observers.isEmpty else { return " \(set) " }
        let guardName = "self._$observes_\(variable.plainName)"
        func calls(_ isDidSet: Bool) -> String {
            // By the captured name an observer may set the variable without a warning that it does so within its own setter.
            variable.observers.filter { $0.isDidSet == isDidSet }.map { observer in
                """
                    _ = { [self] (\(observer.parameter)) -> Void in
                        \(observer.body)
                    }(\(isDidSet ? "_$oldValue" : "newValue"))

                """
            }.joined()
        }
        let hasDidSet = variable.observers.contains(where: \.isDidSet)
        return """

            if \(guardName) {
                \(set)
                return
            }
            \(guardName) = true
            defer { \(guardName) = false }
            \(hasDidSet ? "let _$oldValue = self.\(variable.name)" : "")
            \(calls(false))
            \(set)
            \(calls(true))

            """
    }

    private var peer: String {
        let value = variable.hasInitialValue && variable.initialValue == nil ? " = SwiftData._NoValue()" : ""
        let flag = variable.observers.isEmpty ? "" : "\nprivate var _$observes_\(variable.plainName) = false"
        return "private var _\(variable.plainName): SwiftData._NoValue\(value)\(flag)"
    }
}
