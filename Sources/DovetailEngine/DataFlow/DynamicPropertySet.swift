import AttributeGraph

/// The storage of all dynamic properties of one view, app or scene; found by byte offset.
final class DynamicPropertySet: BodyProperties {
    private struct Slot {
        let name: String
        let offset: Int
        let storage: _DynamicPropertyStorage
    }
    private let slots: [Slot]

    private init(slots: [Slot]) { self.slots = slots }

    /// Makes the storage for a new identity, or nil when the type has no dynamic properties.
    static func make(for type: Any.Type, inputs: _GraphInputs) -> DynamicPropertySet? {
        // Before the first comparison of what a body made.
        _ = ObservableObjects.areKnown
        let fields = DynamicFields.of(type)
        guard !fields.all.isEmpty else { return nil }
        if fields.holdState { Subgraph.current.noteState() }
        let slots = fields.all.compactMap { field in
            field.type._makeProperty(inputs: inputs).map { Slot(name: field.name, offset: field.offset, storage: $0) }
        }
        return DynamicPropertySet(slots: slots)
    }

    /// Makes the storage for a new identity of a view (modifier, app, scene), which goes on with what its predecessor kept in the program
    /// that was in this one's place.
    static func makeOwn(for type: Any.Type, inputs: _GraphInputs) -> DynamicPropertySet? {
        let set = make(for: type, inputs: inputs)
        guard let handover = Handover.ofProcess, let set, set.isHandedOver else { return set }
        let name = HandoverNames.plainName(of: type)
        let subgraph = Subgraph.current
        let values = handover.join(
            place: inputs.handoverPlace, type: name, layout: HandoverNames.layout(ofView: type),
            onLeave: { subgraph.onRelease($0) },
            capture: { [weak set] in set?.handed(for: name) ?? [:] })
        if let values { set.take(values) }
        return set
    }

    var isHandedOver: Bool { slots.contains { $0.storage.isHandedOver } }

    /// What the properties hand over, by name.
    var handed: [String: HandedValue] {
        Dictionary(slots.compactMap { slot in slot.storage.handed.map { (slot.name, $0) } }) { $1 }
    }

    private func handed(for owner: String) -> [String: HandedValue] {
        let handed = handed
        for slot in slots where slot.storage.isHandedOver && handed[slot.name] == nil {
            // A wrapped property is stored under its name with an underscore.
            let name = slot.name.hasPrefix("_") ? slot.name.dropFirst() : slot.name[...]
            Handover.ofProcess?.note("\(owner).\(name) starts over: its value can't be handed over.")
        }
        return handed
    }

    func take(_ values: [String: HandedValue]) {
        for slot in slots { if let value = values[slot.name] { slot.storage.take(value) } }
    }

    /// The names of the dynamic properties that changed since the running rule last finished, or of all.
    func changedNames(of type: Any.Type, at pointer: UnsafeMutableRawPointer, isFirst: Bool) -> [String] {
        DynamicFields.of(type).all.filter { field in
            if isFirst { return true }
            if let slot = slots.first(where: { $0.offset == field.offset }) {
                return slot.storage.hasChanged(pointer + field.offset)
            }
            return (field.type as? any LocationReference.Type)?.hasChanged(at: pointer + field.offset) ?? false
        }.map(\.name)
    }

    /// Refreshes the properties of the value at `pointer`.
    func update(_ pointer: UnsafeMutableRawPointer) {
        for slot in slots { slot.storage.update(pointer + slot.offset) }
    }
}

/// A dynamic property with storage of its own, which may become another than that of a view made anew.
protocol StoredProperty {}

/// A dynamic property that only refers to storage elsewhere: a binding.
protocol LocationReference {
    /// Whether the value that the property at `pointer` refers to changed since the running rule last finished.
    static func hasChanged(at pointer: UnsafeMutableRawPointer) -> Bool
}

/// The dynamic properties of a type: found once, by metadata.
private struct DynamicFields {
    struct Field {
        let name: String
        let type: any DynamicProperty.Type
        let offset: Int
    }

    let all: [Field]
    /// Whether values of the type have state from the start: an app's views do, as an initial value may be a new object or another one each
    /// time. Our controls begin as they always do, and have state when theirs is written.
    let holdState: Bool

    private static let ownModules: Set<Substring> = [
        "DovetailCore", "DovetailControls", "DovetailPlatform", "DovetailUIKit", "DovetailAppKit", "SwiftUI",
    ]

    // One for the process: what follows from a type. Views are made on the main thread only.
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: DynamicFields] = [:]

    static func of(_ type: Any.Type) -> DynamicFields {
        let key = ObjectIdentifier(type)
        if let known = cache[key] { return known }
        let all = FieldReflection.fields(of: type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { Field(name: field.name, type: $0, offset: field.offset) }
        }
        let fields = DynamicFields(
            all: all,
            holdState: all.contains { $0.type is any StoredProperty.Type }
                && !ownModules.contains(_typeName(type, qualified: true).prefix { $0 != "." }))
        cache[key] = fields
        return fields
    }
}
