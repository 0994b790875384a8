/// `#Preview`: a type that the preview program finds, and that makes the preview.
struct PreviewMacro {
    private let tree: SourceTree
    private let arguments: String
    private let statements: [SourceTree.Node]
    private let location: Syntax.Location?
    private let discriminator: String
    private let names: Names

    /// What the types are called that the expansion uses, where the macro is.
    struct Names {
        let preview: String
        let registry: String

        static let views = Names(preview: "SwiftUI.Preview", registry: "SwiftUI.PreviewRegistry")
        /// A source that imports UIKit alone knows SwiftUI by no name.
        static let uiKit = Names(
            preview: "DovetailUIKit._UIKitPreview", registry: "DovetailUIKit._UIKitPreviewRegistry")
        static let widgets = Names(preview: "WidgetKit._WidgetPreview", registry: "WidgetKit._WidgetPreviewRegistry")
    }

    /// Everything that comes after the macro's name, where that is handed on as it is: a widget's preview has several closures.
    private let call: String?

    init(syntax: Syntax, discriminator: String, names: Names = .views, isHandedOn: Bool = false) throws {
        self.names = names
        tree = try SourceTree(syntax.source)
        location = syntax.location
        self.discriminator = discriminator
        var nodes = tree.nodes[...]
        guard let name = nodes.firstIndex(where: { $0.is("Preview") }) else {
            throw MacroError(text: "this is no '#Preview'")
        }
        nodes = nodes[(name + 1)...]
        guard !isHandedOn else {
            (arguments, statements, call) = ("", [], tree.text(Array(nodes)))
            return
        }
        call = nil
        if let first = nodes.first, let inner = first.nodes(in: "(") {
            nodes = nodes.dropFirst()
            if let body = Self.bodyArgument(inner) {
                arguments = tree.text(inner[..<body.label])
                statements = body.statements
                return
            }
            arguments = tree.text(inner)
        } else {
            arguments = ""
        }
        guard let closure = nodes.first?.nodes(in: "{") else {
            throw MacroError(text: "'#Preview' needs a closure with the view")
        }
        statements = closure
    }

    /// The closure that is given as `body:`.
    private static func bodyArgument(_ nodes: [SourceTree.Node]) -> (label: Int, statements: [SourceTree.Node])? {
        guard nodes.count >= 3, let closure = nodes.last?.nodes(in: "{"), nodes[nodes.count - 3].is("body") else {
            return nil
        }
        let label = nodes.count - 3
        return (label > 0 && nodes[label - 1].is(",") ? label - 1 : label, closure)
    }

    /// A name that nothing else in the program has: this is how the compiler builds them.
    private func uniqueName(_ name: String, _ index: Int = 0) -> String {
        "\(discriminator)\(name.utf8.count)\(name)fMu\(index > 0 ? "\(index - 1)" : "")_"
    }

    func expansion() throws -> String {
        var properties: [String] = []
        var rest: [SourceTree.Node] = []
        var index = 0
        while index < statements.count {
            if statements[index].is("@"), index + 1 < statements.count, statements[index + 1].is("Previewable") {
                guard rest.isEmpty else {
                    throw MacroError(text: "'@Previewable' variables must be at the beginning of the preview")
                }
                var declaration = index + 2
                guard Variable.parse(statements, at: &declaration, in: tree) != nil else {
                    throw MacroError(text: "'@Previewable' can only be attached to a variable")
                }
                properties.append(tree.text(statements[(index + 2)..<declaration]))
                index = declaration
            } else if rest.isEmpty, statements[index].is(";") {
                index += 1
            } else {
                rest.append(statements[index])
                index += 1
            }
        }
        let body = tree.text(rest)
        let call = "\(names.preview)(\(arguments))"
        let content: String
        if let handedOn = self.call {
            content = "return \(names.preview)\(handedOn)"
        } else if properties.isEmpty {
            content = "return \(call) {\n\(body)\n}"
        } else {
            content = """
                struct __P_Previewable_Wrapper: SwiftUI.View {
                \(properties.joined(separator: "\n"))
                var body: some SwiftUI.View {
                \(body)
                }
                }
                return \(call) { __P_Previewable_Wrapper() }
                """
        }
        return """
            struct \(uniqueName("PreviewRegistry")): \(names.registry) {
                static var fileID: String { \(quoted(location?.fileID ?? "")) }
                static var line: Int { \(line) }
                static var column: Int { \(column) }
                @MainActor static func makePreview() throws -> \(names.preview) {
                    \(content)
                }
            }
            """
    }

    /// What is before the macro in its source: the compiler's location is that of the white space and comments before it.
    private var leading: Substring { tree.source[..<(tree.nodes.first?.range.lowerBound ?? tree.source.startIndex)] }

    private var line: Int { (location?.line ?? 0) + leading.count(where: \.isNewline) }

    private var column: Int {
        guard let newline = leading.lastIndex(where: \.isNewline) else {
            return (location?.column ?? 0) + leading.utf8.count
        }
        return leading[newline...].utf8.count
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}

/// `@Previewable`: says nothing by itself; `#Preview` moves what it stands at.
enum PreviewableMacro {
    static func check(syntax: Syntax, request: Expansion) throws -> String {
        let isInPreview = try (request.lexicalContext ?? []).contains { context in
            let nodes = try SourceTree(context.source).nodes
            return nodes.count > 1 && nodes[0].is("#") && nodes[1].is("Preview")
        }
        guard isInPreview || request.lexicalContext == nil else {
            throw MacroError(text: "'@Previewable' can only be used in '#Preview'")
        }
        return ""
    }
}
