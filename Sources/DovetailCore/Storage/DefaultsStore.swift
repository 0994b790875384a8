import Foundation

/// `UserDefaults` as a keyed store.
final class DefaultsStore: KeyedStore {
    private let defaults: UserDefaults
    private let domain: DefaultsDomain

    init(_ defaults: UserDefaults) {
        _ = DefaultsMethods.areObserved
        self.defaults = defaults
        domain = DefaultsDomain.of(defaults)
    }

    var observers: KeyedObservers { domain.observers }

    func value(forKey key: String) -> Any? { defaults.object(forKey: key) }

    func setValue(_ value: Any?, forKey key: String) {
        let write = {
            if let value {
                self.defaults.set(value as Any?, forKey: key)
            } else {
                self.defaults.removeObject(forKey: key)
            }
        }
        // A subclass has methods of its own, which tell the domain nothing.
        if DefaultsMethods.areObserved, type(of: defaults) == UserDefaults.self {
            write()
        } else {
            domain.write(value, forKey: key, of: defaults, write)
        }
    }
}
