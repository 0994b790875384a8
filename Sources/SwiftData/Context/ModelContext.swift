import DovetailCore
import Foundation

/// Models in memory, and their changes until they are saved.
///
///     let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)]))
///     trips[0].name = "Elbe"
///     try context.save()
///
/// There is one object for a row in a context. A context belongs to one thread, or actor, at a time; that of views to the main actor.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    let core: ContextCore
    /// The container that the context belongs to.
    public var container: ModelContainer { core.container }

    /// A context of its own, which saves when it is told to.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        core = ContextCore(container: container, isMain: isMain)
        core.owner = self
        container.add(self)
    }

    deinit { core.forgetChanges() }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    /// The context with what is not saved.
    public var debugDescription: String {
        "ModelContext of \(schemaNames): \(insertedModelsArray.count) inserted, \(changedModelsArray.count) changed, \(deletedModelsArray.count) deleted"
    }
    private var schemaNames: String { core.schema.entities.map(\.name).sorted().joined(separator: ", ") }

    // MARK: Settings

    /// Whether changes are saved by themselves: half a second after a change, and before the program ends. So it is for the container's main context;
    /// others have to be told to save.
    public var autosaveEnabled: Bool {
        get { core.autosaveEnabled }
        set {
            core.autosaveEnabled = newValue
            if newValue, core.hasChanges { core.planAutosave() }
        }
    }

    /// Remembers how changes are taken back; nil for nothing.
    public var undoManager: UndoManager? {
        get { core.undoManager }
        set { core.undoManager = newValue }
    }

    /// Whoever makes the changes, as the history tells it.
    public var author: String? {
        get { core.author }
        set { core.author = newValue }
    }

    /// What stores that an app wrote know the context by.
    public var editingState: EditingState {
        get { core.editingState }
        set { core.editingState = newValue }
    }

    // MARK: Changes

    /// Whether there is something to save.
    public var hasChanges: Bool { core.hasChanges }
    /// The models that have not been saved for the first time, in the order in which they were inserted.
    public var insertedModelsArray: [any PersistentModel] { core.inserted.models }
    /// The models that were changed since the last save.
    public var changedModelsArray: [any PersistentModel] { core.changed.models }
    /// The models that were deleted since the last save.
    public var deletedModelsArray: [any PersistentModel] { core.deleted.models }

    /// Takes a model into the context, with all that it refers to.
    public func insert<T: PersistentModel>(_ model: T) { core.insert(model) }

    /// Deletes a model, and those that its relationships take along.
    public func delete<T: PersistentModel>(_ model: T) {
        guard model._$state.core === core else {
            Log.warnOnce("delete \(T.self)", "a \(T.self) that is in another context, or in none, was not deleted")
            return
        }
        core.delete(model)
    }

    /// Deletes all models that a predicate holds for, or all: with the next save, except by a ``DataStoreBatching``, which does it at once.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        if let entity = core.schema.entity(for: T.self), let appStore = core.store(of: entity).appStore,
            try appStore.delete(predicate, includeSubclasses: includeSubclasses, core)
        {
            return
        }
        for model in try fetch(FetchDescriptor<T>(predicate: predicate))
        where includeSubclasses || type(of: model) == T.self {
            core.delete(model)
        }
    }

    /// Takes back all changes since the last save.
    public func rollback() { core.rollback() }

    /// Changes take effect as they are made, so there is nothing to wait for.
    public func processPendingChanges() {}

    /// Writes all changes, whole or not at all.
    ///
    /// - Throws: ``SwiftDataError``: ``SwiftDataError/conflict`` once where others have changed the same variables, and what the store says.
    public func save() throws { try core.save() }

    /// Runs `block` and saves what it did. When it throws, nothing is saved, and what it did is taken back.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
        } catch {
            core.rollback()
            throw error
        }
        try core.save()
    }

    // MARK: Models

    /// The model of an identifier. One that is not there reads as empty.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let model = core.registered(persistentModelID) { return model }
        guard let root = core.schema.roots[persistentModelID.root] else {
            fatalError("The container's schema does not have the model \(persistentModelID.entityName)")
        }
        return core.model(persistentModelID.key, of: core.kind(of: persistentModelID, root) ?? root)
    }

    /// The model of an identifier, if it is in memory.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        core.registered(persistentModelID) as? T
    }

    // MARK: Notifications

    /// Posted before a context saves; the object is the context.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context has saved; the user info has arrays of identifiers for the keys of ``NotificationKey``.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// Keys of ``didSave``'s user info.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
        case refreshedIdentifiers
        /// The positions of the save in the histories of stores, by the stores' identifiers.
        case historyTokens
    }
}

@available(*, unavailable, message: "A context belongs to one actor. Give identifiers to others, or the container.")
extension ModelContext: @unchecked Sendable {}
