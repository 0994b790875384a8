import DovetailBase
import DovetailSQLite
import Foundation

/// A fetch descriptor as SQL, and what SQL cannot say of it.
///
/// Of a predicate, each of the conditions that `&&` joins goes to SQL if it can. Where one cannot, all of the predicate is asked of those models that the
/// others leave, in memory, and the log says so once. So it is with an order that leads through other models.
struct FetchPlan<T: PersistentModel> {
    /// One part of the order.
    struct Order {
        /// The column; nil for what is sorted in memory.
        let sql: String?
        /// The variable; nil for a way through other models.
        let slot: Int?
        let isForward: Bool
        let compare: (T, T) -> ComparisonResult
    }

    let core: ContextCore
    let entity: Schema.Entity
    let descriptor: FetchDescriptor<T>
    let condition: SQLText?
    /// What is asked of models in memory; nil for nothing.
    let rest: Predicate<T>?
    let orders: [Order]
    let isSortedInMemory: Bool

    init(_ core: ContextCore, _ descriptor: FetchDescriptor<T>) throws {
        guard let entity = core.schema.entity(of: T.self) else {
            throw SwiftDataError(.unknownSchema, "The container's schema does not have the model \(T.self).")
        }
        self.core = core
        self.entity = entity
        self.descriptor = descriptor
        var conditions: [SQLText] = []
        var rest: Predicate<T>?
        if let predicate = descriptor.predicate {
            let builder = SQLPredicateBuilder(core)
            builder.bind(predicate.variable.key, .model(key: SQLText("t._key"), entity: entity, alias: "t"))
            for part in Self.parts(predicate.expression) {
                do {
                    conditions.append(try builder.sql(part))
                } catch let error as NotInSQL {
                    rest = predicate
                    Log.warnOnce(
                        "predicate \(entity.name) \(error.what)",
                        "a predicate for \(entity.name) is asked of each model in memory, because SQL has no \(error.what)"
                    )
                }
            }
        }
        if entity.superentity != nil {
            let names = entity.family.map { SQL.literal($0.name) }.joined(separator: ", ")
            conditions.append(SQLText("t._kind IN (\(names))"))
        }
        condition = conditions.isEmpty ? nil : conditions.dropFirst().reduce(conditions[0]) { $0 + " AND " + $1 }
        self.rest = rest
        orders = descriptor.sortBy.map { Self.order($0, entity) }
        isSortedInMemory = orders.contains { $0.sql == nil }
        if isSortedInMemory {
            Log.warnOnce(
                "order \(entity.name)",
                "models of \(entity.name) are sorted in memory, because the order leads to no variable of it")
        }
    }

    /// The conditions that all have to hold.
    private static func parts(_ expression: Any) -> [Any] {
        guard let conjunction = expression as? any AllOf else { return [expression] }
        return conjunction.both.flatMap(parts)
    }

    private static func order(_ descriptor: SortDescriptor<T>, _ entity: Schema.Entity) -> Order {
        let isForward = descriptor.order == .forward
        let (path, isLexical) = SortPath.of(descriptor)
        guard let path, let slot = entity.layout.slot(of: path), let column = entity.statements.bySlot[slot],
            let coding = column.coding, coding.isComparable
        else { return Order(sql: nil, slot: nil, isForward: isForward, compare: { descriptor.compare($0, $1) }) }
        let isText = coding.valueType == String.self && !isLexical
        let sql =
            "t.\(column.quoted)\(isText ? " COLLATE \(SQLFunctions.standardOrder)" : "")\(isForward ? "" : " DESC")"
        guard isText else {
            return Order(sql: sql, slot: slot, isForward: isForward, compare: { descriptor.compare($0, $1) })
        }
        return Order(sql: sql, slot: slot, isForward: isForward) { first, second in
            let (left, right) = (first[keyPath: path] as? String, second[keyPath: path] as? String)
            let result: Int
            switch (left, right) {
            case (nil, nil): result = 0
            case (nil, _): result = -1
            case (_, nil): result = 1
            case (let left?, let right?): result = StandardOrder.compare(left, right)
            }
            return ComparisonResult(rawValue: isForward ? result : -result)!
        }
    }

