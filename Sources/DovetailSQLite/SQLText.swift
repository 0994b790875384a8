import Foundation

/// A piece of SQL with its values, in their order.
package struct SQLText {
    package var text: String
    package var values: [SQLValue]

    package init(_ text: String, _ values: [SQLValue] = []) {
        self.text = text
        self.values = values
    }

    package static func + (left: SQLText, right: SQLText) -> SQLText {
        SQLText(left.text + right.text, left.values + right.values)
    }
    package static func + (left: SQLText, right: String) -> SQLText { SQLText(left.text + right, left.values) }
    package static func + (left: String, right: SQLText) -> SQLText { SQLText(left + right.text, right.values) }
}

/// Texts of SQL.
package enum SQL {
    package static func quote(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
    package static func literal(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
    }
}
