import AttributeGraph

/// The storage of all dynamic properties of one view, app or scene; found by byte offset.
final class DynamicPropertySet {
    private struct Slot {
        let offset: Int
        let storage: _DynamicPropertyStorage
    }
    private let slots: [Slot]

    private init(slots: [Slot]) { self.slots = slots }

    /// Makes the storage for a new identity, or nil when the type has no dynamic properties.
    static func make(for type: Any.Type, inputs: _GraphInputs) -> DynamicPropertySet? {
        let fields = DynamicFields.of(type)
        guard !fields.isEmpty else { return nil }
        let slots = fields.compactMap { field in
            field.type._makeProperty(inputs: inputs).map { Slot(offset: field.offset, storage: $0) }
        }
        return slots.isEmpty ? nil : DynamicPropertySet(slots: slots)
    }

    /// Refreshes the properties of the value at `pointer`.
    func update(_ pointer: UnsafeMutableRawPointer) {
        for slot in slots { slot.storage.update(pointer + slot.offset) }
    }
}

/// The dynamic properties of a type: found once, by metadata.
private enum DynamicFields {
    struct Field {
        let type: any DynamicProperty.Type
        let offset: Int
    }

    // Views are made on the main thread only.
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: [Field]] = [:]

    static func of(_ type: Any.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let known = cache[key] { return known }
        let fields = FieldReflection.fields(of: type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { Field(type: $0, offset: field.offset) }
        }
        cache[key] = fields
        return fields
    }
}
