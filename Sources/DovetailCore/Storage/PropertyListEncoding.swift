import Foundation

/// Property-list values as a binary file.
///
/// Foundation's `PropertyListSerialization` asks for each byte of the result by several calls, which takes a tenth of a second for each
/// megabyte; its encoder does not, but wants to know all types.
enum PropertyListEncoding {
    static func data(_ values: [String: Any]) throws -> Data {
        var encodable: [String: Value] = [:]
        encodable.reserveCapacity(values.count)
        for (key, value) in values {
            guard let value = Value(value) else {
                return try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            }
            encodable[key] = value
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(encodable)
    }

    /// A value whose type is known for certain.
    private enum Value: Encodable {
        case text(String), truth(Bool), integer(Int64), natural(UInt64), number(Double)
        case data(Data), date(Date), array([Value]), dictionary([String: Value])

        /// Nil for values of other types.
        init?(_ value: Any) {
            // Casts between numbers and truth values succeed, so what the value itself is comes first.
            let type = Swift.type(of: value)
            if type == String.self {
                self = .text(value as! String)
            } else if type == Bool.self {
                self = .truth(value as! Bool)
            } else if type == Int.self {
                self = .integer(Int64(value as! Int))
            } else if type == Double.self {
                self = .number(value as! Double)
            } else if type == Data.self {
                self = .data(value as! Data)
            } else if type == Date.self {
                self = .date(value as! Date)
            } else if let number = value as? NSNumber {
                self.init(number)
            } else if let values = value as? [Any] {
                let array = values.compactMap { Value($0) }
                guard array.count == values.count else { return nil }
                self = .array(array)
            } else if let values = value as? [String: Any] {
                let dictionary = values.compactMapValues { Value($0) }
                guard dictionary.count == values.count else { return nil }
                self = .dictionary(dictionary)
            } else {
                return nil
            }
        }

        private init?(_ number: NSNumber) {
            switch String(cString: number.objCType) {
            case "d": self = .number(number.doubleValue)
            case "s", "i", "l", "q": self = .integer(number.int64Value)
            case "S", "I", "L", "Q": self = .natural(number.uint64Value)
            // A small number, or a truth value.
            default: return nil
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let value): try container.encode(value)
            case .truth(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .natural(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .data(let value): try container.encode(value)
            case .date(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            case .dictionary(let value): try container.encode(value)
            }
        }
    }
}
