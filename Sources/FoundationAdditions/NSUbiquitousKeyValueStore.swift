// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation

/// Values by keys that a person's devices share by iCloud. There is no iCloud here: the values stay on this computer, and the first use is told in the log.
///
/// They are kept in defaults of their own, `<program>.icloud`, and are there when the program starts the next time. Any thread may use it, as
/// `UserDefaults`. Nothing comes from another device, so ``didChangeExternallyNotification`` is never sent.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Sent on Apple's systems when values come from another device: never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The store of the program.
    open class var `default`: NSUbiquitousKeyValueStore { ofProgram }
    private static let ofProgram = NSUbiquitousKeyValueStore()

    private let values: UserDefaults

    /// The store of the program; all such objects have the same values.
    public override convenience init() {
        Log.warnOnce("NSUbiquitousKeyValueStore", "There is no iCloud: what is put into it stays on this computer.")
        self.init(ProcessInfo.processInfo.processName + ".icloud")
    }

    /// A store in defaults of a name.
    package init(_ suiteName: String) {
        values = UserDefaults(suiteName: suiteName) ?? .standard
        super.init()
    }

    /// The key that the names of all others are kept by: defaults have those of the system among their own.
    private let keys = "NSUbiquitousKeyValueStore.keys"
    private let lock = NSLock()

    /// The value of a key; nil for none.
    open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
    /// Sets a value that a property list can have; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) {
        guard let anObject else { return removeObject(forKey: aKey) }
        lock.withLock {
            values.set(anObject, forKey: aKey)
            values.set(Set(values.stringArray(forKey: keys) ?? []).union([aKey]).sorted(), forKey: keys)
        }
    }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) {
        lock.withLock {
            values.removeObject(forKey: aKey)
            values.set((values.stringArray(forKey: keys) ?? []).filter { $0 != aKey }, forKey: keys)
        }
    }

    /// The text of a key; nil where it has none.
    open func string(forKey aKey: String) -> String? { values.string(forKey: aKey) }
    /// The array of a key; nil where it has none.
    open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
    /// The dictionary of a key; nil where it has none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
    /// The bytes of a key; nil where it has none.
    open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
    /// The whole number of a key; 0 where it has none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }
    /// The number of a key; 0 where it has none.
    open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
    /// The truth of a key; false where it has none.
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

    /// Sets a text; nil removes it.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets bytes; nil removes them.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets an array of values that a property list can have; nil removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets a dictionary of values that a property list can have; nil removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { set(Int(value) as Any?, forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Sets a truth.
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] {
        let known = lock.withLock { values.stringArray(forKey: keys) ?? [] }
        return known.reduce(into: [:]) { $0[$1] = values.object(forKey: $1) }
    }

    /// Saves, and waits for it. Returns whether that could be done.
    @discardableResult
    open func synchronize() -> Bool { values.synchronize() }
}

/// By which key a notification of ``NSUbiquitousKeyValueStore`` says why: none is ever sent.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// By which key a notification of ``NSUbiquitousKeyValueStore`` says what changed: none is ever sent.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Values came from another device: they never do.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Values came for the first time: they never do.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There was no room for the values: that is never told.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The person has another account: that is never told.
public let NSUbiquitousKeyValueStoreAccountChange = 3
