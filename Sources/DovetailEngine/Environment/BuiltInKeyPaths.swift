/// Which key paths lead to built-in values. Key paths of an app are few and stand in its code; those that are made while it runs are forgotten
/// when there are too many.
final class BuiltInKeyPaths {
    private var known: [ObjectIdentifier: (keyPath: AnyKeyPath, isBuiltIn: Bool)] = [:]

    /// Whether to set a value by a key path changes built-in values.
    func contains<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, settingTo value: Value) -> Bool {
        let id = ObjectIdentifier(keyPath)
        if let known = known[id] { return known.isBuiltIn }
        let defaults = EnvironmentValues()
        var values = defaults
        values[keyPath: keyPath] = value
        let isBuiltIn = !values.hasSameBuiltInStorage(as: defaults)
        if known.count >= 1_000 { known.removeAll() }
        known[id] = (keyPath, isBuiltIn)
        return isBuiltIn
    }
}
