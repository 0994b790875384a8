@_spi(Reflection) import Swift

/// A stored property of a struct or class, found by metadata.
public struct StoredField {
    public let name: String
    /// Bytes from the start of the instance.
    public let offset: Int
    /// The type, without regard to how it is held: for a `weak` property, the optional.
    public let type: Any.Type
    /// False for `weak` and `unowned` properties, whose memory does not hold a value of `type` and must not be read as one.
    public let isStrong: Bool
}

/// Lists stored properties from runtime metadata, private and wrapped ones included.
///
/// Metadata does not change while a program runs, so callers cache what they derive from it, once for each type. From any
/// thread.
public enum FieldReflection {
    /// The stored properties of a struct or tuple, in declaration order. Empty for other kinds of types.
    public static func fields(of type: Any.Type) -> [StoredField] {
        switch _MetadataKind(rawValue: metadataKind(type)) {
        case .struct, .tuple: storedFields(of: type)
        // The runtime finds out about other kinds from a value, and there is none.
        default: []
        }
    }

    /// The stored properties of a class, those of its superclasses first.
    public static func classFields(of type: AnyObject.Type) -> [StoredField] { storedFields(of: type) }

    private static func storedFields(of type: Any.Type) -> [StoredField] {
        (0..<fieldCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = fieldType(type, index, &metadata)
            defer { metadata.free?(metadata.name) }
            return StoredField(
                name: metadata.name.map { String(cString: $0) } ?? "", offset: fieldOffset(type, index),
                type: fieldType, isStrong: metadata.isStrong)
        }
    }
}

// The runtime functions behind `Mirror` and `_forEachField`; the latter does not tell how a property is held.

/// What the runtime tells about one field, in its own layout.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, _ index: Int) -> Int
