import DovetailCore
import Foundation

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The kind: a file, or in memory.
    open var type = NSSQLiteStoreType
    /// The file. `/dev/null` keeps everything in memory.
    open var url: URL?
    /// The configuration of the model; nil for all entities.
    open var configuration: String?
    /// How long a context waits for another program. Here as long as it takes.
    open var timeout: TimeInterval = 240
    /// Whether the container opens it on another thread.
    open var shouldAddStoreAsynchronously = false
    /// Syncing by CloudKit, which there is none of here.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    private var values: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]

    /// Describes a file.
    public init(url: URL) { self.url = url }
    /// Describes a file of the container's.
    public override init() {}

    /// What the store is opened with.
    open var options: [String: NSObject] { values }
    /// Sets something that the store is opened with.
    open func setOption(_ option: NSObject?, forKey key: String) { values[key] = option }
    /// Whether nothing is saved.
    open var isReadOnly: Bool {
        get { (values[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
        set { values[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }
    /// Whether a store of an earlier version of the model is migrated.
    open var shouldMigrateStoreAutomatically: Bool {
        get { (values[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { values[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
    }
    /// Whether differences of models are found out by comparing these.
    open var shouldInferMappingModelAutomatically: Bool {
        get { (values[NSInferMappingModelAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { values[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
    }
    /// Sets a pragma of SQLite's. It has no effect.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A model, its stores, and a context for the views.
///
///     let container = NSPersistentContainer(name: "Trips")
///     container.loadPersistentStores { description, error in
///         if let error { fatalError("\(error)") }
///     }
///     // views: .environment(\.managedObjectContext, container.viewContext)
///
/// The model is the `.xcdatamodeld` of that name in the app. The store is a file of that name in the app's folder for its data
/// (``defaultDirectoryURL()``).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name of the model and of the store's file.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main thread.
    public let viewContext: NSManagedObjectContext
    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container with the model of a name. Where there is none, that is told in the log, and the model is empty.
    public convenience init(name: String) {
        if let place = ModelFiles.model(named: name), let model = NSManagedObjectModel(contentsOf: place) {
            self.init(name: name, managedObjectModel: model)
            return
        }
        Log.logger.error("Failed to load model named \(name): the app has no data model of this name.")
        self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
        let file = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
    }

    /// Where the files of stores are: the app's own folder in the folder for data of the person's apps.
    open class func defaultDirectoryURL() -> URL { StorageFolders.data }

    /// Opens the stores, and calls back for each with what went wrong.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if description.url == nil, description.type != NSInMemoryStoreType {
                description.url = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context on a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs `block` with a context on a queue of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs `block` with a context on a queue of its own, and waits for it.
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }

    /// Runs `block` with a context on a queue of its own, and waits for it.
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) -> T) async -> T {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }
}

/// How a store is synced by CloudKit. There is no CloudKit here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// The name of the container.
    public let containerIdentifier: String
    /// Options for a container of a name.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container that syncs by CloudKit. There is no CloudKit here: what it keeps stays on this machine, which is logged once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open override func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        Log.warnOnce(
            "NSPersistentCloudKitContainer",
            "NSPersistentCloudKitContainer keeps its objects on this machine alone: there is no CloudKit")
        super.loadPersistentStores(completionHandler: block)
    }

    /// Would make the schema in CloudKit. Does nothing.
    open func initializeCloudKitSchema() throws {}
}
