import DovetailSQLite
import Foundation

/// How a relationship is kept in the database.
///
/// One object is a column with its key, and several whose inverse is one object are found by that column. Several with several, or without an inverse, have a table
/// of pairs. The order of several is a further column.
struct RelationshipTable {
    enum Form {
        case column(String)
        /// Found by a column in the destination's table; with the column of their order.
        case inverse(table: String, column: String, order: String?)
        /// Pairs; with the columns of this side and of the other, and the column of the order.
        case pairs(table: String, mine: String, theirs: String, order: String?)
    }

    let relationship: NSRelationshipDescription
    let form: Form

    init(_ relationship: NSRelationshipDescription) {
        self.relationship = relationship
        let name = relationship.name
        let inverse = relationship.inverseRelationship
        if !relationship.isToMany {
            form = .column(SQL.quote(name))
        } else if let inverse, !inverse.isToMany, !inverse.isTransient {
            let table = SQL.quote(relationship.destinationEntity?.root.name ?? "")
            form = .inverse(
                table: table, column: SQL.quote(inverse.name),
                order: relationship.isOrdered ? SQL.quote(inverse.name + ".order") : nil)
        } else {
            let mine = Self.fullName(relationship)
            let theirs = inverse.map(Self.fullName) ?? ""
            // Both sides have the same table; a relationship that is its own inverse has both ways in it.
            let isFirst = inverse == nil || mine <= theirs
            let table = SQL.quote("_" + (isFirst ? mine : theirs))
            form = .pairs(
                table: table, mine: isFirst ? "a" : "b", theirs: isFirst ? "b" : "a",
                order: relationship.isOrdered ? (isFirst ? "a_order" : "b_order") : nil)
        }
    }

    private static func fullName(_ relationship: NSRelationshipDescription) -> String {
        "\(relationship.entity?.root.name ?? "").\(relationship.name)"
    }

    /// The column of one object, in a row of a name.
    func column(row: String) -> String? {
        if case .column(let column) = form { return "\(row).\(column)" }
        return nil
    }

    /// What is selected from for several objects, and the condition for those of an owner.
    func members(alias: String, table: String, owner: String) -> (from: String, condition: String) {
        switch form {
        case .column(let column): ("\(table) \(alias)", "\(alias)._key = \(owner).\(column)")
        case .inverse(_, let column, _): ("\(table) \(alias)", "\(alias).\(column) = \(owner)")
        case .pairs(let pairs, let mine, let theirs, _):
            (
                "\(pairs) p\(alias) JOIN \(table) \(alias) ON \(alias)._key = p\(alias).\(theirs)",
                "p\(alias).\(mine) = \(owner)"
            )
        }
    }

    /// The statement that lists keys and entities of an owner's objects.
    var select: String {
        let table = SQL.quote(relationship.destinationEntity?.root.name ?? "")
        let (from, condition) = members(alias: "x", table: table, owner: "?")
        let order: String
        switch form {
        case .column: order = "x._key"
        case .inverse(_, _, let column): order = column.map { "x.\($0), x._key" } ?? "x._key"
        case .pairs(_, _, _, let column): order = column.map { "px.\($0), x._key" } ?? "x._key"
        }
        return "SELECT x._key, x._entity FROM \(from) WHERE \(condition) ORDER BY \(order)"
    }
}
