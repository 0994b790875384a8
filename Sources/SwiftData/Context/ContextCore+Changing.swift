import DovetailBase
import Foundation
import FoundationAdditions

extension ContextCore {
    // MARK: Values

    /// A variable is about to be set: keeps what it was.
    func willChange(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage) {
        if storage.isInserted {
            if undoManager != nil { registerRestore(slot, of: model, storage) }
            return
        }
        guard !storage.isGone else { return }
        if storage.values[slot] == nil { load(model, storage) }
        if undoManager != nil {
            if storage.values[slot] == nil { load(model, storage, slot: slot) }
            registerRestore(slot, of: model, storage)
        }
        guard storage.layout.properties[slot].isStored else { return }
        if storage.originals[slot] == nil { storage.originals[slot] = .some(storage.values[slot]) }
        if !storage.isDeleted { changed.insert(model, storage, model.identifier) }
    }

    /// A variable was set.
    func didChange(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage) {
        tell(model.identifier, .updated(slot))
        planAutosave()
    }

    private func registerRestore(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        let value = storage.values[slot]
        undoManager.registerUndo(withTarget: self) { $0.restore(slot, of: model, to: value) }
    }

    /// Sets a variable to what it was, without its inverse, which is restored by itself.
    private func restore(_ slot: Int, of model: any PersistentModel, to value: Any?) {
        let storage = model.storage
        storage.layout.properties[slot].mutate(model, storage) {
            willChange(slot, of: model, storage)
            storage.values[slot] = value
            didChange(slot, of: model, storage)
        }
    }

    // MARK: Relationships

    /// Makes a variable refer to models, and these to it. Models that are in no context are inserted.
    ///
    /// Takes time in proportion to the models that it referred to and those that it refers to now.
    func relate(_ slot: Int, of model: any PersistentModel, _ storage: ModelStorage, to models: [any PersistentModel]) {
        for other in models where other._$state.core !== self {
            guard other._$state.core == nil else {
                fatalError(
                    "Illegal attempt to relate \(storage.layout.name) to a \(type(of: other)) of another context. Ask this context for the model by its identifier."
                )
            }
            insert(other)
        }
        guard let link = entity(of: storage).links[slot] else { return }
        let old = relatedIDs(slot, of: model, storage)
        var new: [PersistentIdentifier] = []
        var known: Set<PersistentIdentifier> = []
        for other in models where known.insert(other.identifier).inserted { new.append(other.identifier) }
        guard old != new else { return }
        willChange(slot, of: model, storage)
        storage.values[slot] = .some(new)
        didChange(slot, of: model, storage)
        guard let inverse = link.inverse else { return }
        let own = model.identifier
        for id in old where !known.contains(id) {
            if let other = existing(id, of: link.target) {
                change(inverse.slot, of: other) { $0.removeAll { $0 == own } }
            }
        }
        let before = Set(old)
        for other in models where !before.contains(other.identifier) {
            if !inverse.isMany, let previous = relatedIDs(inverse.slot, of: other, other.storage).first,
                previous != own,
                let owner = existing(previous, of: link.owner)
            {
                let id = other.identifier
                change(slot, of: owner) { $0.removeAll { $0 == id } }
            }
            change(inverse.slot, of: other) { ids in
                if inverse.isMany { if !ids.contains(own) { ids.append(own) } } else { ids = [own] }
            }
        }
    }

    /// Changes what a variable of another model refers to, as the inverse of a change.
    private func change(_ slot: Int, of model: any PersistentModel, _ body: (inout [PersistentIdentifier]) -> Void) {
        let storage = model.storage
        var ids = relatedIDs(slot, of: model, storage)
        let before = ids.count
        let first = ids.first
        body(&ids)
        guard ids.count != before || ids.first != first else { return }
        storage.layout.properties[slot].mutate(model, storage) {
            willChange(slot, of: model, storage)
            storage.values[slot] = .some(ids)
            didChange(slot, of: model, storage)
        }
    }

    // MARK: Coming and going

    /// Takes a model into the context, with those that it refers to.
    func insert(_ model: any PersistentModel) {
        if model._$state.core === self {
            if model._$state.storage?.isDeleted == true { undelete(model) }
            return
        }
        guard model._$state.core == nil else {
            fatalError(
                "A \(type(of: model)) of another context cannot be inserted. Ask this context for the model by its identifier."
            )
        }
        let own = model.storage
        guard entity(of: own).hasLinks else { return admit(model, own, entity(of: own)) }
        // Those that are new, found level by level: chains of models may be long.
        var relations: [(model: any PersistentModel, slot: Int, others: [any PersistentModel])] = []
        var waiting = [model]
        var next = 0
        while next < waiting.count {
            let model = waiting[next]
            next += 1
            guard model._$state.core == nil else { continue }
            let storage = model.storage
            let entity = entity(of: storage)
            admit(model, storage, entity)
            for (slot, link) in entity.links.enumerated() where link != nil {
                guard let others = storage.values[slot] as? [any PersistentModel] else { continue }
                storage.values[slot] = nil
                guard !others.isEmpty else { continue }
                relations.append((model, slot, others))
                waiting += others.filter { $0._$state.core == nil }
            }
        }
        for (model, slot, others) in relations {
            let storage = model.storage
            let known = relatedIDs(slot, of: model, storage)
            let link = entity(of: storage).links[slot]!
            let kept = link.isMany ? known.compactMap { existing($0, of: link.target) } : []
            storage.layout.properties[slot].mutate(model, storage) {
                relate(slot, of: model, storage, to: kept + others)
            }
        }
    }

