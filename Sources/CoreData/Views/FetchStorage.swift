import DovetailCore
import Foundation
import FoundationAdditions
import Observation

/// The objects of one fetch request of one view.
///
/// A change of a context costs what changed: an object that may belong elsewhere is taken out and put in at its place, which takes a search of its neighbours. Where
/// the request has a limit, or asks about other objects, everything is fetched again.
final class FetchStorage<Result: NSFetchRequestResult>: ContextObserver {
    private(set) var objects: [NSManagedObject] = []
    var animation: Animation?
    var transaction: Transaction?
    /// What is fetched: the view's, or what an app has set on the results since.
    private(set) var setup = FetchSetup<Result>()
    private var given: FetchSetup<Result>?
    private(set) var sectionPath: AnyKeyPath?
    private var givenSection: AnyKeyPath?
    private let signal = FetchSignal()
    private weak var context: NSManagedObjectContext?
    private var entity: NSEntityDescription?
    private var asksOthers = false
    private var isStale = true
    private var touched: Set<NSManagedObject> = []
    /// How often everything was fetched. For tests.
    private(set) var fetchCount = 0

    deinit { context?.remove(self) }

    /// Brings the objects up to date. Called before each run of the body.
    func update(_ context: NSManagedObjectContext, _ new: FetchSetup<Result>, section: AnyKeyPath? = nil) {
        _ = signal.count
        if self.context !== context {
            self.context?.remove(self)
            self.context = context
            context.add(self)
            isStale = true
        }
        if given.map({ !$0.isSame(as: new) }) ?? true {
            given = new
            setup = new
            isStale = true
        }
        if givenSection != section {
            givenSection = section
            sectionPath = section
        }
        guard context.source != nil else { return }
        context.processPendingChanges()
        if isStale {
            fetch(context)
        } else if !touched.isEmpty {
            replaceTouched(context)
        }
        touched = []
        isStale = false
    }

    /// Sets something of what is fetched.
    func change(_ body: (inout FetchSetup<Result>) -> Void) {
        var new = setup
        body(&new)
        guard !new.isSame(as: setup) else { return }
        setup = new
        isStale = true
        tell()
    }

    /// What results let an app change; see ``FetchedResults``.
    var predicate: NSPredicate? {
        get { setup.predicate }
        set { change { $0.predicate = newValue } }
    }
    var nsSortDescriptors: [NSSortDescriptor] {
        get { setup.nsSortDescriptors }
        set {
            change {
                $0.nsSortDescriptors = newValue
                $0.sortDescriptors = nil
            }
        }
    }
    var sortDescriptors: [SortDescriptor<Result>] {
        get { setup.sortDescriptors ?? [] }
        set { change { $0.setOrder(newValue) } }
    }

    func change(section path: AnyKeyPath) {
        guard path != sectionPath else { return }
        sectionPath = path
        tell()
    }

    private func tell() {
        let signal = signal
        if let transaction {
            withTransaction(transaction) { signal.count += 1 }
        } else if let animation {
            withAnimation(animation) { signal.count += 1 }
        } else {
            signal.count += 1
        }
    }

    private func fetch(_ context: NSManagedObjectContext) {
        fetchCount += 1
        let parts = setup.parts
        do {
            let entity = try parts.entity(in: context)
            self.entity = entity
            asksOthers = SQLQuery(entity, parts)?.asksOthers ?? true
            objects = try context.objects(parts)
        } catch {
            Log.logger.error("@FetchRequest of \(Result.self): \(error.localizedDescription)")
            objects = []
        }
    }

    private func replaceTouched(_ context: NSManagedObjectContext) {
        let parts = setup.parts
        guard let entity, !asksOthers, parts.limit == 0, parts.offset == 0, touched.count <= 32 else {
            return fetch(context)
        }
        objects.removeAll { touched.contains($0) }
        let order = ManagedOrder(setup.nsSortDescriptors)
        for object in touched.sorted(by: { $0.serial < $1.serial }) {
            guard object.managedObjectContext === context, !object.isDeleted, isWanted(object, entity, parts) else {
                continue
            }
            objects.insert(object, at: place(of: object, order))
        }
    }

    private func isWanted(_ object: NSManagedObject, _ entity: NSEntityDescription, _ parts: FetchParts) -> Bool {
        guard parts.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
        else {
            return false
        }
        object.load()
        guard !object.isGone else { return false }
        return parts.predicate?.evaluate(with: object) ?? true
    }

    /// Objects that are equal to the order are in the order of their keys; new ones come last.
    private func place(of object: NSManagedObject, _ order: ManagedOrder) -> Int {
        func isBefore(_ other: NSManagedObject) -> Bool {
            switch order.compare(other, object) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame:
                let (left, right) = (other.objectID.key ?? .max, object.objectID.key ?? .max)
                return left == right ? other.serial < object.serial : left < right
            }
        }
        var (low, high) = (0, objects.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(objects[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Changes

    func context(_ context: NSManagedObjectContext, touched object: NSManagedObject, _ change: ContextChange) {
        guard let entity else { return }
        if object.entity.isKindOf(entity: entity) {
            guard touched.insert(object).inserted || change != .updated else { return }
        } else if asksOthers {
            guard !isStale else { return }
            isStale = true
        } else {
            return
        }
        tell()
    }

    func context(_ context: NSManagedObjectContext, processed changes: PendingChanges) {}

    func contextWasReset(_ context: NSManagedObjectContext) {
        isStale = true
        tell()
    }
}

/// Tells the body that the objects are others.
@Observable
private final class FetchSignal {
    var count = 0
}
