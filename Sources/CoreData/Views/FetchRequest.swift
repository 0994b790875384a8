import DovetailCore
import Foundation

/// Objects that a view shows: fetched when it appears, and kept up to date as the context changes.
///
///     @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
///     private var items: FetchedResults<Item>
///
/// The context is that of the environment. The view's body runs again when objects come, go, move, or when one of them changes. A row that observes its object
/// (`@ObservedObject`) runs alone when that changes, as the others' views are what they were. On the main actor.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSManagedObject {
    @Environment(\.managedObjectContext) private var context
    @State private var storage = FetchStorage<Result>()
    private let setup: FetchSetup<Result>
    private let animation: Animation?
    private let transaction: Transaction?

    /// The objects.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: storage.objects, storage: storage)
    }

    /// What is fetched, to be set.
    public var projectedValue: Binding<Configuration> {
        let storage = storage
        return Binding(
            get: {
                Configuration(
                    nsSortDescriptors: storage.setup.nsSortDescriptors, nsPredicate: storage.setup.predicate,
                    storage.setup.sortDescriptors)
            },
            set: { new in
                storage.change {
                    $0.predicate = new.nsPredicate
                    if let order = new.order {
                        $0.setOrder(order)
                    } else {
                        $0.nsSortDescriptors = new.nsSortDescriptors
                    }
                }
            })
    }

    /// What a request fetches.
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] { didSet { order = nil } }
        /// Which objects.
        public var nsPredicate: NSPredicate?
        fileprivate var order: [SortDescriptor<Result>]?

        fileprivate init(
            nsSortDescriptors: [NSSortDescriptor], nsPredicate: NSPredicate?, _ order: [SortDescriptor<Result>]?
        ) {
            self.nsSortDescriptors = nsSortDescriptors
            self.nsPredicate = nsPredicate
            self.order = order
        }

        /// The order.
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { order ?? [] }
            set {
                nsSortDescriptors = newValue.map(NSSortDescriptor.init)
                order = newValue
            }
        }
    }

    private init(setup: FetchSetup<Result>, animation: Animation?, transaction: Transaction? = nil) {
        self.setup = setup
        self.animation = animation
        self.transaction = transaction
    }

    /// Fetches objects of the class.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(
            setup: FetchSetup(predicate: predicate, nsSortDescriptors: sortDescriptors), animation: animation)
    }

    /// Fetches objects of the class.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        var setup = FetchSetup<Result>(predicate: predicate)
        setup.setOrder(sortDescriptors)
        self.init(setup: setup, animation: animation)
    }

    /// Fetches objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            setup: FetchSetup(entity: entity, predicate: predicate, nsSortDescriptors: sortDescriptors),
            animation: animation)
    }

    /// Fetches what a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(setup: Self.setup(fetchRequest), animation: animation)
    }

    /// Fetches what a request asks for.
    ///
    /// - Parameter transaction: What changes of the objects are shown with.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(setup: Self.setup(fetchRequest), animation: nil, transaction: transaction)
    }

    private static func setup(_ request: NSFetchRequest<Result>) -> FetchSetup<Result> {
        FetchSetup(
            request: request, predicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [])
    }

    /// Fetches the objects where they may be others than before.
    public mutating func update() {
        storage.animation = animation
        storage.transaction = transaction
        storage.update(context, setup)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches all objects of the class.
    public init() { self.init(sortDescriptors: [NSSortDescriptor]()) }
}

/// Objects that a view shows in sections: those that follow each other and have the same value of a property.
///
///     @SectionedFetchRequest(sectionIdentifier: \Quake.day, sortDescriptors: [SortDescriptor(\Quake.time, order: .reverse)])
///     private var days: SectionedFetchResults<String, Quake>
///
/// See ``FetchRequest``. The property may be computed.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty
where Result: NSManagedObject {
    @Environment(\.managedObjectContext) private var context
    @State private var storage = FetchStorage<Result>()
    private let setup: FetchSetup<Result>
    private let section: KeyPath<Result, SectionIdentifier>
    private let animation: Animation?
    private let transaction: Transaction?

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        let path = storage.sectionPath as? KeyPath<Result, SectionIdentifier> ?? section
        return SectionedFetchResults(
            sections: SectionedFetchResults<SectionIdentifier, Result>.sections(storage.objects, path), storage: storage
        )
    }

    private init(
        _ section: KeyPath<Result, SectionIdentifier>, _ setup: FetchSetup<Result>, _ animation: Animation?,
        _ transaction: Transaction? = nil
    ) {
        self.section = section
        self.setup = setup
        self.animation = animation
        self.transaction = transaction
    }

    /// Fetches objects of the class.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier, FetchSetup(predicate: predicate, nsSortDescriptors: sortDescriptors), animation)
    }

    /// Fetches objects of the class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        var setup = FetchSetup<Result>(predicate: predicate)
        setup.setOrder(sortDescriptors)
        self.init(sectionIdentifier, setup, animation)
    }

    /// Fetches objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier,
            FetchSetup(entity: entity, predicate: predicate, nsSortDescriptors: sortDescriptors), animation)
    }

    /// Fetches what a request asks for.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier,
            FetchSetup(
                request: fetchRequest, predicate: fetchRequest.predicate,
                nsSortDescriptors: fetchRequest.sortDescriptors ?? []), animation)
    }

    /// Fetches what a request asks for.
    ///
    /// - Parameter transaction: What changes of the objects are shown with.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(
            sectionIdentifier,
            FetchSetup(
                request: fetchRequest, predicate: fetchRequest.predicate,
                nsSortDescriptors: fetchRequest.sortDescriptors ?? []), nil, transaction)
    }

    /// Fetches the objects where they may be others than before.
    public mutating func update() {
        storage.animation = animation
        storage.transaction = transaction
        storage.update(context, setup, section: section)
    }
}