    // MARK: Statements

    private var orderText: String { (orders.compactMap(\.sql) + ["t._key"]).joined(separator: ", ") }

    private func statement(_ columns: String, isOrdered: Bool = true, _ end: String = "") -> (String, [SQLValue]) {
        var sql = "SELECT \(columns) FROM \(entity.statements.table) t"
        if let condition { sql += " WHERE \(condition.text)" }
        if isOrdered { sql += " ORDER BY \(orderText)" }
        return (sql + end, condition?.values ?? [])
    }

    private var limit: String {
        guard descriptor.fetchLimit != nil || descriptor.fetchOffset != nil else { return "" }
        return " LIMIT \(descriptor.fetchLimit ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)"
    }

    /// Whether changes that are not saved may be about the models that are wanted.
    var hasPending: Bool {
        guard descriptor.includePendingChanges, core.hasChanges else { return false }
        // Another model may be what the predicate asks about.
        if let condition, condition.text.contains("SELECT") { return true }
        let root = entity.layout.rootName
        return [core.inserted, core.changed, core.deleted].contains { $0.hasModels(of: root) }
    }

    /// How many rows are read whole; of further ones the keys are read, and the values when they are asked for.
    private var wholeRows: Int { descriptor.propertiesToFetch.isEmpty ? 20_000 : 0 }

    // MARK: Results

    func models(wholeRows: Int? = nil) throws -> [T] {
        if let models = try appStoreModels() { return models }
        if hasPending || rest != nil || isSortedInMemory {
            return try slice(pendingModels())
        }
        if wholeRows == 0, !entity.hasKinds { return try batched() }
        return try stored(limit, wholeRows ?? self.wholeRows)
    }

    func slice(_ models: [T]) -> [T] {
        let start = min(descriptor.fetchOffset ?? 0, models.count)
        let count = min(descriptor.fetchLimit ?? Int.max, models.count - start)
        return start == 0 && count == models.count ? models : Array(models[start..<(start + count)])
    }

    /// The models of the store, in order.
    private func stored(_ end: String, _ wholeRows: Int) throws -> [T] {
        if wholeRows > 0, !entity.hasKinds { return try loaded(end, wholeRows) }
        var models: [T] = []
        let columns =
            wholeRows > 0
            ? entity.statements.selection + (entity.hasKinds ? ", t._kind" : "")
            : "t._key" + (entity.hasKinds ? ", t._kind" : "")
        let (sql, values) = statement(columns, end)
        let kindColumn = Int32(wholeRows > 0 ? entity.statements.read.count + 2 : 1)
        let make = core.makers(of: entity)
        try core.store(of: entity).perform { connection in
            try connection.query(sql, values) { row in
                let member = entity.hasKinds ? entity.member(named: row.text(kindColumn)) ?? entity : entity
                let key = row.integer(0)
                let model = entity.hasKinds ? core.model(key, of: member) : make(key)
                if models.count < wholeRows, member === entity {
                    let storage = model.storage
                    if !storage.isLoaded { core.fill(storage, entity, row) }
                }
                models.append(unsafeDowncast(model, to: T.self))
                return true
            }
        }
        return models
    }

    /// The models of the store, in order, with the values of so many of them. Of an entity whose rows are of one class.
    private func loaded(_ end: String, _ wholeRows: Int) throws -> [T] {
        let (sql, values) = statement(entity.statements.selection, end)
        return try core.store(of: entity).perform { connection in
            try core.loaded(T.self, entity, limit: wholeRows) { add in
                try connection.query(sql, values) { row in
                    try add(row)
                    return true
                }
            }
        }
    }

    /// The models of the store, in order, as objects that nothing is read of yet.
    private func batched() throws -> [T] {
        let (sql, values) = statement("t._key", limit)
        return try core.store(of: entity).perform { connection in
            try core.batched(T.self, root: entity.layout.rootName) { add in
                try connection.query(sql, values) { row in
                    add(row.integer(0))
                    return true
                }
            }
        }
    }

