/// What the compiler asks. One of its fields is set.
struct Request: Decodable {
    var expandFreestandingMacro: Expansion?
    var expandAttachedMacro: Expansion?
}

/// A use of a macro.
struct Expansion: Decodable {
    struct Macro: Decodable {
        /// The name of the implementation, as the macro's declaration has it.
        let typeName: String
    }

    let macro: Macro
    let macroRole: String?
    /// Makes names unique to this use.
    let discriminator: String?
    /// The use of a freestanding macro.
    let syntax: Syntax?
    /// The attribute that a macro was written as.
    let attributeSyntax: Syntax?
    /// The declaration that a macro is attached to; for attributes of members, the member.
    let declSyntax: Syntax?
    /// The type that the member is in, for attributes of members.
    let parentDeclSyntax: Syntax?
    /// The protocols that an extension is wanted for; nil when none of them is missing.
    let conformanceListSyntax: Syntax?
    let extendedTypeSyntax: Syntax?
    /// What is around the use, innermost first, each without its members.
    let lexicalContext: [Syntax]?
}

/// A piece of a program.
struct Syntax: Decodable {
    struct Location: Codable {
        let fileID: String
        let fileName: String
        let offset: Int
        let line: Int
        let column: Int
    }

    let source: String
    let location: Location?

    /// The white space that the source begins with, in bytes.
    var leadingSpace: Int { source.utf8.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count }
}

/// What the compiler is told. One of its fields is set.
struct Answer: Encodable {
    struct Capabilities: Encodable {
        struct Capability: Encodable { let protocolVersion = 7 }
        let capability = Capability()
    }

    var getCapabilityResult: Capabilities?
    var expandMacroResult: ExpansionResult?

    init(getCapabilityResult: Capabilities) { self.getCapabilityResult = getCapabilityResult }
    init(expansion: ExpansionResult) { expandMacroResult = expansion }
}

/// What a use of a macro stands for.
struct ExpansionResult: Encodable {
    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }
        struct Nothing: Encodable {}

        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Nothing] = []
        let notes: [Nothing] = []
        let fixIts: [Nothing] = []
    }

    let expandedSource: String?
    let diagnostics: [Diagnostic]

    init(expandedSource: String) {
        self.expandedSource = expandedSource
        diagnostics = []
    }

    init(error: MacroError, at syntax: Syntax) {
        expandedSource = nil
        let position = Diagnostic.Position(
            fileName: syntax.location?.fileName ?? "", offset: (syntax.location?.offset ?? 0) + syntax.leadingSpace)
        diagnostics = [Diagnostic(message: error.text, position: position)]
    }
}
