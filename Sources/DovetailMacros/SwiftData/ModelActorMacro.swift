/// `@ModelActor`: an actor with a container and a context of its own.
struct ModelActorMacro {
    private let access: String
    private let type: String
    private let wantsConformance: Bool
    private let hasInitializer: Bool

    init(syntax: Syntax, request: Expansion) throws {
        let tree = try SourceTree(syntax.source)
        guard let keyword = tree.nodes.firstIndex(where: { $0.is("actor") }) else {
            throw MacroError(text: "'@ModelActor' can only be attached to an actor")
        }
        access =
            tree.nodes[..<keyword].lazy.compactMap(\.word).first { ["public", "package"].contains($0) }.map { $0 + " " }
            ?? ""
        type = request.extendedTypeSyntax?.source ?? ""
        wantsConformance = request.conformanceListSyntax?.source.contains("ModelActor") ?? false
        let body = tree.nodes.last?.nodes(in: "{") ?? []
        hasInitializer = body.indices.contains { index in
            body[index].is("init") && index + 1 < body.count
                && body[index + 1].nodes(in: "(")?.first?.is("modelContainer") == true
        }
    }

    func expansion(_ role: String?) -> String {
        role == "extension" ? (wantsConformance ? "extension \(type): SwiftData.ModelActor {}" : "") : members
    }

    private var members: String {
        let variables = """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            """
        guard !hasInitializer else { return variables }
        return variables + """

            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let context = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
                self.modelContainer = modelContainer
            }
            """
    }
}
