import CSQLite
import Foundation
import FoundationAdditions

/// Functions and orders that predicates and sort descriptors need and SQLite does not have.
package enum SQLFunctions {
    /// The order of `localizedStandardCompare`.
    package static let standardOrder = "MODEL_STANDARD"

    package static func add(to database: OpaquePointer) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        // The system's `standard contains` ignores case and accents.
        sqlite3_create_function_v2(
            database, "model_contains", 2, flags, nil,
            { context, _, arguments in
                guard let texts = SQLFunctions.texts(arguments) else { return sqlite3_result_null(context) }
                sqlite3_result_int(context, texts.0.localizedStandardContains(texts.1) ? 1 : 0)
            }, nil, nil, nil)
        sqlite3_create_function_v2(
            database, "model_compare_case", 2, flags, nil,
            { context, _, arguments in
                guard let texts = SQLFunctions.texts(arguments) else { return sqlite3_result_null(context) }
                sqlite3_result_int(context, Int32(texts.0.caseInsensitiveCompare(texts.1).rawValue))
            }, nil, nil, nil)
        sqlite3_create_function_v2(
            database, "model_compare", 2, flags, nil,
            { context, _, arguments in
                guard let texts = SQLFunctions.texts(arguments) else { return sqlite3_result_null(context) }
                sqlite3_result_int(context, Int32(texts.0.localizedStandardCompare(texts.1).rawValue))
            }, nil, nil, nil)
        // Compares texts as predicates with a format do: see `textComparison`.
        sqlite3_create_function_v2(
            database, "model_match", 3, flags, nil,
            { context, _, arguments in
                let (left, right) = (SQLFunctions.text(arguments?[1]), SQLFunctions.text(arguments?[2]))
                let comparison = SQLFunctions.comparison(Int(sqlite3_value_int(arguments?[0])))
                sqlite3_result_int(context, comparison.compare(left, right) ? 1 : 0)
            }, nil, nil, nil)
        sqlite3_create_collation_v2(
            database, standardOrder, SQLITE_UTF8, nil,
            { _, count1, bytes1, count2, bytes2 in
                let left = UnsafeRawBufferPointer(start: bytes1, count: Int(count1))
                let right = UnsafeRawBufferPointer(start: bytes2, count: Int(count2))
                return Int32(StandardOrder.compare(left, right))
            }, nil)
    }

    private static let textKinds: [PredicateComparison.Kind] = [
        .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .contains, .begins, .ends, .like,
        .matches,
    ]

    /// The SQL that compares two texts as a predicate does; nil where it compares something else than two texts.
    package static func textComparison(_ comparison: PredicateComparison, _ left: String, _ right: String) -> String? {
        guard let kind = textKinds.firstIndex(of: comparison.kind) else { return nil }
        let code = kind * 4 + (comparison.ignoresCase ? 1 : 0) + (comparison.ignoresAccents ? 2 : 0)
        return "model_match(\(code), \(left), \(right))"
    }

    private static func comparison(_ code: Int) -> PredicateComparison {
        PredicateComparison(
            left: .constant(nil), kind: textKinds[code / 4], right: .constant(nil), ignoresCase: code & 1 != 0,
            ignoresAccents: code & 2 != 0)
    }

    private static func texts(_ arguments: UnsafeMutablePointer<OpaquePointer?>?) -> (String, String)? {
        guard let first = text(arguments?[0]), let second = text(arguments?[1]) else { return nil }
        return (first, second)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard let bytes = sqlite3_value_text(value) else { return nil }
        return String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }
}