    /// The models with changes that are not saved among them, or of which some is asked in memory.
    private func pendingModels() throws -> [T] {
        let root = entity.layout.rootName
        let throughOthers = condition?.text.contains("SELECT") == true && core.hasChanges
        var models: [T]
        var pending: [T] = []
        if throughOthers {
            // What the predicate says of other models may not be so any more.
            let all = try FetchPlan(core, FetchDescriptor<T>(sortBy: descriptor.sortBy)).stored("", wholeRows)
            models = try all.filter { try isWanted($0) }
            pending = try core.inserted.models.compactMap { $0 as? T }.filter { try isWanted($0) }
        } else {
            models = try stored("", rest == nil ? wholeRows : Int.max)
            if descriptor.includePendingChanges {
                let touched = Set(
                    (core.changed.models + core.deleted.models).filter { $0._$state.root == root }.map(\.identifier))
                if !touched.isEmpty { models.removeAll { touched.contains($0.identifier) } }
                pending = try (core.inserted.models + core.changed.models).compactMap { $0 as? T }.filter {
                    try isWanted($0)
                }
            }
            if let rest { models = try models.filter { try rest.evaluate($0) } }
        }
        if descriptor.includePendingChanges { models.removeAll { $0._$state.storage?.isDeleted == true } }
        if isSortedInMemory || throughOthers {
            return (models + pending).sorted(by: precedes)
        }
        for model in pending { models.insert(model, at: place(of: model, in: models)) }
        return models
    }

    /// Whether the predicate holds, as the model is now.
    func isWanted(_ model: T) throws -> Bool {
        guard model._$state.storage?.isDeleted != true else { return false }
        return try descriptor.predicate?.evaluate(model) ?? true
    }

    /// Whether one model comes before another.
    func precedes(_ first: T, _ second: T) -> Bool {
        for order in orders {
            switch order.compare(first, second) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return first._$state.key < second._$state.key
    }

    /// Where a model belongs in sorted ones: a question for the logarithm of their number.
    func place(of model: T, in models: [T]) -> Int {
        var (low, high) = (0, models.count)
        while low < high {
            let middle = (low + high) / 2
            if precedes(models[middle], model) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func count() throws -> Int {
        if let count = try appStoreCount() { return count }
        if hasPending || rest != nil { return try models().count }
        let (sql, values) = statement("count(*)", isOrdered: false)
        let all = try core.store(of: entity).perform { Int(try $0.first(sql, values)?.integer ?? 0) }
        let left = max(0, all - (descriptor.fetchOffset ?? 0))
        return min(left, descriptor.fetchLimit ?? Int.max)
    }

    func keys() throws -> [Int64] {
        if let keys = try appStoreKeys() { return keys }
        if hasPending || rest != nil || isSortedInMemory { return try models().map(\._$state.key) }
        let (sql, values) = statement("t._key", limit)
        var keys: [Int64] = []
        try core.store(of: entity).perform { connection in
            try connection.query(sql, values) { row in
                keys.append(row.integer(0))
                return true
            }
        }
        return keys
    }

    private func statement(_ columns: String, _ end: String) -> (String, [SQLValue]) {
        statement(columns, isOrdered: true, end)
    }
}

/// Two conditions that both have to hold.
private protocol AllOf {
    var both: [Any] { get }
}

extension PredicateExpressions.Conjunction: AllOf {
    fileprivate var both: [Any] { [lhs, rhs] }
}

/// The variable that a sort descriptor is about. Foundation keeps it to itself, so it is looked up among the descriptor's parts.
enum SortPath {
    static func of(_ descriptor: some Any) -> (path: AnyKeyPath?, isLexical: Bool) {
        guard let comparison = Mirror(reflecting: descriptor).children.first(where: { $0.label == "comparison" }) else {
            return (nil, false)
        }
        guard let content = Mirror(reflecting: comparison.value).children.first else { return (nil, false) }
        let path = Mirror(reflecting: content.value).children.lazy.compactMap { $0.value as? AnyKeyPath }.first
        return (path, content.label == "comparableString")
    }
}
