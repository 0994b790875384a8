import DovetailSQLite
import Foundation

/// The columns of an entity, and the statements that read and write its rows.
final class EntityStatements {
    /// A variable that has a column.
    final class Column {
        let slot: Int
        let name: String
        /// The name as SQL has it.
        let quoted: String
        let coding: AttributeCoding?
        let link: RelationLink?
        let isExternal: Bool

        init(slot: Int, name: String, quoted: String, coding: AttributeCoding?, link: RelationLink?, isExternal: Bool) {
            self.slot = slot
            self.name = name
            self.quoted = quoted
            self.coding = coding
            self.link = link
            self.isExternal = isExternal
        }
    }

    let table: String
    let columns: [Column]
    /// Columns that are read with a row: all but those of large values.
    let read: [Column]
    /// By the numbers of variables.
    let bySlot: [Int: Column]
    /// For each variable, the column of ``selection`` that has it; nil for one that is not read with a row.
    let places: [(column: Column, index: Int32)?]
    /// `_key, _version` and the columns of ``read``.
    let selection: String
    let selectByKey: String
    let insert: String

    init(_ entity: Schema.Entity) {
        let table = SQL.quote(entity.root.name)
        var columns: [Column] = []
        for (slot, property) in entity.layout.properties.enumerated() {
            if let link = entity.links[slot] {
                guard link.isColumn else { continue }
                columns.append(
                    Column(
                        slot: slot, name: property.name, quoted: SQL.quote(property.name), coding: nil, link: link,
                        isExternal: false))
            } else if property.isStored {
                columns.append(
                    Column(
                        slot: slot, name: property.name, quoted: SQL.quote(property.name), coding: property.coding,
                        link: nil, isExternal: property.isExternal))
            }
        }
        self.table = table
        self.columns = columns
        read = columns.filter { !$0.isExternal }
        bySlot = Dictionary(uniqueKeysWithValues: columns.map { ($0.slot, $0) })
        var places = [(column: Column, index: Int32)?](repeating: nil, count: entity.layout.properties.count)
        for (index, column) in read.enumerated() { places[column.slot] = (column, Int32(index + 2)) }
        self.places = places
        selection = (["t._key", "t._version"] + read.map { "t." + $0.quoted }).joined(separator: ", ")
        selectByKey = "SELECT \(selection) FROM \(table) t WHERE t._key = ?"
        let kind = entity.hasKinds ? ", _kind" : ""
        let kindValue = entity.hasKinds ? ", \(SQL.literal(entity.name))" : ""
        let names = columns.map { ", " + $0.quoted }.joined()
        let marks = String(repeating: ", ?", count: columns.count)
        insert = "INSERT INTO \(table) (_key, _version\(kind)\(names)) VALUES (?, 1\(kindValue)\(marks))"
    }
}
