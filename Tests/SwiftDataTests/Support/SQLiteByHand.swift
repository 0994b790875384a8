import CSQLite
import Foundation

/// A database without models.
final class SQLiteByHand {
    struct Failure: Error { let text: String }
    let handle: OpaquePointer

    init(_ path: String) throws {
        var opened: OpaquePointer?
        guard sqlite3_open(path, &opened) == SQLITE_OK, let opened else { throw Failure(text: path) }
        handle = opened
    }

    deinit { sqlite3_close(handle) }

    /// Runs a statement and returns its rows, a line each.
    @discardableResult
    func run(_ sql: String) throws -> String {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw Failure(text: String(cString: sqlite3_errmsg(handle)))
        }
        defer { sqlite3_finalize(statement) }
        var text = ""
        while sqlite3_step(statement) == SQLITE_ROW {
            let columns = (0..<sqlite3_column_count(statement)).map { column in
                sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
            }
            text += columns.joined(separator: "|") + "\n"
        }
        return text
    }
}
