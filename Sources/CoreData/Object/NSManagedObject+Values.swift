import Foundation
import FoundationAdditions

// How values are read and set. Relationships are kept as identifiers, so that objects don't hold each other, and lead back by themselves.
extension NSManagedObject {
    /// Reads the values from the store where they were not yet.
    func load() {
        guard values.isEmpty else { return }
        guard let managedObjectContext else { return fill() }
        managedObjectContext.exclusively { if values.isEmpty { fill() } }
    }

    private func fill() {
        guard let context = managedObjectContext, !isGone, let row = context.source?.row(of: objectID) else {
            // Deleted meanwhile: it reads as empty.
            isGone = true
            values = layout.properties.map { property in
                guard let relationship = property as? NSRelationshipDescription else { return .value(nil) }
                return relationship.isToMany ? (relationship.isOrdered ? .ordered([]) : .set([])) : .one(nil)
            }
            return
        }
        values = row.values
        version = row.version
        context.note(read: self)
    }

    /// The value in a slot, read from the store where it was not yet.
    func read(_ slot: Int) -> ManagedValue {
        load()
        if case .unread = values[slot], let relationship = layout.properties[slot] as? NSRelationshipDescription {
            let ids = managedObjectContext?.source?.many(of: objectID, relationship) ?? []
            values[slot] = relationship.isOrdered ? .ordered(ids) : .set(Set(ids))
        }
        return values[slot]
    }

    /// A value as an app sees it.
    func object(_ value: ManagedValue, _ slot: Int) -> Any? {
        switch value {
        case .value(let value):
            if let property = layout.properties[slot] as? NSFetchedPropertyDescription { return fetched(property) }
            return ManagedCoding.object(value)
        case .one(let id): return id.flatMap(other)
        case .set(let ids): return NSSet(array: ids.compactMap(other))
        case .ordered(let ids): return NSOrderedSet(array: ids.compactMap(other))
        case .unread: return nil
        }
    }

