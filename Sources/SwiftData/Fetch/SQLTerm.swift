import DovetailSQLite
import Foundation

/// What a part of a predicate stands for.
enum SQLTerm {
    /// A model: its key; and the name of its table in the statement, where it has one.
    case model(key: SQLText, entity: Schema.Entity, alias: String?)
    /// A value, or nil.
    case value(SQLText, isComparable: Bool, isText: Bool)
    /// Models that a model refers to, and what holds for them; the condition sees them under the alias.
    case many(RelationLink, owner: SQLText, filter: (alias: String, condition: SQLText)?)
    /// A value that the predicate has captured.
    case constant(Any?)
}

/// A part of a predicate that SQL cannot say.
struct NotInSQL: Error {
    let what: String
}

/// Makes SQL of a predicate.
final class SQLPredicateBuilder {
    let core: ContextCore
    private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
    private var aliases = 0

    init(_ core: ContextCore) { self.core = core }

    func newAlias() -> String {
        aliases += 1
        return "x\(aliases)"
    }

    func bind(_ variable: PredicateExpressions.VariableID, _ term: SQLTerm) { variables[variable] = term }

    func term(_ variable: PredicateExpressions.VariableID) throws -> SQLTerm {
        guard let term = variables[variable] else { throw NotInSQL(what: "a variable from elsewhere") }
        return term
    }

    func term(_ expression: some Any) throws -> SQLTerm {
        guard let part = expression as? any SQLPart else { throw NotInSQL(what: Self.name(expression)) }
        return try part.term(self)
    }

    private static func name(_ expression: some Any) -> String {
        let name = "\(type(of: expression))"
        return String(name.prefix { $0 != "<" })
    }

    // MARK: Values

    /// A condition or value as SQL.
    func sql(_ expression: some Any) throws -> SQLText { try sql(of: term(expression)) }

    func sql(of term: SQLTerm) throws -> SQLText {
        switch term {
        case .value(let text, _, _): return text
        case .model(let key, _, _): return key
        case .constant(let value):
            let value = try Self.sqlValue(value)
            // A named condition that was captured is a number, too.
            return value.isNull ? SQLText("NULL") : SQLText("?", [value])
        case .many: throw NotInSQL(what: "a collection as a value")
        }
    }

    /// A captured value as columns have it.
    static func sqlValue(_ value: Any?) throws -> SQLValue {
        guard let value = unwrapped(value) else { return .null }
        if let model = value as? any PersistentModel { return .integer(model.identifier.key) }
        if let id = value as? PersistentIdentifier { return .integer(id.key) }
        if let column = value as? any ColumnValue { return column.sqlValue }
        guard let value = value as? any Codable else { throw NotInSQL(what: "a value of the type \(type(of: value))") }
        return try encode(value)
    }

    private static func encode<Value: Codable>(_ value: Value) throws -> SQLValue {
        try AttributeCoding.of(Value.self).encode(value)
    }

    /// A value without the optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard var value else { return nil }
        while let optional = value as? any NestedOptional {
            guard let inner = optional.inner else { return nil }
            value = inner
        }
        return value
    }

    // MARK: Ways

    /// A variable of a model or of a value.
    func member(_ path: AnyKeyPath, of term: SQLTerm) throws -> SQLTerm {
        switch term {
        case .constant(let value):
            guard let value = Self.unwrapped(value) else { return .constant(nil) }
            guard let member = value[keyPath: path] else { throw NotInSQL(what: "\(path)") }
            return .constant(member)
        case .model(let key, let entity, let alias): return try member(path, ofModel: key, entity, alias)
        case .value(let text, _, let isText):
            if isText, path == \String.isEmpty { return condition("(" + text + " = '')") }
            throw NotInSQL(what: "\(path)")
        case .many(let link, let owner, let filter):
            return try member(path, ofMany: link, owner, filter)
        }
    }

    func condition(_ text: SQLText) -> SQLTerm { .value(text, isComparable: true, isText: false) }

    private func member(_ path: AnyKeyPath, ofModel key: SQLText, _ entity: Schema.Entity, _ alias: String?) throws
        -> SQLTerm
    {
        guard let slot = entity.layout.slot(of: path) else {
            // Generic ways lead to the identifier, too: `\.id` of a model and `\.persistentModelID`.
            if type(of: path).valueType == PersistentIdentifier.self {
                return .model(key: key, entity: entity, alias: alias)
            }
            throw NotInSQL(what: "\(path)")
        }
        if let link = entity.links[slot] {
            guard link.isColumn else { return .many(link, owner: key, filter: nil) }
            return .model(key: column(link.name, key, entity, alias), entity: link.target, alias: nil)
        }
        let name = "\(entity.name).\(entity.layout.properties[slot].name)"
        guard let column = entity.statements.bySlot[slot], let coding = column.coding else {
            throw NotInSQL(what: "\(name), which is not kept")
        }
        guard !coding.isByOption else { throw NotInSQL(what: "\(name), which is kept in its Codable form") }
        return .value(
            self.column(column.name, key, entity, alias), isComparable: coding.isComparable,
            isText: coding.valueType == String.self)
    }

    private func column(_ name: String, _ key: SQLText, _ entity: Schema.Entity, _ alias: String?) -> SQLText {
        if let alias { return SQLText("\(alias).\(SQL.quote(name))") }
        let other = newAlias()
        return "(SELECT \(other).\(SQL.quote(name)) FROM \(entity.statements.table) \(other) WHERE \(other)._key = "
            + key + ")"
    }

    private func member(
        _ path: AnyKeyPath, ofMany link: RelationLink, _ owner: SQLText, _ filter: (alias: String, condition: SQLText)?
    ) throws -> SQLTerm {
        // The element's type is not known here: a number of a collection is how many there are, and a truth whether there are none.
        let rows = self.rows(of: link, owner, filter?.alias ?? newAlias(), filter?.condition)
        switch type(of: path).valueType {
        case is Int.Type: return condition("(SELECT count(*) FROM " + rows + ")")
        case is Bool.Type: return condition("(NOT EXISTS (SELECT 1 FROM " + rows + "))")
        default: throw NotInSQL(what: "\(path)")
        }
    }

    /// What follows `FROM` for the models of a relationship.
    func rows(of link: RelationLink, _ owner: SQLText, _ alias: String, _ condition: SQLText?) -> SQLText {
        let table = link.target.statements.table
        var text: SQLText
        switch link.place {
        case .column: text = SQLText("\(table) \(alias) WHERE 0")
        case .inverseColumn: text = "\(table) \(alias) WHERE \(alias).\(SQL.quote(link.inverse!.name)) = " + owner
        case .join(let join, let own, let other):
            let pairs = newAlias()
            text =
                "\(SQL.quote(join.name)) \(pairs) JOIN \(table) \(alias) ON \(alias)._key = \(pairs).\(SQL.quote(other)) WHERE \(pairs).\(SQL.quote(own)) = "
                + owner
        }
        if let condition { text = text + " AND " + condition }
        return text
    }
}

/// An optional of any type.
protocol NestedOptional {
    var inner: Any? { get }
}

extension Optional: NestedOptional {
    var inner: Any? { map { $0 } }
}
