import DovetailCore
import Foundation
import FoundationAdditions

/// What a view fetches.
struct FetchSetup<Result: NSFetchRequestResult> {
    var entity: NSEntityDescription?
    var request: NSFetchRequest<Result>?
    var predicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor] = []
    /// As the app has given them; nil where it has given others.
    var sortDescriptors: [SortDescriptor<Result>]?

    mutating func setOrder(_ descriptors: [SortDescriptor<Result>]) {
        sortDescriptors = descriptors
        nsSortDescriptors = descriptors.map(NSSortDescriptor.init)
    }

    var parts: FetchParts {
        var parts = request?.parts ?? FetchParts()
        if request == nil {
            parts.entity = entity
            parts.objectClass = Result.self as? NSManagedObject.Type
        }
        parts.predicate = predicate
        parts.sortDescriptors = nsSortDescriptors
        parts.resultType = .managedObjectResultType
        return parts
    }

    /// Whether both ask for the same.
    func isSame(as other: FetchSetup) -> Bool {
        guard entity === other.entity, request === other.request || Self.areSame(request?.parts, other.request?.parts),
            PredicateComparing.areSame(predicate, other.predicate)
        else { return false }
        return ManagedSort.areSame(nsSortDescriptors, other.nsSortDescriptors)
    }

    private static func areSame(_ first: FetchParts?, _ second: FetchParts?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.entityName == second.entityName && first.entity === second.entity && first.limit == second.limit
            && first.offset == second.offset && first.includesSubentities == second.includesSubentities
    }
}

/// Orders of Foundation's as those of Core Data.
enum ManagedSort {
    /// How texts are compared: Foundation keeps that to itself, so it is found by what comes of two texts, or by its name.
    fileprivate static func order<Result>(of descriptor: SortDescriptor<Result>) -> KeyedSortOrder {
        let text = String(describing: Mirror(reflecting: descriptor).children.map(\.value))
        if text.contains("localizedStandard") || text.contains("isLocalizedStandard: true") {
            return .localizedStandard
        }
        if text.contains("localized") { return .localized }
        return .plain
    }

    static func areSame(_ first: [NSSortDescriptor], _ second: [NSSortDescriptor]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { $0 === $1 || ($0.ascending == $1.ascending && $0.keyPath == $1.keyPath) }
    }
}

extension NSSortDescriptor {
    /// Sorts by a property as a descriptor of Swift's does.
    ///
    /// A descriptor of a key path to a property of the model is known by the property's name, so that the store can sort by it; others sort
    /// the objects in memory. Apple's takes descriptors of any class of objects; here it is for objects of Core Data.
    public convenience init<Compared: NSFetchRequestResult>(_ sortDescriptor: SortDescriptor<Compared>) {
        guard let path = sortDescriptor.keyPath, let name = KeyPathNames.name(path) else {
            // Sorted in memory, by the descriptor itself.
            self.init(keyPath: \NSManagedObject.whole, ascending: true) { left, right in
                guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
                return sortDescriptor.compare(left, right)
            }
            return
        }
        self.init(
            SortKey(path: name, order: ManagedSort.order(of: sortDescriptor)), sortDescriptor.order == .forward)
    }
}

extension NSManagedObject {
    /// The object itself, as a value that is sorted by.
    var whole: NSManagedObject { self }
}

/// Whether predicates ask for the same. Views make them anew each time that their bodies run.
enum PredicateComparing {
    static func areSame(_ first: NSPredicate?, _ second: NSPredicate?) -> Bool {
        if first === second { return true }
        guard let first = first?.condition, let second = second?.condition else { return false }
        return areSame(first, second)
    }

    private static func areSame(_ first: PredicateCondition, _ second: PredicateCondition) -> Bool {
        switch (first, second) {
        case (.constant(let left), .constant(let right)): left == right
        case (.not(let left), .not(let right)): areSame(left, right)
        case (.all(let left), .all(let right)), (.any(let left), .any(let right)):
            left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
        case (.comparison(let left), .comparison(let right)):
            left.kind == right.kind && left.quantity == right.quantity && left.ignoresCase == right.ignoresCase
                && left.ignoresAccents == right.ignoresAccents && areSame(left.left, right.left)
                && areSame(left.right, right.right)
        default: false
        }
    }

    private static func areSame(_ first: FormatExpression, _ second: FormatExpression) -> Bool {
        switch (first, second) {
        case (.object, .object): return true
        case (.constant(let left), .constant(let right)):
            if let left = PredicateValue.elements(left), let right = PredicateValue.elements(right) {
                return left.count == right.count && zip(left, right).allSatisfy { PredicateValue.areEqual($0, $1) }
            }
            return PredicateValue.areEqual(left, right)
        case (.member(let left, let name), .member(let right, let other)): return name == other && areSame(left, right)
        case (.variable(let left), .variable(let right)): return left == right
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
        default: return false
        }
    }
}
