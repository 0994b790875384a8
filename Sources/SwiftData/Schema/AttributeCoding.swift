import DovetailSQLite
import Foundation

/// How the values of a variable are written to a column and read from it. A class, so that using it for a value copies no closures.
final class AttributeCoding {
    let columnType: String
    let isOptional: Bool
    /// Whether SQLite compares and sorts the column as Swift does the values.
    let isComparable: Bool
    /// Whether ``Schema/Attribute/Option/codable`` asks for the value's `Codable` form, which constants in predicates are not compared with.
    let isByOption: Bool
    let valueType: Any.Type
    let encode: (Any) throws -> SQLValue
    /// Nil for what is no value of the type.
    let decode: (SQLValue) throws -> Any?
    /// As `decode`, of a column of a row.
    let read: (SQLiteStatement, Int32) throws -> Any?
    /// A value that stands for one that is gone; nil where there is none.
    let blank: () -> Any?

    fileprivate init(
        columnType: String, isOptional: Bool, isComparable: Bool, valueType: Any.Type,
        encode: @escaping (Any) throws -> SQLValue, decode: @escaping (SQLValue) throws -> Any?,
        read: @escaping (SQLiteStatement, Int32) throws -> Any?, blank: @escaping () -> Any?, isByOption: Bool = false
    ) {
        self.isByOption = isByOption
        self.columnType = columnType
        self.isOptional = isOptional
        self.isComparable = isComparable
        self.valueType = valueType
        self.encode = encode
        self.decode = decode
        self.read = read
        self.blank = blank
    }

    /// - Parameter isCodable: Whether the value is written as its `Codable` form in any case.
    static func of<Value: Codable>(_ type: Value.Type, isCodable: Bool = false) -> AttributeCoding {
        if isCodable {
            return (type as? any OptionalAttribute.Type)?.attributeCoding(isCodable: true)
                ?? json(type, isByOption: true)
        }
        // The compiler makes these for their types; other types go through tables of functions.
        if type == String.self { return column(String.self) }
        if type == Int.self { return column(Int.self) }
        if type == Bool.self { return column(Bool.self) }
        if type == Double.self { return column(Double.self) }
        if type == Date.self { return column(Date.self) }
        if let type = type as? any ColumnValue.Type { return column(type) }
        if let type = type as? any OptionalAttribute.Type { return type.attributeCoding(isCodable: false) }
        if let type = type as? any RawRepresentable.Type, let coding = raw(type) { return coding }
        return json(type)
    }

    private static func column<Value: ColumnValue>(_ type: Value.Type) -> AttributeCoding {
        AttributeCoding(
            columnType: Value.columnType, isOptional: false, isComparable: type != Decimal.self, valueType: type,
            encode: { ($0 as! Value).sqlValue }, decode: { Value(sqlValue: $0) }, read: { Value.read($0, $1) },
            blank: { Value.blank })
    }

    /// An enumeration of texts or numbers, or the like: its raw value.
    private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> AttributeCoding? {
        guard let inner = Value.RawValue.self as? any ColumnValue.Type else { return nil }
        return raw(type, inner)
    }

    private static func raw<Value: RawRepresentable, Raw: ColumnValue>(
        _ type: Value.Type, _ inner: Raw.Type
    ) -> AttributeCoding {
        AttributeCoding(
            columnType: Raw.columnType, isOptional: false, isComparable: false, valueType: type,
            encode: { (($0 as! Value).rawValue as! Raw).sqlValue },
            decode: { Raw(sqlValue: $0).flatMap { Value(rawValue: $0 as! Value.RawValue) } },
            read: { Raw.read($0, $1).flatMap { Value(rawValue: $0 as! Value.RawValue) } },
            blank: { (Value.self as? any CaseIterable.Type).flatMap { firstCase($0) } })
    }

    private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }

    /// Any other value: as JSON. Its text has a version in front of it where it is no object, so that later releases may read others.
    private static func json<Value: Codable>(_ type: Value.Type, isByOption: Bool = false) -> AttributeCoding {
        func decode(_ value: SQLValue) throws -> Any? {
            switch value {
            case .text(let text): try JSON.decoder.decode(Value.self, from: Data(text.utf8))
            case .blob(let data): try JSON.decoder.decode(Value.self, from: data)
            default: nil
            }
        }
        return AttributeCoding(
            columnType: "TEXT", isOptional: false, isComparable: false, valueType: type,
            encode: { .text(String(decoding: try JSON.encoder.encode($0 as! Value), as: UTF8.self)) },
            decode: decode, read: { try decode($0.value($1)) },
            blank: {
                for text in ["[]", "{}"] {
                    if let value = try? JSON.decoder.decode(Value.self, from: Data(text.utf8)) { return value }
                }
                return (Value.self as? any CaseIterable.Type).flatMap { firstCase($0) }
                    ?? (Value.self as? any ColumnValue.Type)?.blank
            }, isByOption: isByOption)
    }
}

/// How values are written that no column has as they are. Keys are sorted, so that equal values have equal texts.
enum JSON {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }()

    static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }()
}

/// An optional value of a variable.
protocol OptionalAttribute {
    static func attributeCoding(isCodable: Bool) -> AttributeCoding
}

extension Optional: OptionalAttribute where Wrapped: Codable {
    static func attributeCoding(isCodable: Bool) -> AttributeCoding {
        let inner = AttributeCoding.of(Wrapped.self, isCodable: isCodable)
        return AttributeCoding(
            columnType: inner.columnType, isOptional: true, isComparable: inner.isComparable,
            valueType: inner.valueType,
            encode: { value in
                guard let value = value as! Wrapped? else { return .null }
                return try inner.encode(value)
            },
            decode: { value in
                value.isNull
                    ? Wrapped?.none as Any : try inner.decode(value).map { Wrapped?.some($0 as! Wrapped) as Any }
            },
            read: { row, column in
                row.isNull(column)
                    ? Wrapped?.none as Any : try inner.read(row, column).map { Wrapped?.some($0 as! Wrapped) as Any }
            },
            blank: { Wrapped?.none as Any }, isByOption: inner.isByOption)
    }
}
