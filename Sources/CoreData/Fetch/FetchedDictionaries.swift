import Foundation
import FoundationAdditions

extension NSManagedObjectContext {
    /// The dictionaries of a request: one for each object, or for each group of objects where there are groups or functions of several objects.
    ///
    /// - Complexity: All objects that the request's predicate names are read; groups are made in memory.
    func dictionaries(_ parts: FetchParts) throws -> [NSDictionary] {
        let entity = try parts.entity(in: self)
        let asked = parts.properties ?? []
        let columns =
            asked.isEmpty
            ? entity.attributesByName.keys.map(DictionaryColumn.init(name:)) : asked.compactMap(DictionaryColumn.init)
        let groups = (parts.groups ?? []).compactMap(DictionaryColumn.init)
        if groups.isEmpty, !columns.contains(where: \.isComputed) {
            return distinct(try objects(parts).map { dictionary(columns, of: [$0]) }, parts)
        }
        // Order, number and condition are about the dictionaries, and not about the objects that they are made of.
        var all = parts
        (all.sortDescriptors, all.limit, all.offset) = (nil, 0, 0)
        let objects = try objects(all)
        var results = rows(of: objects, columns: columns, groups: groups).map { rows in
            // What sorts may be a property that is not asked for.
            (shown: dictionary(columns, of: rows), known: dictionary(groups + columns, of: rows))
        }
        if let having = parts.having {
            results = results.filter {
                having.evaluate(with: $0.known, substitutionVariables: $0.known as? [String: Any])
            }
        }
        if let descriptors = parts.sortDescriptors, !descriptors.isEmpty {
            let order = ManagedOrder(descriptors)
            results = results.enumerated().sorted { left, right in
                let result = order.compare(left.element.known, right.element.known)
                return result == .orderedSame ? left.offset < right.offset : result == .orderedAscending
            }.map(\.element)
        }
        let found = distinct(results.map(\.shown), parts).dropFirst(parts.offset)
        return Array(parts.limit > 0 ? found.prefix(parts.limit) : found)
    }

    /// The objects that each dictionary is made of.
    private func rows(
        of objects: [NSManagedObject], columns: [DictionaryColumn], groups: [DictionaryColumn]
    ) -> [[NSManagedObject]] {
        guard !groups.isEmpty else {
            return columns.contains(where: \.isOfSeveral) ? [objects] : objects.map { [$0] }
        }
        var places: [NSArray: Int] = [:]
        var rows: [[NSManagedObject]] = []
        for object in objects {
            let key = NSArray(array: groups.map { $0.value(of: [object]) ?? NSNull() })
            if let place = places[key] {
                rows[place].append(object)
            } else {
                places[key] = rows.count
                rows.append([object])
            }
        }
        return rows
    }

    private func dictionary(_ columns: [DictionaryColumn], of objects: [NSManagedObject]) -> NSDictionary {
        var values: [String: Any] = [:]
        for column in columns { values[column.name] = column.value(of: objects) }
        return NSDictionary(dictionary: values)
    }

    private func distinct(_ dictionaries: [NSDictionary], _ parts: FetchParts) -> [NSDictionary] {
        guard parts.isDistinct else { return dictionaries }
        var seen: Set<NSDictionary> = []
        return dictionaries.filter { seen.insert($0).inserted }
    }
}

/// A value of a fetched dictionary.
private struct DictionaryColumn {
    let name: String
    private var expression: FoundationAdditions.NSExpression?
    private var type = NSAttributeType.undefinedAttributeType

    init(name: String) { self.name = name }

    /// - Parameter property: A name, or a description of a property or an expression; nil is made of anything else.
    init?(_ property: Any) {
        switch property {
        case let name as String: self.name = name
        case let description as NSExpressionDescription:
            name = description.name
            (expression, type) = (description.expression, description.expressionResultType)
        case let description as NSPropertyDescription: name = description.name
        default: return nil
        }
    }

    var isComputed: Bool { expression != nil }
    /// Whether it looks at several objects.
    var isOfSeveral: Bool { expression.map(Self.looksAtSeveral) ?? false }

    private static func looksAtSeveral(_ expression: FoundationAdditions.NSExpression) -> Bool {
        expression.aggregation != nil || (expression.arguments ?? []).contains(where: looksAtSeveral)
    }

    func value(of objects: [NSManagedObject]) -> Any? {
        guard let expression else {
            let value = PredicateValue.unwrapped(objects.first?.value(forKeyPath: name))
            // An object of a relationship is given by its identifier, as Apple's does.
            return (value as? NSManagedObject)?.objectID ?? value
        }
        let value = PredicateValue.unwrapped(compute(expression, objects))
        if let identified = value as? NSManagedObject { return identified.objectID }
        guard type != .undefinedAttributeType else { return ManagedCoding.object(value) }
        let attribute = NSAttributeDescription()
        attribute.attributeType = type
        return ManagedCoding.object(ManagedCoding.canonical(value, attribute))
    }

    private func compute(_ expression: FoundationAdditions.NSExpression, _ objects: [NSManagedObject]) -> Any? {
        if let (function, argument) = expression.aggregation {
            let values = objects.flatMap { object -> [Any] in
                let value = argument.value(PredicateContext(object: object, bindings: [:]))
                let all = PredicateValue.text(value) == nil ? PredicateValue.elements(value) ?? [value] : [value]
                return all.compactMap(PredicateValue.unwrapped)
            }
            // Sums of money are exact.
            let decimals = values.compactMap { $0 as? NSDecimalNumber }
            if function == .sum, !decimals.isEmpty, decimals.count == values.count {
                return decimals.dropFirst().reduce(decimals[0]) { $0.adding($1) }
            }
            return function.aggregate(values)
        }
        if let function = expression.plainFunction {
            return function.value((expression.arguments ?? []).map { compute($0, objects) })
        }
        return expression.expression.value(PredicateContext(object: objects.first, bindings: [:]))
    }
}

extension FoundationAdditions.NSExpression {
    /// The value of a property that a key path of a managed object leads to.
    public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        guard let name = KeyPathNames.name(keyPath) else {
            fatalError("NSExpression(forKeyPath:): \(keyPath) leads to no property of a data model.")
        }
        self.init(forKeyPath: name)
    }
}
