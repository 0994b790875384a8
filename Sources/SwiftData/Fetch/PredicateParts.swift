import DovetailSQLite
import Foundation

/// A part of a predicate that SQL may be able to say.
protocol SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm
}

extension PredicateExpressions.Variable: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm { try builder.term(key) }
}

extension PredicateExpressions.Value: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm { .constant(nil) }
}

extension PredicateExpressions.KeyPath: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        try builder.member(keyPath, of: builder.term(root))
    }
}

// MARK: Truths

extension PredicateExpressions.Conjunction: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.sql(lhs)) + " AND " + (try builder.sql(rhs)) + ")")
    }
}

extension PredicateExpressions.Disjunction: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.sql(lhs)) + " OR " + (try builder.sql(rhs)) + ")")
    }
}

extension PredicateExpressions.Negation: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(NOT " + (try builder.sql(wrapped)) + ")")
    }
}

extension PredicateExpressions.Conditional: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition(
            "(CASE WHEN " + (try builder.sql(test)) + " THEN " + (try builder.sql(trueBranch)) + " ELSE "
                + (try builder.sql(falseBranch)) + " END)")
    }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.sql(lhs)) + " IS " + (try builder.sql(rhs)) + ")")
    }
}

extension PredicateExpressions.NotEqual: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.sql(lhs)) + " IS NOT " + (try builder.sql(rhs)) + ")")
    }
}

extension SQLPredicateBuilder {
    /// A value whose order SQLite knows.
    func comparable(_ expression: some Any) throws -> SQLText {
        let term = try term(expression)
        if case .value(_, false, _) = term { throw NotInSQL(what: "the order of a type that SQLite does not have") }
        return try sql(of: term)
    }
}

extension PredicateExpressions.Comparison: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let sign =
            switch op {
            case .lessThan: " < "
            case .lessThanOrEqual: " <= "
            case .greaterThan: " > "
            case .greaterThanOrEqual: " >= "
            @unknown default: throw NotInSQL(what: "a comparison")
            }
        return builder.condition("(" + (try builder.comparable(lhs)) + sign + (try builder.comparable(rhs)) + ")")
    }
}

extension PredicateExpressions.Range: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm { throw NotInSQL(what: "a range") }
}

extension PredicateExpressions.RangeExpressionContains: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let element = try builder.comparable(element)
        if let part = range as? any SQLRange { return builder.condition(try part.contains(element, builder)) }
        guard case .constant(let value) = try builder.term(range), let bounds = value as? any CapturedRange else {
            throw NotInSQL(what: "a range")
        }
        return builder.condition(try bounds.contains(element))
    }
}

/// A range that is written in a predicate.
private protocol SQLRange {
    func contains(_ element: SQLText, _ builder: SQLPredicateBuilder) throws -> SQLText
}

extension PredicateExpressions.Range: SQLRange {
    func contains(_ element: SQLText, _ builder: SQLPredicateBuilder) throws -> SQLText {
        "(" + element + " >= " + (try builder.sql(lower)) + " AND " + element + " < " + (try builder.sql(upper)) + ")"
    }
}

extension PredicateExpressions.ClosedRange: SQLRange {
    func contains(_ element: SQLText, _ builder: SQLPredicateBuilder) throws -> SQLText {
        "(" + element + " >= " + (try builder.sql(lower)) + " AND " + element + " <= " + (try builder.sql(upper)) + ")"
    }
}

/// A range that a predicate has captured.
private protocol CapturedRange {
    func contains(_ element: SQLText) throws -> SQLText
}

extension Range: CapturedRange {
    fileprivate func contains(_ element: SQLText) throws -> SQLText {
        let values = try [lowerBound, upperBound].map { try SQLPredicateBuilder.sqlValue($0) }
        return "(" + element + SQLText(" >= ? AND ", [values[0]]) + element + SQLText(" < ?)", [values[1]])
    }
}

