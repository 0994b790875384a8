import AttributeGraph
import Foundation

/// Makes every `UserDefaults` of the process tell its domain of writes.
///
/// Foundation on Linux posts nothing when a default is set, writes its file only in `synchronize()`, and there overwrites it
/// in place. What on Apple's systems the Objective-C runtime and a daemon do is done here by putting other functions
/// into the class's method table, as key-value observing does to a class: they call the original, and tell the domain.
///
/// The slots are found by comparison, without names or numbers of Foundation's: where a subclass that overrides one method
/// differs from the class, and a subclass that overrides nothing does not. Each method is then called once, to see that the call arrives here.
/// Where a slot cannot be told for certain, or a call does not arrive, the table is left as Foundation made it; then only writes through
/// ``AppStorage`` are noticed. The same is so where the environment variable `DOVETAIL_DEFAULTS` is `plain`.
package enum DefaultsMethods {
    /// Whether writes are observed. Asking starts it.
    package static let areObserved: Bool = install()

    /// Set to `plain`, it leaves Foundation's table alone.
    static let variable = "DOVETAIL_DEFAULTS"

    // One for the process, as Foundation's table is. Written once, before the table is.
    nonisolated(unsafe) private static var originalSet: UnsafeRawPointer!
    nonisolated(unsafe) private static var originalRemove: UnsafeRawPointer!
    nonisolated(unsafe) private static var originalRegister: UnsafeRawPointer!

    /// The object of the process whose methods are called to see whether the calls arrive. Set once, before a slot is replaced, and then only compared with.
    nonisolated(unsafe) private static var probe: UserDefaults?
    /// How many of those calls arrived. Only ``install()`` makes such calls.
    nonisolated(unsafe) private static var arrivals = 0

    /// Whether an object is the probe. Its calls are counted and go no further.
    private static func isProbe(_ defaults: UserDefaults) -> Bool {
        guard defaults === probe else { return false }
        arrivals += 1
        return true
    }

    // Not optimised: a call on an object whose class is known for certain would go past the table.
    @_optimize(none) @inline(never) private static func makeProbe() -> UserDefaults { UserDefaults() }

    private static func install() -> Bool {
        StorageFolders.makeReadable()
        if ProcessInfo.processInfo.environment[variable] == "plain" { return false }
        guard let set = MethodSlot(of: SettingDefaults.self), let setURL = MethodSlot(of: URLSettingDefaults.self),
            let remove = MethodSlot(of: RemovingDefaults.self), let register = MethodSlot(of: RegisteringDefaults.self),
            let synchronize = MethodSlot(of: SynchronizingDefaults.self)
        else {
            Log.warnOnce(
                "defaults methods",
                "this Foundation's UserDefaults cannot be observed: views follow writes through AppStorage only")
            return false
        }
        originalSet = set.original
        originalRemove = remove.original
        originalRegister = register.original
        let probe = makeProbe()
        self.probe = probe
        let slots = [set, setURL, remove, register, synchronize]
        for slot in slots { slot.replace() }
        let key = "dovetail"
        probe.set(1 as Any?, forKey: key)
        probe.set(URL(fileURLWithPath: "/"), forKey: key)
        probe.removeObject(forKey: key)
        probe.register(defaults: [:])
        _ = probe.synchronize()
        if arrivals == slots.count { return true }
        for slot in slots { slot.restore() }
        Log.warnOnce(
            "defaults methods",
            "of \(slots.count) calls of UserDefaults \(arrivals) arrived where they are observed: views follow writes through AppStorage only"
        )
        return false
    }

    // MARK: The methods

    fileprivate static func set(_ value: Any?, forKey key: String, of defaults: UserDefaults) {
        if isProbe(defaults) { return }
        guard let value else { return remove(forKey: key, of: defaults) }
        if let url = value as? URL { return set(url, forKey: key, of: defaults) }
        let original = unsafeBitCast((originalSet!, defaults as AnyObject), to: SetMethod.self)
        DefaultsDomain.of(defaults).write(value, forKey: key, of: defaults) { original.call(value, key) }
    }

    // Foundation's own calls itself for ever when given nil, and keeps the path only of what is no file.
    fileprivate static func set(_ url: URL?, forKey key: String, of defaults: UserDefaults) {
        if isProbe(defaults) { return }
        set(url.flatMap { URLCoding.encode($0) }, forKey: key, of: defaults)
    }

    fileprivate static func remove(forKey key: String, of defaults: UserDefaults) {
        if isProbe(defaults) { return }
        let original = unsafeBitCast((originalRemove!, defaults as AnyObject), to: RemoveMethod.self)
        DefaultsDomain.of(defaults).write(nil, forKey: key, of: defaults) { original.call(key) }
    }

    fileprivate static func register(_ values: [String: Any], in defaults: UserDefaults) {
        if isProbe(defaults) { return }
        let original = unsafeBitCast((originalRegister!, defaults as AnyObject), to: RegisterMethod.self)
        original.call(values)
        // What is registered is the same for all domains.
        DefaultsDomain.notifyAll()
    }

    fileprivate static func synchronize(_ defaults: UserDefaults) -> Bool {
        isProbe(defaults) || DefaultsDomain.of(defaults).saveNow()
    }
}

