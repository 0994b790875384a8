import DovetailSQLite

/// What refers to a row that is deleted.
enum RowReferences {
    /// Removes the pairs with a row, and empties the columns of others that name it and that no inverse has emptied.
    ///
    /// - Parameter isHere: Whether an entity's table is in the database of the connection.
    static func remove(
        to key: Int64, of entity: Schema.Entity, _ schema: Schema, _ connection: SQLiteConnection,
        isHere: (Schema.Entity) -> Bool = { _ in true }
    ) throws {
        for join in schema.joins {
            for side in sides(of: join, entity, schema) {
                try connection.run(
                    "DELETE FROM \(SQL.quote(join.name)) WHERE \(SQL.quote(side)) = ?", [.integer(key)])
            }
        }
        for other in schema.entities {
            for link in other.links {
                guard let link, link.owner === other, link.isColumn, link.target.root === entity.root, isHere(other)
                else { continue }
                let column = SQL.quote(link.name)
                try connection.run(
                    "UPDATE \(other.statements.table) SET \(column) = NULL WHERE \(column) = ?", [.integer(key)])
            }
        }
    }

    private static func sides(of join: JoinTable, _ entity: Schema.Entity, _ schema: Schema) -> Set<String> {
        var sides: Set<String> = []
        for other in schema.entities {
            for case let link? in other.links where link.owner === other {
                guard case .join(let table, let own, let target) = link.place, table == join else { continue }
                if link.owner.root === entity.root { sides.insert(own) }
                if link.target.root === entity.root { sides.insert(target) }
            }
        }
        return sides
    }
}
