import AttributeGraph

/// The preferences that somebody around asks for. Where nobody does, none is computed.
package struct RequestedPreferences {
    private(set) var keys: [any PreferenceKey.Type] = []

    package init() {}

    var isEmpty: Bool { keys.isEmpty }

    func contains<K: PreferenceKey>(_ key: K.Type) -> Bool { keys.contains { $0 == key } }

    mutating func insert<K: PreferenceKey>(_ key: K.Type) {
        if !contains(key) { keys.append(key) }
    }

    mutating func remove<K: PreferenceKey>(_ key: K.Type) { keys.removeAll { $0 == key } }
}

/// The preferences that a view hands up: an attribute for each that was asked for and that the view, or something in it, may
/// set. Its value is nil while nobody does.
package struct PreferenceOutputs {
    private var entries: [(key: ObjectIdentifier, attribute: AttributeID)] = []

    package init() {}

    package subscript<K: PreferenceKey>(_ key: K.Type) -> Attribute<K.Value?>? {
        get {
            let id = ObjectIdentifier(key)
            return entries.first { $0.key == id }.map { Attribute(id: $0.attribute) }
        }
        set {
            let id = ObjectIdentifier(key)
            entries.removeAll { $0.key == id }
            if let newValue { entries.append((id, newValue.id)) }
        }
    }

    /// What several views set together, in the given order.
    static func reducing(_ requested: RequestedPreferences, _ outputs: [PreferenceOutputs]) -> PreferenceOutputs {
        var result = PreferenceOutputs()
        func add<K: PreferenceKey>(_ key: K.Type) {
            let attributes = outputs.compactMap { $0[key] }
            if attributes.count < 2 {
                result[key] = attributes.first
            } else {
                result[key] = Attribute(JoinedPreference<K>(attributes: attributes))
            }
        }
        for key in requested.keys { _openExistential(key, do: add) }
        return result
    }

    /// What views that come and go set together. `outputs` is asked within a rule, and may read attributes.
    static func reducing(
        _ requested: RequestedPreferences, dynamic outputs: @escaping () -> [PreferenceOutputs]
    ) -> PreferenceOutputs {
        var result = PreferenceOutputs()
        func add<K: PreferenceKey>(_ key: K.Type) {
            result[key] = Attribute(DynamicPreference<K>(outputs: outputs))
        }
        for key in requested.keys { _openExistential(key, do: add) }
        return result
    }

    /// The values joined, nil when there is none. A value is looked at only when `reduce` asks for it.
    fileprivate static func reduce<K: PreferenceKey>(_: K.Type, _ values: some Sequence<K.Value?>) -> K.Value? {
        var result: K.Value?
        for case let next? in values {
            if result == nil { result = next } else { K.reduce(value: &result!, nextValue: { next }) }
        }
        return result
    }
}

/// What several views set together.
private struct JoinedPreference<K: PreferenceKey>: Rule {
    let attributes: [Attribute<K.Value?>]
    var value: K.Value? { PreferenceOutputs.reduce(K.self, attributes.lazy.map(\.value)) }
}

/// What views that come and go set together.
private struct DynamicPreference<K: PreferenceKey>: Rule {
    let outputs: () -> [PreferenceOutputs]
    var value: K.Value? { PreferenceOutputs.reduce(K.self, outputs().lazy.compactMap { $0[K.self] }.map(\.value)) }
}
