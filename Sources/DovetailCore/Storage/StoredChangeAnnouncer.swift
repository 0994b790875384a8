import CThread
import Combine
import Foundation

/// Announces an object when the value changes that one of its `@AppStorage` properties keeps, whoever writes it: a view's property of the same
/// key, another object's, or `UserDefaults`. From any thread; the announcement comes on the thread that writes, after the change.
final class StoredChangeAnnouncer: KeyedObserver, @unchecked Sendable {
    private weak var object: AnyObject?
    private let store: any KeyedStore
    private let key: String

    init(store: any KeyedStore, key: String, object: AnyObject) {
        self.store = store
        self.key = key
        self.object = object
        store.observers.add(self, forKey: key)
    }

    deinit { store.observers.remove(ObjectIdentifier(self), forKey: key) }

    func valueDidChange() {
        guard let object, !ObjectWrite.isUnderWay(of: key, in: object) else { return }
        announceChange(of: object)
    }
}

/// A write that goes through an object's property, which has announced it already.
final class ObjectWrite {
    private let object: AnyObject
    private let key: String

    private init(_ object: AnyObject, _ key: String) {
        self.object = object
        self.key = key
    }

    /// Announces the object, and writes.
    static func perform(of key: String, in object: AnyObject, _ write: () -> Void) {
        announceChange(of: object)
        let mark = ObjectWrite(object, key)
        let context = dovetail_context()
        let outer = context.pointee.object_write
        context.pointee.object_write = Unmanaged.passUnretained(mark).toOpaque()
        defer { context.pointee.object_write = outer }
        withExtendedLifetime(mark, write)
    }

    /// Whether this thread is within a write of that key through that object.
    static func isUnderWay(of key: String, in object: AnyObject) -> Bool {
        guard let address = dovetail_context().pointee.object_write else { return false }
        let mark = Unmanaged<ObjectWrite>.fromOpaque(address).takeUnretainedValue()
        return mark.object === object && mark.key == key
    }
}