extension ClosedRange: CapturedRange {
    fileprivate func contains(_ element: SQLText) throws -> SQLText {
        let values = try [lowerBound, upperBound].map { try SQLPredicateBuilder.sqlValue($0) }
        return "(" + element + SQLText(" >= ? AND ", [values[0]]) + element + SQLText(" <= ?)", [values[1]])
    }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let sign =
            switch op {
            case .add: " + "
            case .subtract: " - "
            case .multiply: " * "
            @unknown default: throw NotInSQL(what: "an operation")
            }
        return builder.condition("(" + (try builder.comparable(lhs)) + sign + (try builder.comparable(rhs)) + ")")
    }
}

extension PredicateExpressions.UnaryMinus: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(- " + (try builder.comparable(wrapped)) + ")")
    }
}

extension PredicateExpressions.FloatDivision: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition(
            "(CAST(" + (try builder.comparable(lhs)) + " AS REAL) / " + (try builder.comparable(rhs)) + ")")
    }
}

extension PredicateExpressions.IntDivision: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.comparable(lhs)) + " / " + (try builder.comparable(rhs)) + ")")
    }
}

extension PredicateExpressions.IntRemainder: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(" + (try builder.comparable(lhs)) + " % " + (try builder.comparable(rhs)) + ")")
    }
}

// MARK: Optionals

extension PredicateExpressions.OptionalFlatMap: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let wrapped = try builder.term(wrapped)
        // Nil stays nil.
        if case .constant(let value) = wrapped, SQLPredicateBuilder.unwrapped(value) == nil { return .constant(nil) }
        builder.bind(variable.key, wrapped)
        let result = try builder.term(transform)
        guard case .value(let text, let isComparable, let isText) = result, case .value(let source, _, _) = wrapped
        else { return result }
        // `x IS 5` is a truth for no value, too, but here there is none then.
        return .value(
            "(CASE WHEN " + source + " IS NULL THEN NULL ELSE " + text + " END)", isComparable: isComparable,
            isText: isText)
    }
}

extension PredicateExpressions.NilCoalesce: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let first = try builder.term(lhs)
        let second = try builder.sql(rhs)
        guard case .value(let text, let isComparable, let isText) = first else {
            return builder.condition("coalesce(" + (try builder.sql(of: first)) + ", " + second + ")")
        }
        return .value("coalesce(" + text + ", " + second + ")", isComparable: isComparable, isText: isText)
    }
}

extension PredicateExpressions.ForcedUnwrap: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm { try builder.term(inner) }
}

// MARK: Texts

extension SQLPredicateBuilder {
    func text(_ expression: some Any) throws -> SQLText {
        let term = try term(expression)
        switch term {
        case .value(_, _, true): return try sql(of: term)
        case .constant(let value) where Self.unwrapped(value) is String: return try sql(of: term)
        default: throw NotInSQL(what: "a comparison of what is no text")
        }
    }
}

extension PredicateExpressions.CollectionContainsCollection: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(instr(" + (try builder.text(base)) + ", " + (try builder.text(other)) + ") > 0)")
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("(instr(" + (try builder.text(base)) + ", " + (try builder.text(prefix)) + ") = 1)")
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("model_contains(" + (try builder.text(root)) + ", " + (try builder.text(other)) + ")")
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("model_compare_case(" + (try builder.text(root)) + ", " + (try builder.text(other)) + ")")
    }
}

extension PredicateExpressions.StringLocalizedCompare: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition("model_compare(" + (try builder.text(root)) + ", " + (try builder.text(other)) + ")")
    }
}

// MARK: Collections

extension PredicateExpressions.SequenceContains: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        switch try builder.term(sequence) {
        case .many(let link, let owner, let filter):
            let alias = filter?.alias ?? builder.newAlias()
            let isThis = SQLText("\(alias)._key IS ") + (try builder.sql(element))
            let rows = builder.rows(of: link, owner, alias, filter.map { $0.condition + " AND " + isThis } ?? isThis)
            return builder.condition("EXISTS (SELECT 1 FROM " + rows + ")")
        case .constant(let value):
            guard let items = SQLPredicateBuilder.unwrapped(value) as? any Sequence else {
                throw NotInSQL(what: "a collection")
            }
            let values = try Self.values(items)
            // SQLite has room for 32,766 values in a statement.
            guard values.count <= 10_000 else { throw NotInSQL(what: "a list of \(values.count) values") }
            let item = try builder.sql(element)
            let marks = values.map { _ in "?" }.joined(separator: ", ")
            return builder.condition("coalesce(" + item + SQLText(" IN (\(marks)), 0)", values))
        default: throw NotInSQL(what: "a collection of values")
        }
    }

    private static func values(_ items: some Sequence) throws -> [SQLValue] {
        try items.map { try SQLPredicateBuilder.sqlValue($0) }
    }
}

