import AttributeGraph
import Combine
import Foundation

/// A value kept in `UserDefaults` under a key: it is there again when the program starts the next time.
///
/// While there is no value under the key, or one of another type, the property reads as its default; only writing stores
/// something. Readers run again when the value of *their* key changes, however that came about: through any property of
/// that key in any window, or by `UserDefaults.set(_:forKey:)` through any instance and from any thread.
///
/// May be read and written from any thread, in views, apps, scenes, custom dynamic properties, and outside of views, where it
/// reads and writes the store. In an `ObservableObject` each write through the property announces a change of the object first, as that
/// of a `@Published` property does; what others write under the key is announced right after the write, on their thread, by objects whose
/// `objectWillChange` is the synthesised one. When and where values are written to disk: see `docs/storage.md`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let key: String
    let store: UserDefaults?
    let defaultValue: Value
    let coding: StorageCoding<Value>.Type
    var location: AnyObject?

    init(_ key: String, store: UserDefaults?, defaultValue: Value, coding: StorageCoding<Value>.Type) {
        self.key = key
        self.store = store
        self.defaultValue = defaultValue
        self.coding = coding
    }

    /// The value in the store, or the default.
    public var wrappedValue: Value {
        get {
            if let installed { return installed.get() }
            return DefaultsStore(store ?? .standard).value(of: coding, forKey: key) ?? defaultValue
        }
        nonmutating set {
            if let installed {
                installed.set(newValue, transaction: Transaction.current)
            } else {
                DefaultsStore(store ?? .standard).setValue(coding.encode(newValue), forKey: key)
            }
        }
    }

    /// A binding to the value. Taking it is not a read.
    public var projectedValue: Binding<Value> {
        if let installed { return Binding(location: installed) }
        let property = self
        return Binding(
            location: FunctionalLocation(
                get: { property.wrappedValue }, set: { value, _ in property.wrappedValue = value }))
    }

    /// Reads and writes the property of an object; what the compiler turns each access into.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].wrappedValue }
        set {
            let property = object[keyPath: storageKeyPath]
            ObjectWrite.perform(of: property.key, in: object) { property.wrappedValue = newValue }
        }
    }

    /// A binding to the property of an object, which keeps the object alive.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: KeyPath<EnclosingSelf, Binding<Value>>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Binding<Value> {
        let property = object[keyPath: storageKeyPath]
        return Binding(
            location: FunctionalLocation(
                get: { property.wrappedValue },
                set: { value, _ in
                    ObjectWrite.perform(of: property.key, in: object) { property.wrappedValue = value }
                }))
    }

    private var installed: KeptLocation<Value>? { location.installed(as: KeptLocation<Value>.self) }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        AppStorageStorage<Value>(inputs: inputs)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ObservedProperty {
    package func observation(announcing object: AnyObject) -> any AnyObject & Sendable {
        StoredChangeAnnouncer(store: DefaultsStore(store ?? .standard), key: key, object: object)
    }
}

/// Keeps the location of an app storage property; another key or another store is another location.
private final class AppStorageStorage<Value>: _DynamicPropertyStorage {
    private let inputs: _GraphInputs
    private let subgraph: Subgraph
    private var environmentStore: Attribute<UserDefaults>?
    private var location: KeptLocation<Value>?
    private var key: String?
    private var defaults: UserDefaults?

    init(inputs: _GraphInputs) {
        self.inputs = inputs
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
        let defaults = property.pointee.store ?? inheritedStore
        if location == nil || self.defaults !== defaults || key != property.pointee.key {
            self.defaults = defaults
            key = property.pointee.key
            location = subgraph.apply {
                KeyedValue.location(
                    store: DefaultsStore(defaults), key: property.pointee.key,
                    defaultValue: property.pointee.defaultValue, coding: property.pointee.coding, loop: inputs.loop)
            }
        }
        property.pointee.location = location
    }

    private var inheritedStore: UserDefaults {
        if let environmentStore { return environmentStore.value }
        let environment = inputs.environment
        let attribute = subgraph.apply { environment.projected(key: DefaultAppStorageKey.self) }
        environmentStore = attribute
        return attribute.value
    }
}
