import DovetailCore
import Foundation

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context of the views' models. Without a container around, it is that of a store in memory with no models.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? EmptyContainer.context }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Stands for a container where there is none.
private enum EmptyContainer {
    // Made once, and used on the main thread.
    nonisolated(unsafe) static let context: ModelContext = {
        let container = try! ModelContainer(
            for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        return ModelContext(container)
    }()
}

extension View {
    /// Gives the views inside the main context of a container.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ContainerModifier(source: .given(container)))
    }

    /// Gives the views inside the context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Opens a container for a class of models, once, and gives the views inside its main context.
    ///
    /// - Parameter onSetup: Is called with the container, or with what went wrong, which is also told in the log.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens a container for classes of models, once, and gives the views inside its main context.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                source: .opened(
                    ContainerOpening(
                        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                        isUndoEnabled: isUndoEnabled, onSetup: onSetup))))
    }
}

/// How a container is opened.
struct ContainerOpening {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    /// Opens the container, or says why that cannot be.
    @MainActor func open() -> ModelContainer? {
        do {
            let container = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            onSetup(.success(container))
            return container
        } catch {
            Log.logger.error("\(error)")
            onSetup(.failure(error))
            return nil
        }
    }
}

/// Puts the context of a container into the environment.
private struct ContainerModifier: ViewModifier {
    enum Source {
        case given(ModelContainer)
        case opened(ContainerOpening)
    }

    let source: Source
    @Environment(\.undoManager) private var undoManager
    @State private var keeper = ContainerKeeper()

    nonisolated init(source: Source) { self.source = source }

    func body(content: Content) -> some View {
        let container = container
        if let container {
            let _ = connect(container)
            content.environment(\.modelContext, container.mainContext)
        } else {
            content
        }
    }

    private var container: ModelContainer? {
        switch source {
        case .given(let container): container
        case .opened(let opening): keeper.container(opening)
        }
    }

    private func connect(_ container: ModelContainer) {
        guard case .opened(let opening) = source, opening.isUndoEnabled else { return }
        if container.mainContext.undoManager !== undoManager { container.mainContext.undoManager = undoManager }
    }
}

/// Opens a container once for the life of a view or scene.
@MainActor
final class ContainerKeeper {
    private var container: ModelContainer?
    private var hasTried = false

    nonisolated init() {}

    func container(_ opening: ContainerOpening) -> ModelContainer? {
        if hasTried { return container }
        hasTried = true
        container = opening.open()
        return container
    }
}

extension Scene {
    /// Gives the windows of the scene the main context of a container.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        transformEnvironment(\.self) { values in
            MainActor.assumeIsolated { values.modelContext = container.mainContext }
        }
    }

    /// Gives the windows of the scene the context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Opens a container for a class of models, once, and gives the windows of the scene its main context.
    ///
    /// - Parameter onSetup: Is called with the container, or with what went wrong, which is also told in the log.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens a container for classes of models, once, and gives the windows of the scene its main context.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let opening = ContainerOpening(
            types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
        return ContainerScene(content: self, opening: opening)
    }
}

/// A scene whose windows have the context of a container that is opened once.
private struct ContainerScene<Content: Scene>: Scene {
    nonisolated(unsafe) let content: Content
    let opening: ContainerOpening
    @State private var keeper = ContainerKeeper()

    nonisolated init(content: Content, opening: ContainerOpening) {
        self.content = content
        self.opening = opening
    }

    var body: some Scene {
        let container = keeper.container(opening)
        content.transformEnvironment(\.self) { values in
            guard let container else { return }
            MainActor.assumeIsolated {
                values.modelContext = container.mainContext
                if opening.isUndoEnabled, container.mainContext.undoManager !== values.undoManager {
                    container.mainContext.undoManager = values.undoManager
                }
            }
        }
    }
}
