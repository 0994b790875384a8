import AttributeGraph
import CStackSegment

/// What something reads of an environment beyond the built-in values, which are all that it is given.
///
/// The value of another key is looked up in the whole environment when it is read, and not before: what does not read any depends on the
/// built-in values alone.
struct EnvironmentReads {
    private let whole: Attribute<EnvironmentValues>
    /// Whether the running rule comes to depend on what is looked up.
    private let isTracked: Bool
    private let notesKeys: Bool
    /// The keys that were looked up, if they are noted.
    private(set) var keys: [ObjectIdentifier] = []
    /// The whole environment, from the first look-up on.
    private(set) var values: EnvironmentValues?

    init(of whole: Attribute<EnvironmentValues>, isTracked: Bool = true, notesKeys: Bool = false) {
        self.whole = whole
        self.isTracked = isTracked
        self.notesKeys = notesKeys
    }

    /// Whether another key than the built-in ones was read.
    var hasReadOtherKeys: Bool { values != nil }

    /// Runs `body`, in which other keys of environments that are only built-in values are looked up here.
    mutating func collect<Result>(_ body: () -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) { pointer in
            let outer = dovetail_second_thread_slot_get()
            dovetail_second_thread_slot_set(pointer)
            defer { dovetail_second_thread_slot_set(outer) }
            return body()
        }
    }

    /// Runs `body`, in which other keys of environments that are only built-in values have their defaults.
    static func ignoring<Result>(_ body: () -> Result) -> Result {
        let outer = dovetail_second_thread_slot_get()
        dovetail_second_thread_slot_set(nil)
        defer { dovetail_second_thread_slot_set(outer) }
        return body()
    }

    /// The environment that has the value of a key, while something is collected on this thread.
    static func environment(with key: ObjectIdentifier) -> EnvironmentValues? {
        // The pointer is there until what it points to goes, and nothing else reads or writes that in the meantime.
        guard let reads = dovetail_second_thread_slot_get()?.assumingMemoryBound(to: EnvironmentReads.self) else {
            return nil
        }
        if reads.pointee.notesKeys, !reads.pointee.keys.contains(key) { reads.pointee.keys.append(key) }
        if let values = reads.pointee.values { return values }
        let whole = reads.pointee.whole
        // May run rules, which collect what they read by themselves.
        let values = reads.pointee.isTracked ? whole.value : whole.untracked
        reads.pointee.values = values
        return values
    }
}
