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

    /// How the value of a variable is read of a row. A plain value, so that going through those of an entity counts no references.
    struct Reading {
        enum Kind {
            /// The variable is not read with a row.
            case none
            /// The value is read by the coding of a column of ``read``.
            case coded
            /// The column has values of these types, mostly, as they are.
            case text, integer, truth, real, date
        }

        let kind: Kind
        /// The position in ``read``; the column of a row is two further.
        let position: Int

        var index: Int32 { Int32(position + 2) }
    }

    let table: String
    let columns: [Column]
    /// Columns that are read with a row: all but those of large values.
    let read: [Column]
    /// By the numbers of variables.
    let bySlot: [Int: Column]
    /// For each variable, how its value is read of a row with ``selection``.
    let readings: [Reading]
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
        var readings = [Reading](
            repeating: Reading(kind: .none, position: 0), count: entity.layout.properties.count)
        for (position, column) in read.enumerated() {
            readings[column.slot] = Reading(kind: Self.reading(column.coding), position: position)
        }
        self.readings = readings
        selection = (["t._key", "t._version"] + read.map { "t." + $0.quoted }).joined(separator: ", ")
        selectByKey = "SELECT \(selection) FROM \(table) t WHERE t._key = ?"
        let kind = entity.hasKinds ? ", _kind" : ""
        let kindValue = entity.hasKinds ? ", \(SQL.literal(entity.name))" : ""
        let names = columns.map { ", " + $0.quoted }.joined()
        let marks = String(repeating: ", ?", count: columns.count)
        insert = "INSERT INTO \(table) (_key, _version\(kind)\(names)) VALUES (?, 1\(kindValue)\(marks))"
    }

    private static func reading(_ coding: AttributeCoding?) -> Reading.Kind {
        guard let coding, !coding.isOptional, !coding.isByOption else { return .coded }
        if coding.valueType == String.self { return .text }
        if coding.valueType == Int.self { return .integer }
        if coding.valueType == Bool.self { return .truth }
        if coding.valueType == Double.self { return .real }
        return coding.valueType == Date.self ? .date : .coded
    }
}
