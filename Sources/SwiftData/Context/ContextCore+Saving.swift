import DovetailBase
import Foundation

extension ContextCore {
    /// Writes all changes, in one transaction for each store.
    ///
    /// What others have saved meanwhile is taken over first, in the same transaction. A variable that both have changed is a conflict, which is thrown once:
    /// nothing is saved then, and the next save keeps this context's value.
    func save() throws {
        guard hasChanges, !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        let identifiers = SavedIdentifiers(
            inserted: inserted.entries.map(\.id), updated: changed.entries.map(\.id),
            deleted: deleted.entries.map(\.id))
        if let owner { NotificationCenter.default.post(name: ModelContext.willSave, object: owner) }
        try validate()
        var tokens: [String: any HistoryToken] = [:]
        var reregistered: [(Store, [SnapshotRows.Row])] = []
        for index in container.stores.indices {
            let store = container.stores[index]
            let isOnly = container.stores.count == 1
            func own(_ list: ModelList) -> [ModelList.Entry] {
                isOnly ? list.entries : list.entries.filter { self.store(of: entity(of: $0.storage)) === store }
            }
            let writer = RowWriter(core: self, inserted: own(inserted), changed: own(changed), deleted: own(deleted))
            guard !writer.isEmpty else { continue }
            var outcome: SaveOutcome?
            let number = try store.save { connection in
                try merge(index, connection)
                if let conflict = takeConflict() { throw conflict }
                guard let appStore = store.appStore else { return try writer.write(connection) }
                return try writer.write(connection) { changes in
                    let saved = try appStore.save(changes, self)
                    outcome = saved
                    return saved.remapped
                }
            }
            seen[index] = number
            writer.finish()
            if let outcome {
                tokens[store.identifier] = outcome.token
                reregistered.append((store, outcome.reregistered))
            } else {
                tokens[store.identifier] = DefaultHistoryToken(saves: [store.identifier: number])
            }
        }
        isSaving = false
        for (store, rows) in reregistered { try store.appStore?.reregister(rows, self) }
        container.noteSave(by: self)
        if let owner {
            NotificationCenter.default.post(
                name: ModelContext.didSave, object: owner, userInfo: identifiers.userInfo(tokens))
        }
    }

    private func takeConflict() -> SwiftDataError? {
        guard !conflicts.isEmpty else { return nil }
        defer { conflicts = [:] }
        let names = conflicts.map { id, names in
            names.isEmpty
                ? "a \(id.entityName) was deleted"
                : "\(names.sorted().map { "\(id.entityName).\($0)" }.joined(separator: ", ")) has another value"
        }
        return SwiftDataError(
            .conflict,
            "Nothing was saved: another context or program has changed the same models (\(names.sorted().joined(separator: "; "))). Saving again keeps the values of this context."
        )
    }

    /// Whether the models may be saved as they are.
    private func validate() throws {
        for entry in inserted.entries + changed.entries {
            let (model, storage) = (entry.model, entry.storage)
            let entity = entity(of: storage)
            guard entity.hasLinks else { continue }
            for (slot, link) in entity.links.enumerated() {
                guard let link else { continue }
                let rule = link.relationship
                let minimum = rule.minimumModelCount ?? 0
                let maximum = rule.maximumModelCount ?? 0
                guard link.isMany ? minimum > 0 || maximum > 0 : !rule.isOptional && storage.isInserted else {
                    continue
                }
                let count = relatedIDs(slot, of: model, storage).count
                if link.isMany, count < minimum || (maximum > 0 && count > maximum) {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "Nothing was saved: \(entity.name).\(link.name) has \(count) models, and may have \(minimum) to \(maximum > 0 ? String(maximum) : "any number")."
                    )
                }
                if !link.isMany, count == 0 {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "Nothing was saved: \(entity.name).\(link.name) has no model, and is not optional.")
                }
            }
        }
        for entry in deleted.entries {
            let (model, storage) = (entry.model, entry.storage)
            for (slot, link) in entity(of: storage).links.enumerated() where link?.relationship.deleteRule == .deny {
                let left = related(slot, of: model, storage)
                guard left.isEmpty else {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "Nothing was saved: a \(storage.layout.name) cannot be deleted while \(link!.name) has \(left.count) models."
                    )
                }
            }
        }
    }
}

/// What a save did, as notifications tell it.
private struct SavedIdentifiers {
    let inserted: [PersistentIdentifier]
    let updated: [PersistentIdentifier]
    let deleted: [PersistentIdentifier]

    func userInfo(_ tokens: [String: any HistoryToken]) -> [AnyHashable: Any] {
        [
            ModelContext.NotificationKey.historyTokens.rawValue: tokens,
            ModelContext.NotificationKey.insertedIdentifiers.rawValue: inserted,
            ModelContext.NotificationKey.updatedIdentifiers.rawValue: updated,
            ModelContext.NotificationKey.deletedIdentifiers.rawValue: deleted,
        ]
    }
}
