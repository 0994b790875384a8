import Foundation

extension ModelContext {
    /// The saves of the container's stores of this module that a descriptor asks for.
    ///
    /// What was saved by versions of the app whose models are not there any more is left out.
    public func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        let others = try container.histories(of: DefaultHistoryTransaction.self).flatMap {
            try history(of: $0, descriptor) ?? []
        }
        return try core.history(descriptor) + others
    }

    /// Deletes the saves that a descriptor asks for from the history. The models stay as they are.
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        for source in container.histories(of: DefaultHistoryTransaction.self) {
            try deleteHistory(of: source, descriptor)
        }
        try core.deleteHistory(descriptor)
    }

    /// The saves that a descriptor asks for of those stores of the container that tell their saves in this way.
    ///
    /// - Throws: ``SwiftDataError/invalidTransactionFetchRequest`` where there are none.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        if let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> {
            return try fetchHistory(descriptor) as! [T]
        }
        let sources = container.histories(of: T.self)
        if sources.isEmpty { throw Self.unknownHistory(T.self) }
        return try sources.flatMap { try history(of: $0, descriptor) ?? [] }
    }

    /// Deletes the saves that a descriptor asks for from the history of those stores that tell their saves in this way.
    ///
    /// - Throws: ``SwiftDataError/invalidTransactionFetchRequest`` where there are none.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        if let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> {
            return try deleteHistory(descriptor)
        }
        let sources = container.histories(of: T.self)
        if sources.isEmpty { throw Self.unknownHistory(T.self) }
        for source in sources { try deleteHistory(of: source, descriptor) }
    }

    private func history<Source: HistoryProviding, T>(
        of source: Source, _ descriptor: HistoryDescriptor<T>
    ) throws -> [T]? {
        try (descriptor as? HistoryDescriptor<Source.HistoryType>).flatMap { try source.fetchHistory($0) as? [T] }
    }

    private func deleteHistory<Source: HistoryProviding, T>(
        of source: Source, _ descriptor: HistoryDescriptor<T>
    ) throws {
        guard let descriptor = descriptor as? HistoryDescriptor<Source.HistoryType> else { return }
        try source.deleteHistory(descriptor)
    }

    private static func unknownHistory(_ type: Any.Type) -> SwiftDataError {
        SwiftDataError(.invalidTransactionFetchRequest, "No store of the container tells its saves as \(type).")
    }
}

extension ModelContainer {
    /// The stores of an app's own that tell their saves as values of a type.
    fileprivate func histories(of type: Any.Type) -> [any HistoryProviding] {
        func tells<Source: HistoryProviding>(_ source: Source) -> Bool { Source.HistoryType.self == type }
        return stores.compactMap { $0.appStore?.source as? any HistoryProviding }.filter { tells($0) }
    }

    /// The stores whose history is in their tables.
    fileprivate var storesWithHistory: [Store] { stores.filter { $0.appStore == nil } }
}

extension ContextCore {
    fileprivate func history(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        var transactions = try container.storesWithHistory.flatMap { try history(of: $0) }
        if let predicate = descriptor.predicate {
            transactions = try transactions.filter { try predicate.evaluate($0) }
        }
        if descriptor.sortBy.isEmpty {
            transactions.sort { $0.timestamp < $1.timestamp }
        } else {
            transactions.sort(using: descriptor.sortBy)
        }
        return descriptor.fetchLimit > 0 ? Array(transactions.prefix(Int(descriptor.fetchLimit))) : transactions
    }

    fileprivate func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        let transactions = try history(descriptor)
        for store in container.storesWithHistory {
            let numbers = transactions.filter { $0.storeIdentifier == store.identifier }.map(\.transactionIdentifier)
            guard !numbers.isEmpty else { continue }
            try store.save { connection in
                for number in numbers {
                    try connection.run("DELETE FROM _changes WHERE save = ?", [.integer(number)])
                    // The last one stays, empty, so that contexts and tokens still know what they have seen.
                    try connection.run(
                        "DELETE FROM _transactions WHERE id = ? AND id < (SELECT max(id) FROM _transactions)",
                        [.integer(number)])
                }
            }
        }
    }

    private func history(of store: Store) throws -> [DefaultHistoryTransaction] {
        var changes: [Int64: [HistoryChange]] = [:]
        var transactions: [DefaultHistoryTransaction] = []
        try store.perform { connection in
            try connection.query("SELECT id, save, kind, entity, key, details FROM _changes ORDER BY id") { row in
                guard let entity = schema.entitiesByName[row.text(3)], let kind = ChangeKind(rawValue: row.integer(2))
                else { return true }
                func add(_ kind: ChangeKind, _ key: Int64, _ number: Int64, _ details: String) {
                    let id = PersistentIdentifier(root: entity.layout.rootName, key: key, store: store.name)
                    let change = Self.change(entity.modelType, kind, id, number, row.integer(1), entity, details)
                    changes[row.integer(1), default: []].append(change)
                }
                if kind == .inserts, case .blob(let data) = row.value(5) {
                    let keys = ChangeKind.keys(in: data)
                    let first = row.integer(0) - Int64(keys.count) + 1
                    for (index, key) in keys.enumerated() { add(.insert, key, first + Int64(index), "") }
                } else {
                    add(kind, row.integer(4), row.integer(0), row.text(5))
                }
                return true
            }
            try connection.query("SELECT id, date, author, process FROM _transactions ORDER BY id") { row in
                let number = row.integer(0)
                let author: String? = if case .text(let text) = row.value(2) { text } else { nil }
                transactions.append(
                    DefaultHistoryTransaction(
                        author: author, token: DefaultHistoryToken(saves: [store.identifier: number]),
                        timestamp: Date(sqlValue: row.value(1)) ?? .distantPast, storeIdentifier: store.identifier,
                        processIdentifier: row.text(3), transactionIdentifier: number, changes: changes[number] ?? [],
                        bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))
                return true
            }
        }
        return transactions
    }

    private static func change<Model: PersistentModel>(
        _ type: Model.Type, _ kind: ChangeKind, _ id: PersistentIdentifier, _ number: Int64, _ save: Int64,
        _ entity: Schema.Entity, _ details: String
    ) -> HistoryChange {
        switch kind {
        case .insert, .inserts:
            return .insert(
                DefaultHistoryInsert<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: number, transactionIdentifier: save))
        case .update:
            let paths = details.split(separator: " ").compactMap { name in
                entity.layout.slot(named: String(name)).flatMap {
                    entity.layout.properties[$0].keypath as? PartialKeyPath<Model>
                }
            }
            return .update(
                DefaultHistoryUpdate<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: number, transactionIdentifier: save,
                    updatedAttributes: paths.map { unsafeBitCast($0, to: (PartialKeyPath<Model> & Sendable).self) }))
        case .delete:
            var values: [PartialKeyPath<Model>: Any] = [:]
            let texts = (try? JSON.decoder.decode([String: String].self, from: Data(details.utf8))) ?? [:]
            for (name, text) in texts {
                guard let slot = entity.layout.slot(named: name),
                    let path = entity.layout.properties[slot].keypath as? PartialKeyPath<Model>,
                    let value = try? entity.layout.properties[slot].coding?.decode(HistoryValue.value(text))
                else { continue }
                values[path] = value
            }
            return .delete(
                DefaultHistoryDelete<Model>(
                    changedPersistentIdentifier: id, changeIdentifier: number, transactionIdentifier: save,
                    tombstone: HistoryTombstone(values)))
        }
    }
}
