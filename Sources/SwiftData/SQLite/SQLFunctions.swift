import CSQLite
import Foundation

/// Functions and orders that predicates and sort descriptors need and SQLite does not have.
enum SQLFunctions {
    /// The order of `localizedStandardCompare`.
    static let standardOrder = "MODEL_STANDARD"

    static func add(to database: OpaquePointer) {
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
        sqlite3_create_collation_v2(
            database, standardOrder, SQLITE_UTF8, nil,
            { _, count1, bytes1, count2, bytes2 in
                let left = UnsafeRawBufferPointer(start: bytes1, count: Int(count1))
                let right = UnsafeRawBufferPointer(start: bytes2, count: Int(count2))
                return Int32(StandardOrder.compare(left, right))
            }, nil)
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
