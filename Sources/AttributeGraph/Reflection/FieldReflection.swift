@_spi(Reflection) import Swift

/// A stored property of a struct or class, found by metadata.
public struct StoredField {
    public let name: String
    /// Bytes from the start of the instance.
    public let offset: Int
    public let type: Any.Type
}

/// Lists stored properties from runtime metadata, private and wrapped ones included.
///
/// Metadata does not change while a program runs, so callers cache what they derive from it, once for each type.
public enum FieldReflection {
    /// The stored properties of a struct or tuple, in declaration order. Empty for other kinds of types.
    public static func fields(of type: Any.Type) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: [.ignoreUnknown]) { name, offset, fieldType, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return fields
    }

    /// The stored properties of a class, those of its superclasses first.
    public static func classFields(of type: AnyObject.Type) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: [.classType, .ignoreUnknown]) { name, offset, fieldType, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return fields
    }
}
