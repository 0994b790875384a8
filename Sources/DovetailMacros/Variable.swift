/// A declared variable, as far as macros look at it.
struct Variable {
    let name: String
    /// Nil where it is left to the compiler.
    let type: String?
    let initialValue: String?
    /// Words such as `private` and `static`.
    let modifiers: [String]
    /// The names of its attributes, without `@`.
    let attributes: [String]
    /// What stands in the brackets of attributes that have some, with the brackets, by the attributes' names.
    let attributeArguments: [String: String]
    let isConstant: Bool
    let isComputed: Bool
    /// What stands in the braces of `willSet` and `didSet`.
    let observers: [Observer]

    /// What a variable does before or after it is set.
    struct Observer {
        let isDidSet: Bool
        /// The name of the other value.
        let parameter: String
        let body: String
    }

    /// The variables of one declaration, which begins at `index` in the nodes with its attributes and modifiers. Moves the
    /// index behind it. Nil if there is no variable.
    static func parse(_ nodes: [SourceTree.Node], at index: inout Int, in tree: SourceTree) -> [Variable]? {
        var next = index
        var attributes: [String] = []
        var arguments: [String: String] = [:]
        var modifiers: [String] = []
        while next < nodes.count {
            if nodes[next].is("@"), next + 1 < nodes.count {
                let name = skipAttribute(nodes, &next)
                attributes.append(name)
                if nodes[next - 1].nodes(in: "(") != nil { arguments[name] = tree.text(nodes[(next - 1)..<next]) }
            } else if let word = nodes[next].word, word != "var", word != "let", Self.modifierWords.contains(word) {
                modifiers.append(word)
                next += 1
                if next < nodes.count, nodes[next].nodes(in: "(") != nil { next += 1 }
            } else {
                break
            }
        }
        guard next < nodes.count, nodes[next].is("var") || nodes[next].is("let") else { return nil }
        let isConstant = nodes[next].is("let")
        next += 1
        var variables: [Variable] = []
        repeat {
            guard next < nodes.count, let name = nodes[next].word else { break }
            next += 1
            var type: String?
            if next < nodes.count, nodes[next].is(":") {
                next += 1
                type = tree.text(skipType(nodes, &next))
            }
            var value: String?
            if next < nodes.count, nodes[next].is("=") {
                next += 1
                value = tree.text(skipExpression(nodes, &next))
            }
            var isComputed = false
            var observers: [Observer] = []
            if next < nodes.count, let accessors = nodes[next].nodes(in: "{"),
                !nodes[next].startsLine || value == nil || holdsObservers(nodes[next])
            {
                isComputed = !accessors.contains { $0.is("didSet") || $0.is("willSet") }
                observers = Self.observers(accessors, in: tree)
                next += 1
            }
            variables.append(
                Variable(
                    name: name, type: type, initialValue: value, modifiers: modifiers, attributes: attributes,
                    attributeArguments: arguments, isConstant: isConstant, isComputed: isComputed,
                    observers: observers))
            guard next < nodes.count, nodes[next].is(",") else { break }
            next += 1
        } while true
        index = next
        return variables
    }

    /// Whether braces hold `willSet` or `didSet`, and are no closure.
    private static func holdsObservers(_ node: SourceTree.Node) -> Bool {
        guard let first = node.nodes(in: "{")?.first else { return false }
        return first.is("didSet") || first.is("willSet")
    }

    private static func observers(_ nodes: [SourceTree.Node], in tree: SourceTree) -> [Observer] {
        var found: [Observer] = []
        for (index, node) in nodes.enumerated() where node.is("didSet") || node.is("willSet") {
            let isDidSet = node.is("didSet")
            var next = index + 1
            var parameter = isDidSet ? "oldValue" : "newValue"
            if next < nodes.count, let name = nodes[next].nodes(in: "(") {
                parameter = tree.text(name)
                next += 1
            }
            guard next < nodes.count, let body = nodes[next].nodes(in: "{") else { continue }
            found.append(Observer(isDidSet: isDidSet, parameter: parameter, body: tree.text(body)))
        }
        return found
    }

    private static let modifierWords: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "nonisolated", "override", "dynamic", "required", "mutating", "isolated",
    ]

    private static func skipAttribute(_ nodes: [SourceTree.Node], _ next: inout Int) -> String {
        next += 1
        var name = nodes[next].word ?? ""
        next += 1
        while next + 1 < nodes.count, nodes[next].is("."), let part = nodes[next + 1].word {
            name = part
            next += 2
        }
        if next < nodes.count, nodes[next].is("<") { skipAngles(nodes, &next) }
        if next < nodes.count, nodes[next].nodes(in: "(") != nil, !nodes[next].startsLine { next += 1 }
        return name
    }

    private static func skipAngles(_ nodes: [SourceTree.Node], _ next: inout Int) {
        var depth = 0
        while next < nodes.count {
            if nodes[next].is("<") { depth += 1 }
            if nodes[next].is(">"), next == 0 || !nodes[next - 1].is("-") { depth -= 1 }
            next += 1
            if depth == 0 { return }
        }
    }

    /// A type ends at a value, at accessors, at a comma, and with its line.
    private static func skipType(_ nodes: [SourceTree.Node], _ next: inout Int) -> ArraySlice<SourceTree.Node> {
        let start = next
        while next < nodes.count {
            let node = nodes[next]
            if next > start, node.startsLine, !node.is("->"), !node.is("."), !node.is("-"), !node.is("&") { break }
            if node.is("=") || node.is(",") || node.is(";") || node.nodes(in: "{") != nil { break }
            if node.is("<") { skipAngles(nodes, &next) } else { next += 1 }
        }
        return nodes[start..<next]
    }

    /// An expression ends with its line, unless the next one goes on with a member or an operator.
    private static func skipExpression(_ nodes: [SourceTree.Node], _ next: inout Int) -> ArraySlice<SourceTree.Node> {
        let start = next
        while next < nodes.count {
            let node = nodes[next]
            if next > start, node.startsLine, !goesOn(node), !awaitsMore(nodes[next - 1]) { break }
            if node.is(",") || node.is(";") || next > start && holdsObservers(node) { break }
            // What comes after a value and a brace on the same line belongs to the value: a trailing closure.
            next += 1
        }
        return nodes[start..<next]
    }

    private static let operators: Set<String> = ["+", "-", "*", "/", "?", ":", "|", "&", "=", "<", "^", "%"]

    private static func goesOn(_ node: SourceTree.Node) -> Bool {
        node.is(".") || node.is("as") || operators.contains { node.is($0) && $0 != "<" }
    }

    private static func awaitsMore(_ node: SourceTree.Node) -> Bool {
        node.is(".") || node.is("as") || operators.contains { node.is($0) && $0 != "?" }
    }
}