    private func admit(_ model: any PersistentModel, _ storage: ModelStorage, _ entity: Schema.Entity) {
        if model._$state.key == 0 { model._$state.key = ModelKeys.next() }
        model._$state.core = self
        model._$state.root = entity.layout.rootName
        storage.isInserted = true
        storage.isDeleted = false
        storage.isGone = false
        storage.isLoaded = true
        // It is found there until it is saved.
        inserted.append(model, storage, model.identifier)
        if let undoManager, undoManager.isUndoRegistrationEnabled {
            undoManager.registerUndo(withTarget: self) { $0.delete(model) }
        }
        tell(model.identifier, .inserted)
        planAutosave()
    }

    /// Deletes a model, those that its relationships take along, and what refers to them.
    func delete(_ model: any PersistentModel) {
        var waiting = [model]
        var next = 0
        while next < waiting.count {
            let model = waiting[next]
            next += 1
            let storage = model.storage
            guard model._$state.core === self, !storage.isDeleted, !storage.isGone else { continue }
            let entity = entity(of: storage)
            load(model, storage)
            let id = model.identifier
            var unlinked: [(link: RelationLink, others: [any PersistentModel])] = []
            for (slot, link) in entity.links.enumerated() {
                guard let link, link.relationship.deleteRule != .deny || link.inverse != nil else { continue }
                let others = related(slot, of: model, storage)
                if link.relationship.deleteRule == .cascade { waiting += others }
                if link.relationship.deleteRule != .noAction, link.relationship.deleteRule != .deny {
                    unlinked.append((link, others))
                }
            }
            mark(model, storage, id)
            for (link, others) in unlinked {
                guard let inverse = link.inverse else { continue }
                for other in others { change(inverse.slot, of: other) { $0.removeAll { $0 == id } } }
            }
        }
    }

    private func mark(_ model: any PersistentModel, _ storage: ModelStorage, _ id: PersistentIdentifier) {
        storage.isDeleted = true
        if inserted.contains(id) {
            inserted.remove(id)
            register(model, key: id.key, root: id.root)
        } else {
            deleted.insert(model, storage, id)
        }
        changed.remove(id)
        if let undoManager, undoManager.isUndoRegistrationEnabled {
            undoManager.registerUndo(withTarget: self) { $0.undelete(model) }
        }
        tell(id, .deleted)
        planAutosave()
    }

    /// Takes back that a model was deleted.
    func undelete(_ model: any PersistentModel) {
        let storage = model.storage
        guard storage.isDeleted else { return }
        let id = model.identifier
        if storage.isGone {
            // The row was deleted, too: it comes back as a new one, under its key.
            storage.isGone = false
            storage.isInserted = true
            storage.originals = [:]
        }
        storage.isDeleted = false
        deleted.remove(id)
        register(model, key: id.key, root: id.root)
        if storage.isInserted {
            inserted.insert(model, storage, id)
        } else if !storage.originals.isEmpty {
            changed.insert(model, storage, id)
        }
        if let undoManager, undoManager.isUndoRegistrationEnabled {
            undoManager.registerUndo(withTarget: self) { $0.delete(model) }
        }
        tell(id, .inserted)
        planAutosave()
    }

    /// Takes back all changes since the last save.
    func rollback() {
        let manager = undoManager
        undoManager = nil
        defer { undoManager = manager }
        let (new, updated, removed) = (inserted.models, changed.models, deleted.models)
        (inserted, changed, deleted) = (ModelList(), ModelList(), ModelList())
        conflicts = [:]
        for model in new {
            let id = model.identifier
            let storage = model.storage
            unregister(id)
            storage.isInserted = false
            storage.isDeleted = true
            storage.isGone = true
            tell(id, .deleted)
        }
        for model in removed {
            model.storage.isDeleted = false
            restoreOriginals(of: model)
            tell(model.identifier, .inserted)
        }
        for model in updated { restoreOriginals(of: model) }
    }

    private func restoreOriginals(of model: any PersistentModel) {
        let storage = model.storage
        let originals = storage.originals
        storage.originals = [:]
        for (slot, value) in originals {
            storage.layout.properties[slot].mutate(model, storage) { storage.values[slot] = value }
            tell(model.identifier, .updated(slot))
        }
    }

    // MARK: Autosave

    /// Saves soon, unless nobody wants that.
    func planAutosave() {
        guard autosaveEnabled, isMain, !isAutosavePlanned, !isSaving else { return }
        isAutosavePlanned = true
        Autosave.plan { [weak owner] in owner?.core.autosave() }
    }

    /// Saves what there is, and tells in the log what goes wrong.
    func autosave() {
        isAutosavePlanned = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            Log.logger.error("models could not be saved: \(error)")
        }
    }
}

/// When contexts save by themselves: half a second after a change, and before the program ends.
enum Autosave {
    static let delay = 0.5

    private static let lock = NSLock()
    // One for the process, whose end it is. Behind the lock.
    nonisolated(unsafe) private static var waiting: [() -> Void] = []
    nonisolated(unsafe) private static var isAtEnd = false

    static func plan(_ save: @escaping () -> Void) {
        let isFirst = lock.withLock {
            waiting.append(save)
            if !isAtEnd { atexit { Autosave.run() } }
            isAtEnd = true
            return waiting.count == 1
        }
        if isFirst { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { run() } }
    }

    /// Saves what waits for it. Tests call it in place of waiting.
    static func run() {
        let saves = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for save in saves { save() }
    }
}
