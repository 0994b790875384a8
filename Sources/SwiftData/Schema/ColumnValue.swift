import DovetailSQLite
import Foundation

/// A value that a column has as it is.
protocol ColumnValue {
    static var columnType: String { get }
    var sqlValue: SQLValue { get }
    init?(sqlValue: SQLValue)
    /// The value in a column of a row. What is of the column's own kind takes no way through ``SQLValue``.
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Self?
    /// Stands for a value that is gone.
    static var blank: Self { get }
}

extension ColumnValue {
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Self? { Self(sqlValue: row.value(column)) }
}

extension ColumnValue where Self: FixedWidthInteger {
    static var columnType: String { "INTEGER" }
    var sqlValue: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .integer(let value): self = Self(truncatingIfNeeded: value)
        case .real(let value):
            guard let whole = Self(exactly: value.rounded(.towardZero)) else { return nil }
            self = whole
        case .text(let text):
            guard let value = Self(text) else { return nil }
            self = value
        default: return nil
        }
    }
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Self? {
        row.storedInteger(column).map { Self(truncatingIfNeeded: $0) } ?? Self(sqlValue: row.value(column))
    }
    static var blank: Self { 0 }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension Bool: ColumnValue {
    static var columnType: String { "INTEGER" }
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    init?(sqlValue: SQLValue) {
        guard let value = sqlValue.integer else { return nil }
        self = value != 0
    }
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Bool? {
        row.storedInteger(column).map { $0 != 0 } ?? Bool(sqlValue: row.value(column))
    }
    static var blank: Bool { false }
}

extension Double: ColumnValue {
    static var columnType: String { "REAL" }
    /// SQLite has no values that are no numbers; they are texts here.
    var sqlValue: SQLValue { isNaN ? .text("nan") : .real(self) }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let value): self = value
        case .integer(let value): self = Double(value)
        case .text(let text):
            guard let value = Double(text) else { return nil }
            self = value
        default: return nil
        }
    }
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Double? {
        row.storedReal(column) ?? Double(sqlValue: row.value(column))
    }
    static var blank: Double { 0 }
}

extension Float: ColumnValue {
    static var columnType: String { "REAL" }
    var sqlValue: SQLValue { Double(self).sqlValue }
    init?(sqlValue: SQLValue) {
        guard let value = Double(sqlValue: sqlValue) else { return nil }
        self = Float(value)
    }
    static var blank: Float { 0 }
}

extension CGFloat: ColumnValue {
    static var columnType: String { "REAL" }
    var sqlValue: SQLValue { Double(self).sqlValue }
    init?(sqlValue: SQLValue) {
        guard let value = Double(sqlValue: sqlValue) else { return nil }
        self = CGFloat(value)
    }
    static var blank: CGFloat { 0 }
}

extension String: ColumnValue {
    static var columnType: String { "TEXT" }
    var sqlValue: SQLValue { .text(self) }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .text(let value): self = value
        case .integer(let value): self = String(value)
        case .real(let value): self = String(value)
        default: return nil
        }
    }
    static func read(_ row: SQLiteStatement, _ column: Int32) -> String? {
        row.storedText(column) ?? String(sqlValue: row.value(column))
    }
    static var blank: String { "" }
}

extension Date: ColumnValue {
    static var columnType: String { "REAL" }
    /// Seconds since 2001, as Foundation counts.
    var sqlValue: SQLValue { timeIntervalSinceReferenceDate.sqlValue }
    init?(sqlValue: SQLValue) {
        guard let value = Double(sqlValue: sqlValue) else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
    static func read(_ row: SQLiteStatement, _ column: Int32) -> Date? {
        Double.read(row, column).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    static var blank: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: ColumnValue {
    static var columnType: String { "BLOB" }
    var sqlValue: SQLValue { .blob(self) }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .blob(let value): self = value
        case .text(let value): self = Data(value.utf8)
        default: return nil
        }
    }
    static var blank: Data { Data() }
}

extension UUID: ColumnValue {
    static var columnType: String { "BLOB" }
    var sqlValue: SQLValue { withUnsafeBytes(of: uuid) { .blob(Data($0)) } }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .blob(let data) where data.count == 16:
            var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            withUnsafeMutableBytes(of: &bytes) { _ = data.copyBytes(to: $0) }
            self.init(uuid: bytes)
        case .text(let text): self.init(uuidString: text)
        default: return nil
        }
    }
    static var blank: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: ColumnValue {
    static var columnType: String { "TEXT" }
    var sqlValue: SQLValue { .text(absoluteString) }
    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
    static var blank: URL { URL(string: "about:blank")! }
}

extension Decimal: ColumnValue {
    static var columnType: String { "TEXT" }
    /// All digits; SQLite's own numbers have fewer.
    var sqlValue: SQLValue { .text("\(self)") }
    init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .text(let text): self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
        case .integer(let value): self.init(value)
        case .real(let value): self.init(value)
        default: return nil
        }
    }
    static var blank: Decimal { 0 }
}
