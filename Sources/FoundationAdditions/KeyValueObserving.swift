import Foundation

/// What an observer of a property is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is called at once, with the value that there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is called before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a property has changed. Only ``setting`` occurs here.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// The value after the change, where ``NSKeyValueObservingOptions/new`` asks for it.
    public let newValue: Value?
    /// The value before the change, where ``NSKeyValueObservingOptions/old`` asks for it.
    public let oldValue: Value?
    /// Which elements of a collection have changed. Always nil here.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// Observes a property while it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    fileprivate weak var object: NSObject?
    fileprivate let keyPath: AnyKeyPath
    /// Calls the observer; the argument says whether the change is still to come.
    fileprivate var change: ((_ isPrior: Bool) -> Void)?
    fileprivate let identifier: ObjectIdentifier

    fileprivate init(_ object: NSObject, _ keyPath: AnyKeyPath) {
        self.object = object
        self.keyPath = keyPath
        identifier = ObjectIdentifier(object)
    }

    /// Ends the observation.
    public func invalidate() {
        change = nil
        KeyValueObservers.remove(self)
    }

    deinit { KeyValueObservers.remove(self) }
}

/// What has properties that can be observed by their key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a closure for the changes of a property, as long as the result is kept.
    ///
    /// On Apple's systems Objective-C notices when a property is set. Here only those changes are heard of that the object itself announces by
    /// ``willChangeValue(for:)`` and ``didChangeValue(for:)``. Observers are called on the thread that announces.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(self, keyPath)
        var old: Value? = options.contains(.old) ? self[keyPath: keyPath] : nil
        func tell(_ object: Self, isPrior: Bool, oldValue: Value?) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil,
                    oldValue: oldValue, indexes: nil, isPrior: isPrior))
        }
        observation.change = { [weak self] isPrior in
            guard let self else { return }
            if isPrior {
                if options.contains(.old) { old = self[keyPath: keyPath] }
                if options.contains(.prior) { tell(self, isPrior: true, oldValue: old) }
            } else {
                tell(self, isPrior: false, oldValue: old)
            }
        }
        KeyValueObservers.add(observation)
        if options.contains(.initial) { tell(self, isPrior: false, oldValue: nil) }
        return observation
    }

    /// Announces that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in KeyValueObservers.all(of: self, keyPath) { observation.change?(true) }
    }

    /// Announces that a property has changed, after ``willChangeValue(for:)``.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in KeyValueObservers.all(of: self, keyPath) { observation.change?(false) }
    }
}

/// The observations of all objects.
private enum KeyValueObservers {
    private struct Entry { weak var observation: NSKeyValueObservation? }
    private static let lock = NSLock()
    // One for the process, read and changed under the lock: objects belong to no program.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    static func add(_ observation: NSKeyValueObservation) {
        lock.withLock { entries[observation.identifier, default: []].append(Entry(observation: observation)) }
    }

    static func remove(_ observation: NSKeyValueObservation) {
        lock.withLock {
            // One that is being deallocated is nil by now.
            let rest = entries[observation.identifier]?.filter {
                $0.observation != nil && $0.observation !== observation
            }
            entries[observation.identifier] = rest?.isEmpty == false ? rest : nil
        }
    }

    /// Those of a property, in the order in which they began. An object may have the address of one that is gone.
    static func all(of object: NSObject, _ keyPath: AnyKeyPath) -> [NSKeyValueObservation] {
        let known = lock.withLock { entries[ObjectIdentifier(object)] ?? [] }
        return known.compactMap(\.observation).filter { $0.object === object && $0.keyPath == keyPath }
    }
}
