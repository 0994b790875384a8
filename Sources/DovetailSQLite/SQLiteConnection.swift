import CSQLite
import Foundation

/// A connection to one database: a file, or one in memory.
///
/// Statements are prepared once and kept by their text. Calls come from one thread at a time, which the owner sees to.
package final class SQLiteConnection {
    /// The file; `:memory:` for none.
    package let path: String
    package let isReadOnly: Bool
    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    /// How many transactions are begun and not ended; those inside of another one are savepoints.
    package private(set) var depth = 0

    /// Opens the database and makes the file if there is none.
    ///
    /// - Throws: ``SQLiteError``, which names the file.
    package init(path: String, isReadOnly: Bool = false) throws {
        self.path = path
        self.isReadOnly = isReadOnly
        var opened: OpaquePointer?
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            let text = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory for it"
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, file: path, text: text, sql: nil)
        }
        handle = opened
        // Of two that save all the time, each has its turn soon: SQLite's own handler waits up to a tenth of a second between questions.
        sqlite3_busy_handler(
            handle,
            { _, times in
                usleep(UInt32.random(in: 200...1500))
                return times < 10_000 ? 1 : 0
            }, nil)
        SQLFunctions.add(to: handle)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    package func error(_ code: Int32, _ sql: String?) -> SQLiteError {
        SQLiteError(code: code, file: path, text: String(cString: sqlite3_errmsg(handle)), sql: sql)
    }

    /// How many rows the last statement changed.
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    /// Makes a file ready to be written durably: with the write-ahead log, and waiting for the disk. Reading comes first: nothing is written to a file
    /// that is no database.
    package func prepareFile() throws {
        try Self.whenFree { _ = try first("SELECT count(*) FROM sqlite_schema") }
        guard !isReadOnly else { return }
        try Self.whenFree {
            if try first("PRAGMA journal_mode") != .text("wal") { _ = try first("PRAGMA journal_mode = WAL") }
        }
        try execute("PRAGMA synchronous = FULL")
    }

    /// Tries again while another process makes the file, or brings back what one that was killed left. SQLite does not wait for these by itself.
    private static func whenFree(_ body: () throws -> Void) throws {
        for attempt in 0... {
            do {
                return try body()
            } catch let error as SQLiteError where error.isBusy && attempt < 10_000 {
                usleep(UInt32.random(in: 500...1500))
            }
        }
    }

    // MARK: Contents

    /// The whole database as a file would have it.
    package func contents() throws -> Data {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw error(SQLITE_NOMEM, nil) }
        return Data(bytesNoCopy: bytes, count: Int(size), deallocator: .custom { bytes, _ in sqlite3_free(bytes) })
    }

    /// Makes a database in memory one with the contents of a file.
    package func load(_ contents: Data) throws {
        guard let bytes = sqlite3_malloc64(sqlite3_uint64(contents.count)) else { throw error(SQLITE_NOMEM, nil) }
        contents.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: contents.count))
        let image = bytes.assumingMemoryBound(to: UInt8.self)
        // A file with a log beside it says so in its head; in memory there is none.
        if contents.count > 19 {
            image[18] = 1
            image[19] = 1
        }
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let size = sqlite3_int64(contents.count)
        let code = sqlite3_deserialize(handle, "main", image, size, size, flags)
        guard code == SQLITE_OK else { throw error(code, nil) }
        try query("SELECT count(*) FROM sqlite_schema") { _ in true }
    }

    // MARK: Statements

    /// Runs a statement and calls `row` for each row, until it returns false.
    package func query(_ sql: String, _ values: [SQLValue] = [], row: (SQLiteStatement) throws -> Bool) throws {
        try withStatement(sql) { statement in
            statement.bind(values)
            while try statement.step() {
                guard try row(statement) else { break }
            }
        }
    }

    /// Runs a statement that has no rows, or whose rows nobody needs.
    package func run(_ sql: String, _ values: [SQLValue] = []) throws {
        try query(sql, values) { _ in true }
    }

    /// The first column of the first row.
    package func first(_ sql: String, _ values: [SQLValue] = []) throws -> SQLValue? {
        var result: SQLValue?
        try query(sql, values) {
            result = $0.value(0)
            return false
        }
        return result
    }

    /// Lends a prepared statement, which is reset afterwards. The same text may be used again inside.
    package func withStatement<Result>(_ sql: String, _ body: (SQLiteStatement) throws -> Result) throws -> Result {
        let kept = statements[sql]
        let statement: SQLiteStatement
        if let kept, !kept.isInUse {
            statement = kept
        } else {
            statement = try SQLiteStatement(sql, connection: self, database: handle)
            if kept == nil {
                // Texts of statements are few, but for those with lists of keys of any length.
                if statements.count > 200 { statements = statements.filter { $0.value.isInUse } }
                statements[sql] = statement
            }
        }
        statement.isInUse = true
        defer {
            statement.reset()
            statement.isInUse = false
        }
        return try body(statement)
    }

    /// Runs several statements, as they are written in one text.
    package func execute(_ script: String) throws {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, script) }
    }

    // MARK: Transactions

    /// Runs `body` in a transaction, which is taken back when it throws. One inside of another is taken back alone.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let name = "level\(depth)"
        let (begin, end, back) =
            depth == 0
            ? ("BEGIN IMMEDIATE", "COMMIT", "ROLLBACK")
            : ("SAVEPOINT \(name)", "RELEASE \(name)", "ROLLBACK TO \(name); RELEASE \(name)")
        try execute(begin)
        depth += 1
        do {
            let result = try body()
            try execute(end)
            depth -= 1
            return result
        } catch {
            depth -= 1
            // SQLite has taken it back already after some errors, such as a full disk.
            if depth > 0 || sqlite3_get_autocommit(handle) == 0 { try? execute(back) }
            throw error
        }
    }

    /// Runs `body` so that all that it reads is of one moment.
    package func reading<Result>(_ body: () throws -> Result) throws -> Result {
        guard depth == 0 else { return try body() }
        try execute("BEGIN")
        depth += 1
        defer {
            depth -= 1
            try? execute("COMMIT")
        }
        return try body()
    }
}

/// What SQLite says went wrong.
package struct SQLiteError: Error, CustomStringConvertible {
    package let code: Int32
    package let file: String
    package let text: String
    package let sql: String?

    /// The code without its details.
    package var primaryCode: Int32 { code & 0xFF }
    package var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }
    package var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }
    package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    package var description: String { "\(file): \(text) (SQLite \(code))" }
}
