import DovetailSQLite
import Foundation
import FoundationAdditions

/// A value in a predicate with a format. Foundation has another type of this name.
typealias FormatExpression = FoundationAdditions.PredicateExpression

/// A fetch request as SQL.
///
/// Nil is made of what SQL cannot say: predicates that are blocks, patterns and properties that are no part of the model.
struct SQLQuery {
    let condition: SQLText
    let order: String
    /// Whether the condition or the order asks about other objects than those of the entity.
    private(set) var asksOthers = false

    init?(_ entity: NSEntityDescription, _ parts: FetchParts) {
        var builder = SQLConditionBuilder(entity)
        let kinds = (parts.includesSubentities ? entity.family : [entity]).map { SQL.literal($0.name ?? "") }
        var condition = SQLText("t._entity IN (\(kinds.joined(separator: ", ")))")
        if let predicate = parts.predicate {
            guard let part = predicate.condition, let text = builder.condition(part) else { return nil }
            condition = condition + " AND " + text
        }
        var orders: [String] = []
        for descriptor in parts.sortDescriptors ?? [] {
            guard let text = builder.order(descriptor) else { return nil }
            orders.append(text)
        }
        self.condition = condition
        order = (orders + ["t._key"]).joined(separator: ", ")
        asksOthers = builder.asksOthers
    }
}

/// Makes SQL of conditions. The row that is asked about is named `t`.
struct SQLConditionBuilder {
    private let entity: NSEntityDescription
    private(set) var asksOthers = false
    private var aliases = 0

    init(_ entity: NSEntityDescription) { self.entity = entity }

    /// What a path leads to.
    private enum Term {
        case attribute(SQLText, NSAttributeDescription)
        /// The key of an object, or null.
        case object(SQLText, NSEntityDescription)
        case many(SQLText, NSRelationshipDescription, alias: String, from: String, rest: [String])
        case count(SQLText)
    }

    // MARK: Conditions

    mutating func condition(_ condition: PredicateCondition) -> SQLText? {
        switch condition {
        case .constant(let value): return SQLText(value ? "1" : "0")
        case .not(let part): return self.condition(part).map { "NOT (" + $0 + ")" }
        case .all(let parts): return joined(parts, " AND ", empty: "1")
        case .any(let parts): return joined(parts, " OR ", empty: "0")
        case .comparison(let comparison): return self.comparison(comparison)
        }
    }

    private mutating func joined(_ parts: [PredicateCondition], _ word: String, empty: String) -> SQLText? {
        guard !parts.isEmpty else { return SQLText(empty) }
        var result = SQLText("(")
        for (index, part) in parts.enumerated() {
            guard let text = condition(part) else { return nil }
            result = (index > 0 ? result + word : result) + text
        }
        return result + ")"
    }

    private mutating func comparison(_ comparison: PredicateComparison) -> SQLText? {
        guard let path = Self.path(comparison.left) else { return turned(comparison) }
        guard let term = term(path, entity, "t") else { return nil }
        if case .many(let owner, let relationship, let alias, let from, let rest) = term {
            return many(comparison, owner, relationship, alias, from, rest)
        }
        guard comparison.quantity == nil else { return nil }
        return single(comparison, term)
    }

    /// A comparison with the value at the left, as in `%@ IN tags` and `5 < count`.
    private mutating func turned(_ comparison: PredicateComparison) -> SQLText? {
        guard Self.path(comparison.right) != nil, comparison.quantity == nil else { return nil }
        let kinds: [PredicateComparison.Kind: PredicateComparison.Kind] = [
            .equal: .equal, .unequal: .unequal, .less: .greater, .lessOrEqual: .greaterOrEqual, .greater: .less,
            .greaterOrEqual: .lessOrEqual, .in: .contains,
        ]
        guard let kind = kinds[comparison.kind] else { return nil }
        var other = comparison
        (other.left, other.kind, other.right) = (comparison.right, kind, comparison.left)
        return self.comparison(other)
    }

    /// Objects that a relationship leads to: whether any, all or none of them are as wanted.
    private mutating func many(
        _ comparison: PredicateComparison, _ owner: SQLText, _ relationship: NSRelationshipDescription, _ alias: String,
        _ from: String, _ rest: [String]
    ) -> SQLText? {
        guard let destination = relationship.destinationEntity else { return nil }
        var inner = comparison
        inner.quantity = nil
        var quantity = comparison.quantity
        if quantity == nil, comparison.kind == .contains, rest.isEmpty {
            // `tags CONTAINS %@` is about one of them.
            inner.kind = .equal
            quantity = .any
        }
        guard let quantity else { return nil }
        let innerTerm: Term?
        if rest.isEmpty {
            innerTerm = .object(SQLText("\(alias)._key"), destination)
        } else {
            innerTerm = term(rest, destination, alias)
        }
        guard let innerTerm, let text = single(inner, innerTerm) else { return nil }
        let head = "EXISTS (SELECT 1 FROM \(from) WHERE "
        switch quantity {
        case .any: return head + owner + " AND " + text + ")"
        case .none: return "NOT " + head + owner + " AND " + text + ")"
        case .all: return "NOT " + head + owner + " AND NOT (" + text + "))"
        }
    }

