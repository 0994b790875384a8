import Foundation

/// How values of one type are kept in a property list.
///
/// The type itself is the coding: it is one word that compares equal to itself, so that a view with a storage property in
/// it is not taken for a changed one.
class StorageCoding<Value> {
    /// The value, or nil when what is stored is no such value.
    class func decode(_ stored: Any) -> Value? { fatalError("abstract") }
    /// What to store; nil for nothing.
    class func encode(_ value: Value) -> Any? { fatalError("abstract") }
}

// Numbers read as one another where nothing is lost, as with `NSNumber`; strings are never taken for numbers.

final class BoolCoding: StorageCoding<Bool> {
    override class func decode(_ stored: Any) -> Bool? {
        switch stored {
        case let value as Bool: value
        case let value as Int: value == 0 ? false : value == 1 ? true : nil
        case let value as Double: value == 0 ? false : value == 1 ? true : nil
        default: nil
        }
    }
    override class func encode(_ value: Bool) -> Any? { value }
}

final class IntCoding: StorageCoding<Int> {
    override class func decode(_ stored: Any) -> Int? {
        switch stored {
        case let value as Int: value
        case let value as Double: Int(exactly: value)
        case let value as Bool: value ? 1 : 0
        default: nil
        }
    }
    override class func encode(_ value: Int) -> Any? { value }
}

final class DoubleCoding: StorageCoding<Double> {
    override class func decode(_ stored: Any) -> Double? {
        switch stored {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        default: nil
        }
    }
    override class func encode(_ value: Double) -> Any? { value }
}

final class StringCoding: StorageCoding<String> {
    override class func decode(_ stored: Any) -> String? { stored as? String }
    override class func encode(_ value: String) -> Any? { value }
}

final class DataCoding: StorageCoding<Data> {
    override class func decode(_ stored: Any) -> Data? { stored as? Data }
    override class func encode(_ value: Data) -> Any? { value }
}

final class DateCoding: StorageCoding<Date> {
    override class func decode(_ stored: Any) -> Date? { stored as? Date }
    override class func encode(_ value: Date) -> Any? { value }
}

/// A file is kept as its path, any other URL as an archive: both are what `UserDefaults.url(forKey:)` reads.
final class URLCoding: StorageCoding<URL> {
    override class func decode(_ stored: Any) -> URL? {
        switch stored {
        case let url as URL: url
        case let path as String: URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        case let data as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
        default: nil
        }
    }

    override class func encode(_ value: URL) -> Any? {
        if value.isFileURL, URL(fileURLWithPath: value.path) == value { return value.path }
        return try? NSKeyedArchiver.archivedData(withRootObject: value as NSURL, requiringSecureCoding: true)
    }
}

/// A type kept as its raw value.
final class RawValueCoding<Value: RawRepresentable, Raw: StorageCoding<Value.RawValue>>: StorageCoding<Value> {
    override class func decode(_ stored: Any) -> Value? { Raw.decode(stored).flatMap { Value(rawValue: $0) } }
    override class func encode(_ value: Value) -> Any? { Raw.encode(value.rawValue) }
}

/// A value that may be missing.
final class OptionalCoding<Wrapped, Base: StorageCoding<Wrapped>>: StorageCoding<Wrapped?> {
    override class func decode(_ stored: Any) -> Wrapped?? { Base.decode(stored).map { .some($0) } }
    override class func encode(_ value: Wrapped?) -> Any? { value.flatMap { Base.encode($0) } }
}

/// A value of a library above, kept as an archive.
final class ArchiveCoding<Value: Codable>: StorageCoding<Value> {
    override class func decode(_ stored: Any) -> Value? {
        (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
    override class func encode(_ value: Value) -> Any? { try? JSONEncoder().encode(value) }
}
