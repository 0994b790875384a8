import CStackSegment

/// The keys whose values something read from an environment, built-in values aside.
///
/// A rule that reads the whole environment runs on each change of it. Where its result is dear and it knows what it read, it can see
/// that nothing of that has changed, and stop.
final class EnvironmentReads {
    private var keys: [ObjectIdentifier] = []
    private var lastKeys: [ObjectIdentifier] = []
    /// Which key paths lead to built-in values. Key paths of an app are few and stand in its code; those that are made while it runs are
    /// forgotten when there are too many.
    private var builtInKeyPaths: [ObjectIdentifier: (keyPath: AnyKeyPath, isBuiltIn: Bool)] = [:]

    /// The keys that were collected last. Rules that read the same ones one after the other share them.
    var collectedKeys: [ObjectIdentifier] {
        if keys != lastKeys { lastKeys = Array(keys) }
        return lastKeys
    }

    /// Whether to set a value by a key path changes built-in values.
    func isBuiltIn<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Bool {
        let id = ObjectIdentifier(keyPath)
        if let known = builtInKeyPaths[id] { return known.isBuiltIn }
        let defaults = EnvironmentValues()
        var values = defaults
        values[keyPath: keyPath] = value
        let isBuiltIn = !values.hasSameBuiltInStorage(as: defaults)
        if builtInKeyPaths.count >= 1_000 { builtInKeyPaths.removeAll() }
        builtInKeyPaths[id] = (keyPath, isBuiltIn)
        return isBuiltIn
    }

    /// Runs `body` and collects the keys that are read on this thread meanwhile.
    func collect<Result>(_ body: () -> Result) -> Result {
        keys.removeAll(keepingCapacity: true)
        let outer = dovetail_second_thread_slot_get()
        dovetail_second_thread_slot_set(Unmanaged.passUnretained(self).toOpaque())
        defer { dovetail_second_thread_slot_set(outer) }
        return body()
    }

    @inline(__always)
    static func note(_ key: ObjectIdentifier) {
        guard let collector = dovetail_second_thread_slot_get() else { return }
        // Whoever collects is alive until it has taken its pointer away.
        Unmanaged<EnvironmentReads>.fromOpaque(collector)._withUnsafeGuaranteedRef { $0.add(key) }
    }

    private func add(_ key: ObjectIdentifier) { if !keys.contains(key) { keys.append(key) } }
}