    private mutating func single(_ comparison: PredicateComparison, _ left: Term) -> SQLText? {
        switch left {
        case .many: return nil
        case .object(let text, _): return object(comparison, text)
        case .count(let text): return number(comparison, text) { .integer(Int64(PredicateValue.number($0) ?? 0)) }
        case .attribute(let text, let attribute):
            if let path = Self.path(comparison.right) {
                guard case .attribute(let other, _)? = term(path, entity, "t"),
                    let sign = Self.signs[comparison.kind],
                    attribute.attributeType != .stringAttributeType
                        || comparison.kind == .equal || comparison.kind == .unequal,
                    !comparison.ignoresCase, !comparison.ignoresAccents
                else { return nil }
                return "ifnull(" + text + " \(sign) " + other + ", 0)"
            }
            switch attribute.attributeType {
            case .stringAttributeType: return self.text(comparison, text)
            case .transformableAttributeType, .binaryDataAttributeType, .undefinedAttributeType, .decimalAttributeType:
                guard Self.constant(comparison.right) == nil, Self.isConstant(comparison.right),
                    comparison.kind == .equal || comparison.kind == .unequal
                else { return nil }
                return text + (comparison.kind == .equal ? " IS NULL" : " IS NOT NULL")
            default:
                return number(comparison, text) { value in
                    let canonical = ManagedCoding.canonical(value, attribute)
                    // A number may be compared with one that the attribute can't have.
                    if canonical is Int64, let number = PredicateValue.number(value), number != number.rounded() {
                        return .real(number)
                    }
                    return (try? ManagedCoding.encode(canonical, attribute)) ?? .null
                }
            }
        }
    }

    private static let signs: [PredicateComparison.Kind: String] = [
        .equal: "IS", .unequal: "IS NOT", .less: "<", .lessOrEqual: "<=", .greater: ">", .greaterOrEqual: ">=",
    ]

    private mutating func object(_ comparison: PredicateComparison, _ text: SQLText) -> SQLText? {
        func key(_ value: Any?) -> SQLValue?? {
            switch PredicateValue.unwrapped(value) {
            case nil: return .some(.some(.null))
            case let object as NSManagedObject: return object.objectID.key.map { .some(.integer($0)) } ?? .some(nil)
            case let id as NSManagedObjectID: return id.key.map { .some(.integer($0)) } ?? .some(nil)
            default: return .none
            }
        }
        guard Self.isConstant(comparison.right) else { return nil }
        let value = Self.constant(comparison.right)
        switch comparison.kind {
        case .equal, .unequal:
            guard let key = key(value) else { return nil }
            // One that was not saved is nowhere in the store.
            guard let key else { return SQLText(comparison.kind == .equal ? "0" : "1") }
            return SQLText("\(text.text) \(Self.signs[comparison.kind]!) ?", text.values + [key])
        case .in:
            guard let items = PredicateValue.elements(value) else { return nil }
            let keys = items.compactMap { key($0) ?? nil }
            guard keys.count < 900 else { return nil }
            let marks = Array(repeating: "?", count: keys.count).joined(separator: ", ")
            return SQLText("ifnull(\(text.text) IN (\(marks)), 0)", text.values + keys)
        default: return nil
        }
    }

    private func number(
        _ comparison: PredicateComparison, _ text: SQLText, _ encode: (Any?) -> SQLValue
    ) -> SQLText? {
        guard Self.isConstant(comparison.right) else { return nil }
        let value = Self.constant(comparison.right)
        if let sign = Self.signs[comparison.kind] {
            return SQLText("ifnull(\(text.text) \(sign) ?, 0)", text.values + [encode(value)])
        }
        guard let items = PredicateValue.elements(value), items.count < 900 else { return nil }
        switch comparison.kind {
        case .in:
            let marks = Array(repeating: "?", count: items.count).joined(separator: ", ")
            return SQLText("ifnull(\(text.text) IN (\(marks)), 0)", text.values + items.map(encode))
        case .between:
            guard items.count == 2 else { return nil }
            return SQLText("ifnull(\(text.text) BETWEEN ? AND ?, 0)", text.values + items.map(encode))
        default: return nil
        }
    }