    private func fetched(_ property: NSFetchedPropertyDescription) -> Any? {
        guard let request = property.fetchRequest?.copied(), let context = managedObjectContext else { return nil }
        if let condition = request.predicate?.condition {
            request.predicate = NSPredicate(
                condition: condition.substituting(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]))
        }
        return try? context.fetch(request)
    }

    /// An object that a relationship leads to.
    func other(_ id: NSManagedObjectID) -> NSManagedObject? {
        companions[id] ?? managedObjectContext?.object(with: id)
    }

    // MARK: Setting

    /// Sets a value as an app gives it.
    func write(_ slot: Int, _ value: Any?) {
        load()
        switch layout.properties[slot] {
        case let attribute as NSAttributeDescription:
            record(slot, .value(ManagedCoding.canonical(value, attribute)))
        case let relationship as NSRelationshipDescription:
            let objects = Self.objects(value)
            if relationship.isToMany {
                replace(slot, relationship, objects)
            } else {
                setOne(slot, relationship, objects.first)
            }
        default: break
        }
    }

    /// The objects in what an app gives for a relationship.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch PredicateValue.unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let array as [NSManagedObject]: array
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }

    /// Takes over a new value, and notes what the store has.
    func record(_ slot: Int, _ value: ManagedValue) {
        tellObservers()
        managedObjectContext?.willChange(self)
        if !isInserted, originals[slot] == nil { originals[slot] = values[slot] }
        values[slot] = value
        managedObjectContext?.note(changed: self, slot)
    }

    private func keep(_ object: NSManagedObject) {
        if managedObjectContext == nil { companions[object.objectID] = object }
        guard let here = managedObjectContext, let there = object.managedObjectContext else { return }
        guard here === there else {
            fatalError(
                "Illegal attempt to establish a relationship between objects in different contexts (\(entity.name ?? "") and \(object.entity.name ?? ""))."
            )
        }
    }

    private func setOne(_ slot: Int, _ relationship: NSRelationshipDescription, _ new: NSManagedObject?) {
        guard case .one(let old) = read(slot), old !== new?.objectID else { return }
        if let new { keep(new) }
        record(slot, .one(new?.objectID))
        guard let inverse = relationship.inverseRelationship else { return }
        if let old, let before = other(old) { before.leadNoMore(inverse, to: self) }
        new?.lead(inverse, to: self)
    }

    func replace(_ slot: Int, _ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]) {
        let before = read(slot).many
        var seen: Set<NSManagedObjectID> = []
        let ids = objects.map(\.objectID).filter { seen.insert($0).inserted }
        for object in objects { keep(object) }
        record(slot, relationship.isOrdered ? .ordered(ids) : .set(seen))
        guard let inverse = relationship.inverseRelationship else { return }
        for id in before where !seen.contains(id) { other(id)?.leadNoMore(inverse, to: self) }
        let known = Set(before)
        for object in objects where !known.contains(object.objectID) { object.lead(inverse, to: self) }
    }

    /// Adds objects to a relationship; at a place where it has an order, and else at its end.
    func add(_ objects: [NSManagedObject], to slot: Int, at index: Int? = nil) {
        guard let relationship = layout.properties[slot] as? NSRelationshipDescription else { return }
        var ids = read(slot).many
        let known = Set(ids)
        let new = objects.filter { !known.contains($0.objectID) }
        guard !new.isEmpty else { return }
        for object in new { keep(object) }
        if relationship.isOrdered {
            ids.insert(contentsOf: new.map(\.objectID), at: min(index ?? ids.count, ids.count))
            record(slot, .ordered(ids))
        } else {
            record(slot, .set(known.union(new.map(\.objectID))))
        }
        if let inverse = relationship.inverseRelationship { for object in new { object.lead(inverse, to: self) } }
    }

    /// Takes objects out of a relationship.
    func remove(_ objects: [NSManagedObject], from slot: Int) {
        guard let relationship = layout.properties[slot] as? NSRelationshipDescription else { return }
        let gone = Set(objects.map(\.objectID))
        let known = read(slot).many
        guard known.contains(where: gone.contains) else { return }
        let rest = known.filter { !gone.contains($0) }
        record(slot, relationship.isOrdered ? .ordered(rest) : .set(Set(rest)))
        guard let inverse = relationship.inverseRelationship else { return }
        for id in known where gone.contains(id) { other(id)?.leadNoMore(inverse, to: self) }
    }

    /// The way back of what another object has set.
    private func lead(_ relationship: NSRelationshipDescription, to object: NSManagedObject) {
        guard let slot = layout.slots[relationship.name] else { return }
        if managedObjectContext == nil { companions[object.objectID] = object }
        switch read(slot) {
        case .one(let old):
            guard old !== object.objectID else { return }
            record(slot, .one(object.objectID))
            // It has led elsewhere, and what was there leads here no more.
            if let old, let inverse = relationship.inverseRelationship { other(old)?.leadNoMore(inverse, to: self) }
        case .set(let ids):
            if !ids.contains(object.objectID) { record(slot, .set(ids.union([object.objectID]))) }
        case .ordered(let ids):
            if !ids.contains(object.objectID) { record(slot, .ordered(ids + [object.objectID])) }
        case .value, .unread: break
        }
    }

    /// The way back of what another object has set otherwise.
    func leadNoMore(_ relationship: NSRelationshipDescription, to object: NSManagedObject) {
        guard let slot = layout.slots[relationship.name] else { return }
        switch read(slot) {
        case .one(let old): if old === object.objectID { record(slot, .one(nil)) }
        case .set(let ids):
            if ids.contains(object.objectID) { record(slot, .set(ids.subtracting([object.objectID]))) }
        case .ordered(let ids):
            if ids.contains(object.objectID) { record(slot, .ordered(ids.filter { $0 !== object.objectID })) }
        case .value, .unread: break
        }
    }
}
