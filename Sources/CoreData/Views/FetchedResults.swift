import DovetailCore
import Foundation

/// The objects that a view has fetched.
///
/// A value: what was read of it stays as it was. Setting the predicate or the order of the property itself fetches anew:
///
///     items.nsPredicate = text.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", text)
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    let objects: [NSManagedObject]
    let storage: FetchStorage<Result>

    /// Which objects are fetched. Setting it shows the new ones with the next update.
    public var nsPredicate: NSPredicate? {
        get { storage.predicate }
        nonmutating set { storage.predicate = newValue }
    }
    /// Their order. Setting it shows the new one with the next update.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage.nsSortDescriptors }
        nonmutating set { storage.nsSortDescriptors = newValue }
    }
    /// Their order. Setting it shows the new one with the next update.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage.sortDescriptors }
        nonmutating set { storage.sortDescriptors = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    /// An object.
    public subscript(position: Int) -> Result {
        guard let object = objects[position] as? Result else {
            fatalError(
                "The class of \(objects[position].entity.name ?? "")'s objects is \(type(of: objects[position])), and not \(Result.self)."
            )
        }
        return object
    }
}

/// Objects that a view has fetched, in sections that have the same value of a property.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection
where Result: NSFetchRequestResult {
    /// Objects that have the same value.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value.
        public let id: SectionIdentifier
        let objects: ArraySlice<NSManagedObject>

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        /// An object.
        public subscript(position: Int) -> Result { objects[objects.startIndex + position] as! Result }
    }

    let sections: [Section]
    let storage: FetchStorage<Result>

    /// What objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { storage.sectionPath as! KeyPath<Result, SectionIdentifier> }
        nonmutating set { storage.change(section: newValue) }
    }
    /// Which objects are fetched.
    public var nsPredicate: NSPredicate? {
        get { storage.predicate }
        nonmutating set { storage.predicate = newValue }
    }
    /// Their order, which begins with that of the sections.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage.nsSortDescriptors }
        nonmutating set { storage.nsSortDescriptors = newValue }
    }
    /// Their order, which begins with that of the sections.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage.sortDescriptors }
        nonmutating set { storage.sortDescriptors = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    /// A section.
    public subscript(position: Int) -> Section { sections[position] }

    /// Objects that follow each other and have the same value are a section.
    static func sections(_ objects: [NSManagedObject], _ path: KeyPath<Result, SectionIdentifier>) -> [Section] {
        var sections: [Section] = []
        var start = 0
        var value: SectionIdentifier?
        for (index, object) in objects.enumerated() {
            guard let object = object as? Result else { continue }
            let next = object[keyPath: path]
            if let value, value != next {
                sections.append(Section(id: value, objects: objects[start..<index]))
                start = index
            }
            value = next
        }
        if let value { sections.append(Section(id: value, objects: objects[start...])) }
        return sections
    }
}
