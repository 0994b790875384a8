import AttributeGraph

/// The built-in values, held in place rather than by key.
final class BuiltInEnvironmentBox: AnyBuiltInEnvironment {
    var values: BuiltInEnvironment
    init(_ values: BuiltInEnvironment) { self.values = values }

    // Only read.
    nonisolated(unsafe) static let defaults = BuiltInEnvironmentBox(BuiltInEnvironment())

    override func isEqual(_ other: AnyBuiltInEnvironment?) -> Bool {
        let other = other.map { unsafeDowncast($0, to: BuiltInEnvironmentBox.self) } ?? .defaults
        return self === other || BuiltInEnvironment.comparison.areEqual(values, other.values)
    }

    override var changes: [String] {
        let defaults = Mirror(reflecting: Self.defaults.values).children
        return zip(Mirror(reflecting: values).children, defaults).compactMap { value, standard in
            // The values can have any type, so their descriptions are compared.
            let text = EnvironmentValues.text(of: value.value)
            return text == EnvironmentValues.text(of: standard.value) ? nil : "\(value.label ?? "") = \(text)"
        }
    }
}

extension EnvironmentValues {
    private var builtInBox: BuiltInEnvironmentBox {
        // There are no others.
        storage.builtIn.map { unsafeDowncast($0, to: BuiltInEnvironmentBox.self) } ?? .defaults
    }

    /// The values that the framework itself declares.
    package var builtIn: BuiltInEnvironment {
        get { builtInBox.values }
        set {
            makeUnique()
            storage.builtIn = BuiltInEnvironmentBox(newValue)
        }
        _modify {
            makeUnique()
            if storage.builtIn == nil || !isKnownUniquelyReferenced(&storage.builtIn) {
                storage.builtIn = BuiltInEnvironmentBox(builtInBox.values)
            }
            yield &unsafeDowncast(storage.builtIn!, to: BuiltInEnvironmentBox.self).values
        }
    }
}
