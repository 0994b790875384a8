// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How an object is kept that belongs to another one.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// It is not kept alive. Unlike on Apple's systems, nil is answered once it has gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is kept alive. As all answers here, it can be asked for by any thread.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept, of what can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object, under a pointer that stands for a name; nil takes it away.
///
///     objc_setAssociatedObject(view, &key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// Any thread may call it. Linux has no Objective-C that would tell of the end of an object, so what belongs to one that has gone is let go a little later:
/// at the latest when as many other objects have got values as there are with some.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.all.set(value, of: object as AnyObject, key, policy)
}

/// What was kept for an object by ``objc_setAssociatedObject(_:_:_:_:)``; nil for nothing. Any thread may call it.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.all.value(of: object as AnyObject, key)
}

/// Lets go all that was kept for an object. Any thread may call it.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.all.removeAll(of: object as AnyObject) }

/// What belongs to objects, beside them.
private final class Associations: @unchecked Sendable {
    static let all = Associations()

    private enum Kept {
        case strong(Any)
        case weak(TableReference)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }
    private struct Owner {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Kept] = [:]
    }

    // All below belongs to the lock. What is let go is destroyed outside of it, since that may call in here again.
    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]
    private var additionsBeforeSweep = 64

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let kept: Kept? = value.map { value in
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: .weak(TableReference(value as AnyObject, .weakMemory))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                .strong((value as? any NSCopying)?.copy() ?? value)
            default: .strong(value)
            }
        }
        var gone: [Owner] = []
        let before = lock.withLock {
            let id = ObjectIdentifier(object)
            // Another object may have had this place before.
            if let old = owners[id], old.object !== object { owners[id] = nil; gone.append(old) }
            if owners[id] == nil {
                guard kept != nil else { return nil as Kept? }
                gone += sweepIfDue()
                owners[id] = Owner(object: object)
            }
            let before = owners[id]?.values[key]
            owners[id]?.values[key] = kept
            return before
        }
        withExtendedLifetime((gone, before)) {}
    }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            return owner.values[key]?.value
        }
    }

    func removeAll(of object: AnyObject) {
        let gone = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(gone) {}
    }

    private func sweepIfDue() -> [Owner] {
        additionsBeforeSweep -= 1
        guard additionsBeforeSweep <= 0 else { return [] }
        let gone = owners.filter { $0.value.object == nil }
        for id in gone.keys { owners[id] = nil }
        additionsBeforeSweep = max(owners.count, 64)
        return Array(gone.values)
    }
}
