/// `@Model`: makes a class one whose objects are kept.
///
/// Each stored variable gets `@_PersistedProperty` with its number, which makes it read and write what the model's storage has. Members are
/// the storage, the description of the variables, and the initialiser that the framework makes objects with. A class whose superclass is a model
/// has a storage of its own for what is set before the superclass is initialised.
struct ModelMacro {
    private let role: String?
    /// The type, or for attributes the member.
    private let syntax: Syntax
    private let request: Expansion

    init(syntax: Syntax, request: Expansion) throws {
        role = request.macroRole
        self.syntax = syntax
        self.request = request
    }

    func expansion(_ role: String?) throws -> String {
        switch role {
        case "memberAttribute": try attribute
        case "extension": try conformance
        default: try members
        }
    }

    // MARK: Attributes of members

    private var attribute: String {
        get throws {
            guard let parent = request.parentDeclSyntax else { return "" }
            let model = try ModelClass(parent)
            let tree = try SourceTree(syntax.source)
            var index = 0
            guard let variables = Variable.parse(tree.nodes, at: &index, in: tree), let variable = variables.first,
                ModelClass.isKept(variable)
            else { return "" }
            guard variables.count == 1 else {
                throw MacroError(text: "'@Model' needs a declaration of its own for each variable")
            }
            guard let slot = model.variables.firstIndex(where: { $0.name == variable.name }) else { return "" }
            return "@SwiftData._PersistedProperty(\(slot))"
        }
    }

    // MARK: Conformances

    private var conformance: String {
        get throws {
            guard let list = request.conformanceListSyntax?.source, let type = request.extendedTypeSyntax?.source
            else { return "" }
            var source = ""
            if list.contains("PersistentModel") { source += "extension \(type): SwiftData.PersistentModel {}\n" }
            if list.contains("Observable") { source += "extension \(type): Observation.Observable {}\n" }
            return source
        }
    }

    // MARK: Members

    private var members: String {
        get throws {
            let model = try ModelClass(syntax)
            // Nothing is missing where the superclass is a model.
            let isRoot = request.conformanceListSyntax?.source.contains("PersistentModel") ?? false
            let name = model.name
            let access = model.access
            let over = isRoot ? "" : "override "
            var source = """
                private var _$level = SwiftData._ModelLevel(\(name).self)
                private static let _$base = SwiftData._slotBase(of: \(name).self)
                \(over)\(access)class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                    [\(model.variables.map { property($0, of: name) }.joined())
                    ]
                }
                \(over)\(access)class var _$constraints: [SwiftData._ModelConstraint] { [\(model.constraints.joined(separator: ", "))] }

                """
            if isRoot {
                source += """
                    \(access)var _$state: SwiftData._ModelLevel {
                        _read { yield _$level }
                        _modify { yield &_$level }
                    }
                    \(access)func _$adopt(_ state: SwiftData._ModelLevel) {}
                    \(access)required init(_$kept kept: SwiftData._KeptModel) {
                        \(initialized(model))
                    }

                    """
            } else {
                source += """
                    \(access)override func _$adopt(_ state: SwiftData._ModelLevel) {
                        super._$adopt(state)
                        _$level.move(to: state, base: Self._$base)
                    }
                    \(access)required init(_$kept kept: SwiftData._KeptModel) {
                        \(initialized(model))
                        super.init(_$kept: kept)
                    }

                    """
            }
            return source.replacingSelfBase(with: name)
        }
    }

    private func initialized(_ model: ModelClass) -> String {
        (model.variables + model.transients).compactMap { variable in
            if ModelClass.isKept(variable) {
                return variable.hasInitialValue ? nil : "_\(variable.plainName) = SwiftData._NoValue()"
            }
            return nil
        }.joined(separator: "\n        ")
    }

    private func property(_ variable: Variable, of model: String) -> String {
        var arguments = ["name: \"\(variable.plainName)\"", "keypath: \\\(model).\(variable.name)"]
        if let value = variable.initialValue {
            arguments.append("defaultValue: \(value)")
        }
        if let text = variable.attributeArguments["Attribute"] {
            arguments.append("metadata: SwiftData.Schema.Attribute\(text)")
        } else if let text = variable.attributeArguments["Relationship"] {
            arguments.append("metadata: SwiftData.Schema.Relationship\(text)")
        } else if variable.attributes.contains("Relationship") {
            arguments.append("metadata: SwiftData.Schema.Relationship()")
        }
        return "\n            SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", "))),"
    }
}

extension String {
    fileprivate func replacingSelfBase(with name: String) -> String {
        split(separator: "Self._$base", omittingEmptySubsequences: false).joined(separator: "\(name)._$base")
    }
}

/// What `@Model` reads of a class.
struct ModelClass {
    let name: String
    /// `public ` or `package ` or nothing.
    let access: String
    /// Those that are kept, in their order.
    let variables: [Variable]
    /// Those that are stored and not kept.
    let transients: [Variable]
    /// What `#Unique` and `#Index` say, as expressions.
    let constraints: [String]

    init(_ syntax: Syntax) throws {
        let tree = try SourceTree(syntax.source)
        let nodes = tree.nodes
        guard let keyword = nodes.firstIndex(where: { $0.is("class") }), keyword + 1 < nodes.count,
            let name = nodes[keyword + 1].word, let body = nodes.last?.nodes(in: "{")
        else {
            throw MacroError(text: "'@Model' can only be attached to a class")
        }
        self.name = name
        access =
            nodes[..<keyword].lazy.compactMap(\.word).first { ["public", "package", "open"].contains($0) }
            .map { ($0 == "open" ? "public" : $0) + " " } ?? ""
        var variables: [Variable] = []
        var constraints: [String] = []
        var index = 0
        while index < body.count {
            let start = index
            if body[index].startsLine || index == 0 || body[index - 1].is(";") {
                if let parsed = Variable.parse(body, at: &index, in: tree) {
                    variables += parsed
                } else if body[index].is("#"), let constraint = Self.constraint(body, at: index, in: tree) {
                    constraints.append(constraint)
                }
            }
            if index == start { index += 1 }
        }
        self.variables = variables.filter(Self.isKept)
        transients = variables.filter { !$0.isComputed && !Self.isKept($0) }
        self.constraints = constraints
    }

    /// `#Unique<Item>([\.name])` as a call of a function.
    private static func constraint(_ nodes: [SourceTree.Node], at index: Int, in tree: SourceTree) -> String? {
        guard index + 1 < nodes.count, let kind = nodes[index + 1].word, kind == "Unique" || kind == "Index" else {
            return nil
        }
        guard let brackets = nodes[index...].firstIndex(where: { $0.nodes(in: "(") != nil }) else { return nil }
        let generic = nodes[(index + 2)..<brackets].filter { !$0.is("<") && !$0.is(">") }
        guard let inner = nodes[brackets].nodes(in: "(") else { return nil }
        return "SwiftData._ModelConstraint.\(kind.lowercased())(\(tree.text(generic)).self, \(tree.text(inner)))"
    }

    /// Whether a variable is one that `@Model` keeps.
    static func isKept(_ variable: Variable) -> Bool {
        let ignored: Set = ["static", "class", "lazy"]
        return !variable.isComputed && !variable.attributes.contains("Transient")
            && !variable.name.hasPrefix("_$")
            && !variable.modifiers.contains(where: ignored.contains)
    }
}

extension Variable {
    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    /// Whether it has a value before an initialiser gives it one.
    var hasInitialValue: Bool {
        guard initialValue == nil else { return true }
        guard let type else { return false }
        return type.hasSuffix("?") || type.hasPrefix("Optional<")
    }
}