/// One method's place in the method table of `UserDefaults`.
private struct MethodSlot {
    private let place: UnsafeMutablePointer<UnsafeRawPointer?>
    private let replacement: UnsafeRawPointer
    let original: UnsafeRawPointer

    /// The slot of the one method that `overriding` overrides; nil if there is not exactly one.
    init?(of overriding: UserDefaults.Type) {
        let table = Self.words(of: UserDefaults.self)
        let same = Self.words(of: UnchangedDefaults.self)
        let other = Self.words(of: overriding)
        let slots = (0..<Self.wordCount).filter {
            table[$0] != nil && same[$0] == table[$0] && other[$0] != table[$0]
        }
        guard slots.count == 1, let slot = slots.first, let original = table[slot], let replacement = other[slot] else {
            return nil
        }
        place = table + slot
        self.original = original
        self.replacement = replacement
    }

    func replace() { place.pointee = replacement }
    func restore() { place.pointee = original }

    private static func words(of type: UserDefaults.Type) -> UnsafeMutablePointer<UnsafeRawPointer?> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
    }

    /// How long the class's metadata is from its address on: its size and the part before the address are kept in it, at
    /// places that the ABI fixes.
    private static var wordCount: Int {
        let metadata = UnsafeRawPointer(words(of: UserDefaults.self))
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
        return size > before && size < 1 << 16 ? Int(size - before) / MemoryLayout<UnsafeRawPointer>.size : 0
    }
}

// A method's implementation takes the object where a closure takes its context: the two words of a closure, made of the
// implementation and the object, call the one on the other. In a struct, as there a closure has the plain convention.

private struct SetMethod { let call: (Any?, String) -> Void }
private struct RemoveMethod { let call: (String) -> Void }
private struct RegisterMethod { let call: ([String: Any]) -> Void }

private final class UnchangedDefaults: UserDefaults {}

// These have no stored properties: their methods run on plain `UserDefaults` objects. For the same reason they must not call
// methods on themselves, which the compiler takes to be those of the subclass.

private final class SettingDefaults: UserDefaults {
    override func set(_ value: Any?, forKey key: String) { DefaultsMethods.set(value, forKey: key, of: self) }
}

private final class URLSettingDefaults: UserDefaults {
    override func set(_ url: URL?, forKey key: String) { DefaultsMethods.set(url, forKey: key, of: self) }
}

private final class RemovingDefaults: UserDefaults {
    override func removeObject(forKey key: String) { DefaultsMethods.remove(forKey: key, of: self) }
}

private final class RegisteringDefaults: UserDefaults {
    override func register(defaults: [String: Any]) { DefaultsMethods.register(defaults, in: self) }
}

private final class SynchronizingDefaults: UserDefaults {
    override func synchronize() -> Bool { DefaultsMethods.synchronize(self) }
}
