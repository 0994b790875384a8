import CStackSegment

/// The keys whose values something read from an environment, built-in values aside.
///
/// A rule that reads the whole environment runs on each change of it. Where its result is dear and it knows what it read, it can see
/// that nothing of that has changed, and stop.
final class EnvironmentReads {
    private var keys: [ObjectIdentifier] = []
    private var lastKeys: [ObjectIdentifier] = []

    /// The keys that were collected last. Rules that read the same ones one after the other share them.
    var collectedKeys: [ObjectIdentifier] {
        if keys != lastKeys { lastKeys = Array(keys) }
        return lastKeys
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