extension SQLPredicateBuilder {
    /// The models of a relationship for which something holds, under an alias.
    func filtered(
        _ sequence: some Any, _ variable: PredicateExpressions.VariableID, _ test: some Any
    ) throws -> (RelationLink, owner: SQLText, alias: String, before: SQLText?, test: SQLText) {
        guard case .many(let link, let owner, let filter) = try term(sequence) else {
            throw NotInSQL(what: "a collection of values")
        }
        let alias = filter?.alias ?? newAlias()
        bind(variable, .model(key: SQLText("\(alias)._key"), entity: link.target, alias: alias))
        return (link, owner, alias, filter?.condition, try sql(test))
    }
}

extension PredicateExpressions.SequenceContainsWhere: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let (link, owner, alias, before, test) = try builder.filtered(sequence, variable.key, test)
        let condition = before.map { $0 + " AND " + test } ?? test
        return builder.condition("EXISTS (SELECT 1 FROM " + builder.rows(of: link, owner, alias, condition) + ")")
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let (link, owner, alias, before, test) = try builder.filtered(sequence, variable.key, test)
        let fails = "NOT coalesce(" + test + ", 0)"
        let condition = before.map { $0 + " AND " + fails } ?? fails
        return builder.condition("(NOT EXISTS (SELECT 1 FROM " + builder.rows(of: link, owner, alias, condition) + "))")
    }
}

extension PredicateExpressions.Filter: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let (link, owner, alias, before, test) = try builder.filtered(sequence, variable.key, filter)
        return .many(link, owner: owner, filter: (alias, before.map { $0 + " AND " + test } ?? test))
    }
}

// MARK: Classes

extension SQLPredicateBuilder {
    /// Whether a model is of a class or of one that inherits from it.
    func isKind(_ term: SQLTerm, _ type: Any.Type) throws -> (SQLText, Schema.Entity) {
        guard case .model(let key, let entity, let alias) = term, let type = type as? any PersistentModel.Type,
            let wanted = core.schema.entity(of: type), wanted.root === entity.root
        else { throw NotInSQL(what: "a cast") }
        guard entity.hasKinds else { return (SQLText("1"), wanted) }
        let names = wanted.family.map { SQL.literal($0.name) }.joined(separator: ", ")
        let kind =
            alias.map { SQLText("\($0)._kind") }
            ?? "(SELECT _kind FROM \(entity.statements.table) WHERE _key = " + key + ")"
        return ("(" + kind + " IN (\(names)))", wanted)
    }
}

extension PredicateExpressions.TypeCheck: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        builder.condition(try builder.isKind(builder.term(input), Desired.self).0)
    }
}

extension PredicateExpressions.ConditionalCast: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        let term = try builder.term(input)
        let (condition, entity) = try builder.isKind(term, Desired.self)
        guard case .model(let key, _, _) = term else { throw NotInSQL(what: "a cast") }
        return .model(key: "(CASE WHEN " + condition + " THEN " + key + " END)", entity: entity, alias: nil)
    }
}

extension PredicateExpressions.ForceCast: SQLPart {
    func term(_ builder: SQLPredicateBuilder) throws -> SQLTerm {
        guard case .model(let key, _, let alias) = try builder.term(input),
            let type = Desired.self as? any PersistentModel.Type,
            let entity = builder.core.schema.entity(of: type)
        else { throw NotInSQL(what: "a cast") }
        return .model(key: key, entity: entity, alias: alias)
    }
}
