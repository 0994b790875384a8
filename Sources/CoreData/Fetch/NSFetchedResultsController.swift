import Foundation
import FoundationAdditions

/// Objects of a section.
public protocol NSFetchedResultsSectionInfo {
    /// What the objects have in common.
    var name: String { get }
    /// A short title: the name's first letter.
    var indexTitle: String? { get }
    /// How many there are.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// What has happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// Is told how the results of a controller change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// The results begin to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// An object came, went, moved or changed. Index paths have a section and an item.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// The results have changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The results of a fetch request, kept up to date, in sections.
///
/// Its delegate is told at the end of each event in which something has changed. Delegates get the controller as one of `NSFetchRequestResult`, whatever its own
/// type is: a controller of that type stands for it there, with the same results.
open class NSFetchedResultsController<ResultType>: NSObject, ContextObserver {
    /// What is fetched.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Where from.
    public let managedObjectContext: NSManagedObjectContext
    /// The property whose values make sections.
    public let sectionNameKeyPath: String?
    /// The name of a cache. There is none here.
    public let cacheName: String?
    /// Is told of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var results: [NSManagedObject]?
    private var infos: [SectionInfo] = []
    /// Stands for the controller where a delegate is told.
    private var stand: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Makes a controller; ``performFetch()`` begins.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    /// Forgets a cache. There is none here.
    open class func deleteCache(withName name: String?) {}

    deinit { managedObjectContext.remove(self) }

    /// Fetches the results, and follows them from now on.
    open func performFetch() throws {
        let objects = try fetched()
        if results == nil { managedObjectContext.add(self) }
        take(objects)
    }

    private func fetched() throws -> [NSManagedObject] {
        var parts = fetchRequest.parts
        parts.resultType = .managedObjectResultType
        return try managedObjectContext.objects(parts)
    }

    private func take(_ objects: [NSManagedObject]) {
        results = objects
        infos = sections(of: objects)
    }

    // MARK: Results

    /// The results; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { results?.compactMap { $0 as? ResultType } }
    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { results == nil ? nil : infos }
    /// The titles of the sections.
    open var sectionIndexTitles: [String] { infos.compactMap(\.indexTitle) }

    /// The object at a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        infos[indexPath[0]].members[indexPath[1]] as! ResultType
    }
    /// The place of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as AnyObject as? NSManagedObject).flatMap { place(of: $0, infos) }
    }
    /// The section of a title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    private final class SectionInfo: NSFetchedResultsSectionInfo {
        let name: String
        let members: [NSManagedObject]

        init(_ name: String, _ members: [NSManagedObject]) {
            self.name = name
            self.members = members
        }

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    private func sections(of objects: [NSManagedObject]) -> [SectionInfo] {
        guard let sectionNameKeyPath else { return [SectionInfo("", objects)] }
        var sections: [SectionInfo] = []
        var members: [NSManagedObject] = []
        var name: String?
        func close() { if let name { sections.append(SectionInfo(name, members)) } }
        for object in objects {
            let next = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
            if next != name {
                close()
                (name, members) = (next, [])
            }
            members.append(object)
        }
        close()
        return sections
    }

    private func place(of object: NSManagedObject, _ sections: [SectionInfo]) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let index = section.members.firstIndex(where: { $0 === object }) {
                return IndexPath(indexes: [number, index])
            }
        }
        return nil
    }

    // MARK: Changes

    func context(_ context: NSManagedObjectContext, touched object: NSManagedObject, _ change: ContextChange) {}

    func contextWasReset(_ context: NSManagedObjectContext) { take([]) }

    func context(_ context: NSManagedObjectContext, processed changes: PendingChanges) {
        guard let before = results, let entity = try? fetchRequest.parts.entity(in: context),
            changes.all.contains(where: { $0.entity.isKindOf(entity: entity) }) || asksOthers(entity),
            let now = try? fetched()
        else { return }
        let (old, oldSections) = (before, infos)
        let known = Set(old)
        let updated = changes.updated.union(changes.refreshed)
        let isSame = old.count == now.count && zip(old, now).allSatisfy { $0 === $1 }
        take(now)
        guard !isSame || now.contains(where: updated.contains) else { return }
        guard let delegate else { return }
        let stand = standing()
        delegate.controllerWillChangeContent(stand)
        tellSections(oldSections, delegate, stand)
        let current = Set(now)
        let places = indexPaths(infos)
        let oldPlaces = indexPaths(oldSections)
        for object in old where !current.contains(object) {
            delegate.controller(stand, didChange: object, at: oldPlaces[object], for: .delete, newIndexPath: nil)
        }
        for object in now where !known.contains(object) {
            delegate.controller(stand, didChange: object, at: nil, for: .insert, newIndexPath: places[object])
        }
        let moved = Self.moved(old.filter(current.contains), now.filter(known.contains))
        for object in now where known.contains(object) {
            if moved.contains(object) || oldPlaces[object]?.first != places[object]?.first {
                delegate.controller(
                    stand, didChange: object, at: oldPlaces[object], for: .move, newIndexPath: places[object])
            } else if updated.contains(object) {
                delegate.controller(
                    stand, didChange: object, at: oldPlaces[object], for: .update, newIndexPath: places[object])
            }
        }
        delegate.controllerDidChangeContent(stand)
    }

    private func asksOthers(_ entity: NSEntityDescription) -> Bool {
        SQLQuery(entity, fetchRequest.parts)?.asksOthers ?? true
    }

    /// The controller as one of any results.
    private func standing() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.parts = fetchRequest.parts
        let made =
            stand
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                fetchRequest: request, managedObjectContext: managedObjectContext,
                sectionNameKeyPath: sectionNameKeyPath,
                cacheName: cacheName)
        stand = made
        made.take(results ?? [])
        return made
    }

    private func indexPaths(_ sections: [SectionInfo]) -> [NSManagedObject: IndexPath] {
        var paths: [NSManagedObject: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (index, object) in section.members.enumerated() { paths[object] = IndexPath(indexes: [number, index]) }
        }
        return paths
    }

    private func tellSections(
        _ old: [SectionInfo], _ delegate: any NSFetchedResultsControllerDelegate,
        _ stand: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        guard sectionNameKeyPath != nil else { return }
        let (before, now) = (Set(old.map(\.name)), Set(infos.map(\.name)))
        for (index, section) in old.enumerated() where !now.contains(section.name) {
            delegate.controller(stand, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in infos.enumerated() where !before.contains(section.name) {
            delegate.controller(stand, didChange: section, atSectionIndex: index, for: .insert)
        }
    }

    /// The objects that changed places among those that stay: the rest of them is the longest part that kept its order.
    private static func moved(_ old: [NSManagedObject], _ new: [NSManagedObject]) -> Set<NSManagedObject> {
        let difference = new.difference(from: old) { $0 === $1 }
        return Set(difference.insertions.compactMap { if case .insert(_, let object, _) = $0 { object } else { nil } })
    }
}
