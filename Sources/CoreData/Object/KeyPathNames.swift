import Foundation
import FoundationAdditions

/// The names of properties that key paths lead to.
///
/// There is no Objective-C that knows them. An object that only notes what it is asked for is asked by the key path: a probe.
enum KeyPathNames {
    private static let lock = NSLock()
    // Behind the lock: as many as an app names in its code. One for the process: a name follows from its key path.
    nonisolated(unsafe) private static var known: [AnyKeyPath: String] = [:]

    /// The name, with points where the path leads through relationships; nil for a path that leads to no property of a model.
    static func name(_ path: AnyKeyPath) -> String? {
        if let name = lock.withLock({ known[path] }) { return name.isEmpty ? nil : name }
        guard let type = Swift.type(of: path).rootType as? NSManagedObject.Type else { return nil }
        let recorder = KeyRecorder()
        let probe = recorder.probe(type)
        _ = probe[keyPath: path]
        let name = recorder.keys.joined(separator: ".")
        lock.withLock { known[path] = name }
        return name.isEmpty ? nil : name
    }
}

/// Notes the keys that a probe is asked for.
final class KeyRecorder {
    private(set) var keys: [String] = []

    func note(_ key: String) { keys.append(key) }

    func probe(_ type: NSManagedObject.Type) -> NSManagedObject {
        type.init(entity: ProbeEntity(self), insertInto: nil)
    }

    /// Something of a type: a further probe where the path may go on.
    func value<Value>(_ key: String) -> Value {
        note(key)
        if let type = Value.self as? NSManagedObject.Type, let value = probe(type) as? Value { return value }
        if let type = (Value.self as? any OptionalType.Type)?.wrapped as? NSManagedObject.Type,
            let value = probe(type) as? Value
        {
            return value
        }
        guard let value = ManagedCoding.nothing(Value.self) else {
            fatalError("A key path leads to “\(key)”, whose type \(Value.self) can't be sorted by.")
        }
        return value
    }
}

/// The entity of a probe.
final class ProbeEntity: NSEntityDescription, @unchecked Sendable {
    let recorder: KeyRecorder

    init(_ recorder: KeyRecorder) {
        self.recorder = recorder
        super.init()
    }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