    private func text(_ comparison: PredicateComparison, _ text: SQLText) -> SQLText? {
        guard Self.isConstant(comparison.right) else { return nil }
        let value = Self.constant(comparison.right)
        let isPlain = !comparison.ignoresCase && !comparison.ignoresAccents
        if comparison.kind == .equal || comparison.kind == .unequal, isPlain || PredicateValue.unwrapped(value) == nil {
            let encoded = PredicateValue.text(value).map { SQLValue.text($0) } ?? .null
            return SQLText("\(text.text) \(Self.signs[comparison.kind]!) ?", text.values + [encoded])
        }
        if comparison.kind == .in, isPlain, let items = PredicateValue.elements(value), items.count < 900 {
            let texts = items.compactMap { PredicateValue.text($0).map { SQLValue.text($0) } }
            let marks = Array(repeating: "?", count: texts.count).joined(separator: ", ")
            return SQLText("ifnull(\(text.text) IN (\(marks)), 0)", text.values + texts)
        }
        guard let other = PredicateValue.text(value), comparison.kind != .matches,
            let call = SQLFunctions.textComparison(comparison, text.text, "?")
        else { return nil }
        return SQLText(call, text.values + [.text(other)])
    }

    // MARK: Orders

    mutating func order(_ descriptor: NSSortDescriptor) -> String? {
        let path: [String]
        var order = KeyedSortOrder.plain
        if let key = descriptor.sortKey {
            path = key.path.split(separator: ".").map(String.init)
            order = key.order
        } else {
            guard let name = KeyPathNames.name(descriptor.keyPath) else { return nil }
            path = name.split(separator: ".").map(String.init)
        }
        guard case .attribute(let text, let attribute)? = term(path, entity, "t"), text.values.isEmpty else {
            return nil
        }
        let direction = descriptor.ascending ? "" : " DESC"
        switch attribute.attributeType {
        case .transformableAttributeType, .decimalAttributeType, .undefinedAttributeType: return nil
        case .stringAttributeType:
            switch order {
            case .plain: return text.text + direction
            case .localizedStandard: return text.text + " COLLATE \(SQLFunctions.standardOrder)" + direction
            default: return nil
            }
        default: return order == .custom ? nil : text.text + direction
        }
    }

    // MARK: Paths

    private static func path(_ expression: FormatExpression) -> [String]? {
        switch expression {
        case .object: return []
        case .member(let whole, let name): return path(whole).map { $0 + [name] }
        case .constant, .variable, .list, .function, .subquery, .element: return nil
        }
    }

    private static func isConstant(_ expression: FormatExpression) -> Bool {
        switch expression {
        case .constant: true
        case .list(let items), .function(_, let items): items.allSatisfy(isConstant)
        default: false
        }
    }

    private static func constant(_ expression: FormatExpression) -> Any? {
        PredicateValue.unwrapped(expression.value(PredicateContext(object: nil, bindings: [:])))
    }

    /// What a path from an object of an entity leads to, whose row has a name in the statement.
    private mutating func term(_ path: [String], _ entity: NSEntityDescription, _ row: String) -> Term? {
        guard let first = path.first else { return .object(SQLText("\(row)._key"), entity) }
        let rest = Array(path.dropFirst())
        if first == "self" || first == "objectID" {
            return rest.isEmpty ? .object(SQLText("\(row)._key"), entity) : nil
        }
        guard let property = Self.property(first, of: entity), !property.isTransient else { return nil }
        if let attribute = property as? NSAttributeDescription {
            return rest.isEmpty ? .attribute(SQLText("\(row).\(SQL.quote(first))"), attribute) : nil
        }
        guard let relationship = property as? NSRelationshipDescription,
            let destination = relationship.destinationEntity
        else { return nil }
        let link = RelationshipTable(relationship)
        if relationship.isToMany {
            asksOthers = true
            aliases += 1
            let alias = "x\(aliases)"
            let table = SQL.quote(destination.root.name ?? "")
            let (from, owner) = link.members(alias: alias, table: table, owner: "\(row)._key")
            if rest == ["@count"] || rest == ["count"] {
                return .count(SQLText("(SELECT count(*) FROM \(from) WHERE \(owner))"))
            }
            return .many(SQLText(owner), relationship, alias: alias, from: from, rest: rest)
        }
        guard let column = link.column(row: row) else { return nil }
        if rest.isEmpty { return .object(SQLText(column), destination) }
        asksOthers = true
        aliases += 1
        let alias = "x\(aliases)"
        // The rest of the path is that of the one object.
        guard let end = term(rest, destination, alias) else { return nil }
        let table = SQL.quote(destination.root.name ?? "")
        func wrapped(_ text: SQLText) -> SQLText {
            SQLText("(SELECT \(text.text) FROM \(table) \(alias) WHERE \(alias)._key = \(column))", text.values)
        }
        switch end {
        case .attribute(let text, let attribute): return .attribute(wrapped(text), attribute)
        case .object(let text, let entity): return .object(wrapped(text), entity)
        case .count(let text): return .count(wrapped(text))
        case .many: return nil
        }
    }

    /// A property of an entity, or of one that inherits from it.
    private static func property(_ name: String, of entity: NSEntityDescription) -> NSPropertyDescription? {
        entity.propertiesByName[name]
    }
}
