import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// The parts of a request with values in the place of what is asked of all objects of the entity: `rowID == max(rowID)` means the largest that any
    /// object has, whatever else the condition says.
    ///
    /// - Complexity: One object is read for the smallest and the largest value; for the others all objects are.
    func resolvingAggregates(_ parts: FetchParts) throws -> FetchParts {
        guard let condition = parts.predicate?.condition else { return parts }
        let entity = try parts.entity(in: self)
        var result = parts
        var failure: (any Error)?
        var found = false
        let resolved = condition.replacing { expression in
            guard case .function(let function, let arguments) = expression, function.isAggregate, arguments.count == 1,
                let path = Self.singlePath(arguments[0], entity), failure == nil
            else { return nil }
            found = true
            do {
                return .constant(try aggregate(function, path, parts))
            } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        if found { result.predicate = NSPredicate(condition: resolved) }
        return result
    }

    /// A path that leads to one value of an object; nil for one that leads to those of several objects, which are an object's own.
    private static func singlePath(_ expression: FormatExpression, _ entity: NSEntityDescription) -> [String]? {
        var names: [String] = []
        var rest = expression
        while case .member(let whole, let name) = rest {
            names.insert(name, at: 0)
            rest = whole
        }
        guard case .object = rest, !names.isEmpty else { return nil }
        var place = entity
        for name in names {
            switch place.propertiesByName[name] {
            case let relationship as NSRelationshipDescription:
                guard !relationship.isToMany, let next = relationship.destinationEntity else { return nil }
                place = next
            case is NSAttributeDescription: break
            default: return nil
            }
        }
        return names
    }

    private func aggregate(_ function: PredicateFunction, _ path: [String], _ parts: FetchParts) throws -> Any? {
        var all = parts
        (all.predicate, all.sortDescriptors, all.limit, all.offset) = (nil, nil, 0, 0)
        let key = path.joined(separator: ".")
        if function == .min || function == .max {
            // Nil comes first.
            all.predicate = NSPredicate(format: "%K != nil", key)
            all.sortDescriptors = [NSSortDescriptor(key: key, ascending: function == .min)]
            all.limit = 1
        }
        let values = try objects(all).compactMap { PredicateValue.unwrapped($0.value(forKeyPath: key)) }
        return function.aggregate(values)
    }
}
