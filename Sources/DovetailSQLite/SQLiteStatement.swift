import CSQLite
import Foundation

/// A prepared statement. Made and kept by a ``SQLiteConnection``.
///
/// Columns are counted from 0 and parameters from 1, as SQLite does.
package final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let connection: SQLiteConnection
    package let sql: String
    /// Whether somebody steps through its rows; set by the connection.
    package var isInUse = false

    /// Tells SQLite to copy what it is given.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    package init(_ sql: String, connection: SQLiteConnection, database: OpaquePointer) throws {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw connection.error(code, sql) }
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    package func bind(_ value: SQLValue, at index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let value): sqlite3_bind_int64(handle, index, value)
        case .real(let value): sqlite3_bind_double(handle, index, value)
        case .text(var value):
            _ = value.withUTF8 { text in
                text.withMemoryRebound(to: CChar.self) {
                    // An empty text has no address, which would stand for null.
                    sqlite3_bind_text(handle, index, $0.baseAddress ?? Self.nothing, Int32($0.count), Self.transient)
                }
            }
        case .blob(let value):
            _ = value.withUnsafeBytes {
                sqlite3_bind_blob(
                    handle, index, $0.baseAddress ?? UnsafeRawPointer(Self.nothing), Int32($0.count), Self.transient)
            }
        }
    }

    /// The address of an empty text. Never written or freed.
    nonisolated(unsafe) private static let nothing: UnsafePointer<CChar> = {
        let place = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
        place.initialize(to: 0)
        return UnsafePointer(place)
    }()

    package func bind(_ values: [SQLValue]) {
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
    }

    /// Goes to the next row. Returns whether there is one.
    package func step() throws -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.error(code, sql)
        }
    }

    /// Makes it ready to run again.
    package func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Makes it ready to run again with other values; those that are not bound again stay.
    package func rewind() { sqlite3_reset(handle) }

    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// A whole number; nil for a value of another kind.
    package func storedInteger(_ column: Int32) -> Int64? {
        sqlite3_column_type(handle, column) == SQLITE_INTEGER ? sqlite3_column_int64(handle, column) : nil
    }

    /// A number with a fraction; nil for a value of another kind.
    package func storedReal(_ column: Int32) -> Double? {
        sqlite3_column_type(handle, column) == SQLITE_FLOAT ? sqlite3_column_double(handle, column) : nil
    }

    /// A text; nil for a value of another kind.
    package func storedText(_ column: Int32) -> String? {
        sqlite3_column_type(handle, column) == SQLITE_TEXT ? text(column) : nil
    }

    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    package func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: return .text(text(column))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column))))
        default: return .null
        }
    }
}
