import AttributeGraph

/// A value saved with one scene (window) and given back when that window is restored.
///
/// Each window has its own value under a key; properties of one key in one window share it. A new window starts with the default.
/// The values have nothing to do with `UserDefaults`. Readers run again when the value of their key changes.
///
/// For views only: in an app or a scene, or in a view that is in no window, it reads as its default, and writes are lost; both
/// are warned about. May be read and written from any thread.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let key: String
    let defaultValue: Value
    let coding: StorageCoding<Value>.Type
    var location: AnyObject?

    init(_ key: String, defaultValue: Value, coding: StorageCoding<Value>.Type) {
        self.key = key
        self.defaultValue = defaultValue
        self.coding = coding
    }

    /// This scene's value, or the default.
    public var wrappedValue: Value {
        get {
            guard let installed else {
                warnOutsideScene()
                return defaultValue
            }
            return installed.get()
        }
        nonmutating set {
            guard let installed else { return warnOutsideScene() }
            installed.set(newValue, transaction: Transaction.current)
        }
    }

    /// A binding to the value. Taking it is not a read.
    public var projectedValue: Binding<Value> {
        guard let installed else {
            warnOutsideScene()
            return .constant(defaultValue)
        }
        return Binding(location: installed)
    }

    private var installed: KeptLocation<Value>? { location.installed(as: KeptLocation<Value>.self) }

    private func warnOutsideScene() {
        Log.warnOnce(
            "scene storage \(key)",
            "SceneStorage<\(Value.self)>(\"\(key)\") was used outside a scene: it has its default value, and writes are lost; use it in a view of a window"
        )
    }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        SceneStorageStorage<Value>(inputs: inputs)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// Keeps the location of a scene storage property; another key is another location.
private final class SceneStorageStorage<Value>: _DynamicPropertyStorage {
    private let loop: UpdateLoop
    private let session: SceneSession?
    private let subgraph: Subgraph
    private var location: KeptLocation<Value>?
    private var key: String?

    init(inputs: _GraphInputs) {
        loop = inputs.loop
        session = inputs.sceneSession
        subgraph = Subgraph.current
    }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        guard let session else { return }
        let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
        if key != property.pointee.key {
            key = property.pointee.key
            location = subgraph.apply {
                KeyedValue.location(
                    store: session, key: property.pointee.key, defaultValue: property.pointee.defaultValue,
                    coding: property.pointee.coding, loop: loop)
            }
        }
        property.pointee.location = location
    }
}
