/// The types of what the cases of an enumeration hold.
enum EnumPayloads {
    /// The payload types of an enumeration's cases, those without payload left out; nil if they cannot be told.
    ///
    /// - Precondition: `type` is an enumeration.
    static func types(of type: Any.Type) -> [Any.Type]? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let reference = descriptor + 16
        let distance = reference.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let fields = reference + Int(distance)
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        var types: [Any.Type] = []
        for index in 0..<count {
            let name = fields + 16 + index * size + 4
            let distance = name.load(as: Int32.self)
            guard distance != 0 else { continue }
            // Generic arguments follow the description's pointer.
            let mangled = MangledTypeName(at: name + Int(distance))
            guard let type = mangled.type(context: descriptor, arguments: metadata + 16) else { return nil }
            types.append(type)
        }
        return types
    }
}
