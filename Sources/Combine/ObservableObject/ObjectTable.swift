import Synchronization

/// What belongs to objects that have no property to keep it in: one value for each object, made when it is first asked for.
///
/// Keyed by address. An entry holds its object weakly, so it can't be taken for that of a later object at the same address; an
/// entry whose object has died is dropped when its address is used again, or when its part of the table has grown to
/// twice what was alive at the last sweep.
final class ObjectTable<Value: Sendable>: Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        let value: Value
    }

    /// A part of the table with a lock of its own, so that threads seldom wait for each other.
    private final class Shard: Sendable {
        private struct State {
            var entries: [ObjectIdentifier: Entry] = [:]
            var sweepCount = 16
        }

        private let state = Mutex(State())

        var count: Int { state.withLock { $0.entries.count } }

        func value(of object: AnyObject, make: () -> Value) -> Value {
            // Values and objects are let go after the lock: their deinitialisers may come back here.
            var released: [Any] = []
            defer { withExtendedLifetime(released) {} }
            return state.withLock { state in
                let key = ObjectIdentifier(object)
                if let entry = state.entries[key] {
                    if entry.owner === object { return entry.value }
                    released.append(entry.value)
                }
                let value = make()
                state.entries[key] = Entry(owner: object, value: value)
                if state.entries.count >= state.sweepCount { sweep(&state, &released) }
                return value
            }
        }

        private func sweep(_ state: inout State, _ released: inout [Any]) {
            state.entries = state.entries.filter { _, entry in
                if let owner = entry.owner {
                    released.append(owner)
                    return true
                }
                released.append(entry.value)
                return false
            }
            state.sweepCount = max(16, state.entries.count * 2)
        }
    }

    private let shards = (0..<16).map { _ in Shard() }

    /// Entries in the table, those of dead objects that are not yet dropped included.
    var count: Int { shards.reduce(0) { $0 + $1.count } }

    /// The one value of a live object; `make` must not come back to the table. While its object is being deinitialised each call
    /// makes a new one.
    func value(of object: AnyObject, make: () -> Value) -> Value {
        // Objects lie 16 bytes apart at least.
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return shards[Int((address >> 4 ^ address >> 12) % UInt(shards.count))].value(of: object, make: make)
    }
}

/// The tables of the process.
enum ObjectTables {
    /// The publishers of observable objects without a published property.
    static let publishers = ObjectTable<ObservableObjectPublisher>()
    /// What keeps ``ObservedProperty`` values of observable objects observed.
    static let observations = ObjectTable<[any AnyObject & Sendable]>()
}
