// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailSQLite
import Foundation
import FoundationAdditions

/// Values of attributes: as an object has them, as an app asks for them, and as the store keeps them.
enum ManagedCoding {
    /// A value as objects keep it: `Int64`, `Double`, `Float`, `Bool`, `NSDecimalNumber`, `String`, `Date`, `Data`, `UUID`, `URL`, or anything for what is
    /// transformable.
    static func canonical(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
        guard let value = PredicateValue.unwrapped(value) else { return nil }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return integer(value)
        case .doubleAttributeType: return number(value)?.doubleValue ?? value
        case .floatAttributeType: return number(value)?.floatValue ?? value
        case .booleanAttributeType: return number(value)?.boolValue ?? value
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return value as? NSDecimalNumber ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return PredicateValue.text(value) ?? value
        case .dateAttributeType:
            // A property of the type `TimeInterval` counts from 2001.
            if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
            return value as? Date ?? value
        case .binaryDataAttributeType: return value as? Data ?? value
        case .UUIDAttributeType: return value as? UUID ?? value
        case .URIAttributeType: return value as? URL ?? value
        default: return value
        }
    }

    private static func integer(_ value: Any) -> Any {
        switch value {
        case let value as Int64: value
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        case let value as any RawRepresentable: integer(value.rawValue)
        default: number(value)?.int64Value ?? value
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        (value as? any RawRepresentable).flatMap { number($0.rawValue) } ?? value as? NSNumber
    }

    /// A value as `value(forKey:)` gives it, which can be cast to any type of number.
    static func object(_ value: Any?) -> Any? {
        switch value {
        case let value as Int64: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        default: value
        }
    }

    /// A value as the property of a class has it; nil where it is of another type.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let value else { return nil }
        if let number = object(value) as? NSNumber, let value = number as? Value { return value }
        if let date = value as? Date, let value = date.timeIntervalSinceReferenceDate as? Value { return value }
        if let type = Value.self as? any RawRepresentable.Type { return raw(value, type) as? Value }
        return nil
    }

    private static func raw<Raw: RawRepresentable>(_ value: Any, _ type: Raw.Type) -> Raw? {
        self.value(value, as: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    /// What a property of a type that is no optional has without a value: nothing of its kind.
    static func nothing<Value>(_ type: Value.Type) -> Value? {
        if let value = Optional<Any>.none as? Value { return value }
        if let value = NSNumber(value: 0) as? Value { return value }
        let candidates: [Any] = [
            "", Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(uuid: UUID_NULL), URL(fileURLWithPath: "/"),
            NSSet(),
            NSOrderedSet(), NSDecimalNumber.zero, NSArray(), NSDictionary(),
        ]
        for candidate in candidates { if let value = candidate as? Value { return value } }
        if let type = Value.self as? any RawRepresentable.Type { return rawNothing(type) as? Value }
        return nil
    }

    private static func rawNothing<Raw: RawRepresentable>(_ type: Raw.Type) -> Raw? {
        nothing(Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    private static let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    // MARK: In the store

    static func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLValue {
        guard let value else { return .null }
        switch value {
        case let value as Bool: return .integer(value ? 1 : 0)
        case let value as Int64: return .integer(value)
        case let value as Double: return .real(value)
        case let value as Float: return .real(Double(value))
        case let value as String: return .text(value)
        case let value as NSDecimalNumber: return .text(value.stringValue)
        case let value as Date: return .real(value.timeIntervalSinceReferenceDate)
        case let value as UUID: return .text(value.uuidString)
        case let value as URL: return .text(value.absoluteString)
        case let value as Data where attribute.attributeType == .binaryDataAttributeType: return .blob(value)
        default: break
        }
        return .blob(try Transformation.data(of: value, attribute))
    }

    static func decode(_ value: SQLValue, _ attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, value) {
        case (_, .null): nil
        case (.booleanAttributeType, .integer(let value)): value != 0
        case (.integer16AttributeType, .integer(let value)), (.integer32AttributeType, .integer(let value)),
            (.integer64AttributeType, .integer(let value)):
            value
        case (.integer16AttributeType, .real(let value)), (.integer32AttributeType, .real(let value)),
            (.integer64AttributeType, .real(let value)):
            Int64(value)
        case (.doubleAttributeType, .real(let value)): value
        case (.doubleAttributeType, .integer(let value)): Double(value)
        case (.floatAttributeType, .real(let value)): Float(value)
        case (.floatAttributeType, .integer(let value)): Float(value)
        case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
        case (.decimalAttributeType, .integer(let value)): NSDecimalNumber(value: value)
        case (.decimalAttributeType, .real(let value)): NSDecimalNumber(value: value)
        case (.dateAttributeType, .real(let value)): Date(timeIntervalSinceReferenceDate: value)
        case (.dateAttributeType, .integer(let value)): Date(timeIntervalSinceReferenceDate: Double(value))
        case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
        case (.URIAttributeType, .text(let text)): URL(string: text)
        case (.stringAttributeType, .text(let text)): text
        case (.stringAttributeType, .integer(let value)): String(value)
        case (.stringAttributeType, .real(let value)): String(value)
        case (.binaryDataAttributeType, .blob(let data)): data
        case (_, .blob(let data)): Transformation.value(of: data, attribute)
        default: nil
        }
    }
}

/// Transformable values as data: by the value transformer that the model names, else archived.
private enum Transformation {
    /// Archives begin with a letter for what made them.
    private enum Kind: UInt8 { case transformer = 116, archive = 97, list = 112 }

    static func data(of value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let transformer = transformer(of: attribute) {
            let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
            let made = isUnarchiver ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            guard let data = made as? Data else { throw failure(value, attribute) }
            return Data([Kind.transformer.rawValue]) + data
        }
        if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
            return Data([Kind.list.rawValue]) + data
        }
        guard let object = value as? NSObject & NSCoding else { throw failure(value, attribute) }
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return Data([Kind.archive.rawValue]) + data
    }

    static func value(of data: Data, _ attribute: NSAttributeDescription) -> Any? {
        guard let first = data.first, let kind = Kind(rawValue: first) else { return nil }
        let rest = Data(data.dropFirst())
        switch kind {
        case .transformer:
            guard let transformer = transformer(of: attribute) else { return nil }
            // These make objects of archives, and others data of objects.
            let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
            return isUnarchiver ? transformer.transformedValue(rest) : transformer.reverseTransformedValue(rest)
        case .list: return try? PropertyListSerialization.propertyList(from: rest, format: nil)
        case .archive:
            guard let reader = try? NSKeyedUnarchiver(forReadingFrom: rest) else { return nil }
            reader.requiresSecureCoding = false
            return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        }
    }

    private static let archivers: Set = [
        "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer", "NSSecureUnarchiveFromDataTransformerName",
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
    ]

    private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !archivers.contains(name) else { return nil }
        return ValueTransformer.named(NSValueTransformerName(rawValue: name))
    }

    private static func failure(_ value: Any, _ attribute: NSAttributeDescription) -> NSError {
        let owner = attribute.entity?.name ?? ""
        return CoreDataError.make(
            NSManagedObjectValidationError,
            "The value of \(owner).\(attribute.name), a \(type(of: value)), cannot be kept: it is no property list and has no NSCoding, and the model names no value transformer that makes data of it."
        )
    }
}
