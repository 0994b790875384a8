import DovetailSQLite
import Foundation

/// The stores of an app's models, and the context that its views use.
///
///     let container = try ModelContainer(for: Trip.self)
///
/// Any thread may use it; each has a ``ModelContext`` of its own.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The models of all stores.
    public let schema: Schema
    /// What brought the stores to the schema; nil for none.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// Where the stores are that are no app's own.
    public private(set) var configurations: Set<ModelConfiguration>
    let stores: [Store]
    /// By entities at the top.
    private let storeOfRoot: [Int32: Store]
    private let lock = NSLock()
    /// What follows saves in the stores' histories, by whom it belongs to. Behind the lock.
    private var followers: [ObjectIdentifier: @Sendable () -> Void] = [:]
    // Behind the lock.
    private var contexts: [ObjectIdentifier: WeakContext] = [:]
    private var main: ModelContext?
    /// Watches the files for what other programs write. Behind the lock.
    private var watch: FileWatch?

    /// Opens the stores of a schema.
    ///
    /// - Throws: ``SwiftDataError`` with the name of the file and what is wrong with it. The file stays as it is.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        let schema = try schema.withClasses()
        self.schema = schema
        self.migrationPlan = migrationPlan
        let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
        var stores: [Store] = []
        var storeOfRoot: [Int32: Store] = [:]
        try ModelConfiguration.checkDuplicates(configurations)
        for configuration in configurations {
            let part = try configuration.schema?.withClasses() ?? schema
            try configuration.validate()
            try Self.check(part, of: configuration.name, schema)
            let store = try Store(configuration, schema: configurations.count == 1 ? schema : part, plan: migrationPlan)
            stores.append(store)
            for root in part.roots.keys where storeOfRoot[root] == nil { storeOfRoot[root] = store }
        }
        self.stores = stores
        self.storeOfRoot = storeOfRoot
        self.configurations = Set(configurations)
    }

    /// Opens stores of any kind: those of an app's own configurations, too.
    ///
    /// - Throws: What a configuration finds wrong with itself, and what the stores say.
    public init(for schema: Schema, configurations: [any DataStoreConfiguration]) throws {
        let schema = try schema.withClasses()
        self.schema = schema
        migrationPlan = nil
        var stores: [Store] = []
        var storeOfRoot: [Int32: Store] = [:]
        try ModelConfiguration.checkDuplicates(configurations.compactMap { $0 as? ModelConfiguration })
        for configuration in configurations.isEmpty ? [ModelConfiguration()] : configurations {
            let part = try configuration.schema?.withClasses() ?? schema
            try Self.check(part, of: configuration.name, schema)
            try configuration.validate()
            // Contexts look up the entities of the container's schema.
            let whole = configurations.count < 2 ? schema : part
            let store =
                if let configuration = configuration as? ModelConfiguration {
                    try Store(configuration, schema: whole, plan: nil)
                } else {
                    try Store(of: Self.makeStore(configuration, part), name: configuration.name, schema: schema)
                }
            stores.append(store)
            for root in part.roots.keys where storeOfRoot[root] == nil { storeOfRoot[root] = store }
        }
        self.stores = stores
        self.storeOfRoot = storeOfRoot
        self.configurations = Set(configurations.compactMap { $0 as? ModelConfiguration })
    }

    /// Opens stores of any kind for some classes and those that belong to them.
    public convenience init(
        for types: any PersistentModel.Type..., configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    private static func makeStore<Configuration: DataStoreConfiguration>(
        _ configuration: Configuration, _ schema: Schema
    ) throws -> any DataStore {
        var configuration = configuration
        if configuration.schema == nil { configuration.schema = schema }
        let store = try Configuration.Store(configuration, migrationPlan: nil)
        for entity in schema.entities where store.schema.entity(of: entity.modelType) == nil {
            throw SwiftDataError(
                .unknownDataStoreSchema,
                "The store “\(store.identifier)” does not have the model \(entity.name) of its configuration.")
        }
        return store
    }

    private static func check(_ part: Schema, of name: String, _ schema: Schema) throws {
        for entity in part.entities where schema.entity(of: entity.modelType) == nil {
            throw SwiftDataError(
                .configurationSchemaNotFoundInContainerSchema,
                "The configuration “\(name)” has the model \(entity.name), which the container's schema does not have."
            )
        }
    }

    /// Opens the stores of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the stores of some classes and of those that belong to them.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        let last = migrationPlan?.schemas.last
        try self.init(
            for: Schema(types, version: last?.versionIdentifier ?? Schema.Version(1, 0, 0)),
            migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container in memory that begins with the contents of a file.
    init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, contents: Data?, of url: URL?) throws {
        let schema = try schema.withClasses()
        self.schema = schema
        self.migrationPlan = migrationPlan
        let name = url?.lastPathComponent ?? "Untitled"
        let configuration = ModelConfiguration(name, isStoredInMemoryOnly: true)
        stores = [try Store(configuration, schema: schema, plan: migrationPlan, contents: contents)]
        storeOfRoot = [:]
        configurations = [configuration]
    }

    /// A container of one version of a store that is being migrated.
    init(migrating store: Store, schema: Schema) {
        self.schema = schema
        migrationPlan = nil
        configurations = [store.configuration]
        stores = [store]
        storeOfRoot = [:]
    }

    /// The context of views. It saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let known = lock.withLock({ main }) { return known }
        let context = ModelContext(self, isMain: true)
        lock.withLock { main = context }
        return context
    }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    /// Deletes all models and the files of the stores' models. Contexts that are in use see none any more.
    public func deleteAllData() { try? erase() }

    /// Deletes all models of all stores, in one transaction for each.
    public func erase() throws {
        for store in stores {
            try store.appStore?.source.erase()
            try store.save { connection in
                for table in schema.shape.tables { try connection.run("DELETE FROM \(SQL.quote(table.name))") }
                for join in schema.shape.joins { try connection.run("DELETE FROM \(SQL.quote(join.name))") }
                try connection.run("DELETE FROM _changes")
                try connection.run("DELETE FROM _transactions")
            }
        }
        for core in cores { core.noteErased() }
    }

    /// The store of an entity.
    func store(ofRoot root: Int32) -> Store { storeOfRoot[root] ?? stores[0] }

    // MARK: Contexts

    func add(_ context: ModelContext) {
        lock.withLock {
            contexts = contexts.filter { $0.value.context != nil }
            contexts[ObjectIdentifier(context)] = WeakContext(context: context)
        }
    }

    private var cores: [ContextCore] { lock.withLock { contexts.values.compactMap { $0.context?.core } } }

    /// Tells the other contexts that something was saved.
    func noteSave(by saver: ContextCore) {
        for core in cores where core !== saver { core.noteForeignSave() }
        tellFollowers()
    }

    /// Runs a closure after each save to a store, of this program and as far as files are concerned of others, on whatever thread that is told; nil
    /// for no longer.
    func follow(_ owner: ObjectIdentifier, _ action: (@Sendable () -> Void)?) {
        lock.withLock { followers[owner] = action }
        if action != nil { watchFiles() }
    }

    private func tellFollowers() {
        for action in lock.withLock({ Array(followers.values) }) { action() }
    }

    /// Begins to look for what other programs save.
    func watchFiles() {
        lock.withLock {
            guard watch == nil else { return }
            let paths = stores.filter { !$0.configuration.isStoredInMemoryOnly }.map {
                $0.configuration.url.path + "-wal"
            }
            watch = FileWatch(paths) { [weak self] in
                for core in self?.cores ?? [] { core.noteForeignSave() }
                self?.tellFollowers()
            }
        }
    }
}
