import AttributeGraph
import CThread

/// What something reads of an environment beyond the built-in values, which are all that it is given.
///
/// The value of another key is looked up in its slot when it is read, and not before: what does not read any depends on the built-in values
/// alone.
struct EnvironmentReads {
    // Unsafe but never dangling: who reads has the environment.
    private unowned(unsafe) let scope: EnvironmentScope
    /// Whether the running rule comes to depend on what is looked up.
    private let isTracked: Bool
    private let notesReads: Bool
    /// What was looked up, if that is noted.
    private(set) var noted: [any EnvironmentKeyRead] = []

    init(of scope: EnvironmentScope, isTracked: Bool = true, notesReads: Bool = false) {
        self.scope = scope
        self.isTracked = isTracked
        self.notesReads = notesReads
    }

    /// Runs `body`, in which other keys of environments that are only built-in values are looked up here.
    mutating func collect<Result>(_ body: () -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) { Self.collect(for: $0, body) }
    }

    /// Runs `body`, in which other keys of environments that are only built-in values have their defaults.
    static func ignoring<Result>(_ body: () -> Result) -> Result { collect(for: nil, body) }

    private static func collect<Result>(for reads: UnsafeMutableRawPointer?, _ body: () -> Result) -> Result {
        let context = dovetail_context()
        let outer = context.pointee.environment_reads
        context.pointee.environment_reads = reads
        defer { context.pointee.environment_reads = outer }
        return body()
    }

    /// The value of a key, while something is collected on this thread.
    static func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
        // The pointer is there until what it points to goes, and nothing else reads or writes that in the meantime.
        guard let address = dovetail_context().pointee.environment_reads else { return nil }
        let reads = address.assumingMemoryBound(to: EnvironmentReads.self)
        // May run rules, which collect what they read by themselves.
        let slot = reads.pointee.scope.slot(KeySlot<K>.self)
        let value = reads.pointee.isTracked ? slot.value : slot.untracked
        if reads.pointee.notesReads, !reads.pointee.noted.contains(where: { $0.id == slot.id }) {
            reads.pointee.noted.append(KeyRead(slot: slot, value: value))
        }
        return value
    }
}

/// A key that was looked up.
protocol EnvironmentKeyRead {
    var id: AttributeID { get }
    /// Looks it up again, for the same rule: whether its value has changed since the rule ran, and whether it is the one that was read.
    func again() -> (isNew: Bool, isSame: Bool)
}

private struct KeyRead<Value>: EnvironmentKeyRead {
    let slot: Attribute<Value>
    let value: Value
    var id: AttributeID { slot.id }

    func again() -> (isNew: Bool, isSame: Bool) {
        let (value, isNew) = slot.valueAndChange
        return (isNew, !isNew || ValueComparison.of(Value.self).areEqual(value, self.value))
    }
}
