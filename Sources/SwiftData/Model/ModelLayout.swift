import Foundation

/// The variables of a model's class, those of its superclasses first.
final class ModelLayout: @unchecked Sendable {
    let type: (any PersistentModel.Type)?
    let name: String
    let parent: ModelLayout?
    let properties: [Schema.PropertyMetadata]
    /// Where those of the class itself begin.
    let base: Int
    /// The topmost class's name, as identifiers have it.
    let rootName: Int32
    private let slots: [AnyKeyPath: Int]

    /// Stands for the layout of a model that has just been made, whose class is not known yet.
    static let placeholder = ModelLayout()

    private convenience init() { self.init(named: "") }

    /// Stands for the layout of an entity that was made by hand, which has no class.
    init(named name: String) {
        self.name = name
        (type, parent, properties, base, rootName, slots) = (nil, nil, [], 0, 0, [:])
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        // Without the type that it may be declared in, such as a version of a schema.
        name = "\(type)".split(separator: ".").last.map(String.init) ?? "\(type)"
        parent = Self.parent(of: type)
        let inherited = parent?.properties ?? []
        base = inherited.count
        properties = inherited + type.schemaMetadata
        rootName = parent?.rootName ?? InternedNames.index(of: name)
        var slots: [AnyKeyPath: Int] = [:]
        for (index, property) in properties.enumerated() { slots[property.keypath] = index }
        self.slots = slots
    }

    /// The number of a variable.
    func slot(of keyPath: AnyKeyPath) -> Int? { slots[keyPath] ?? parent?.slot(of: keyPath) }

    func slot(named name: String) -> Int? { properties.firstIndex { $0.name == name } }

    static func parent(of type: any PersistentModel.Type) -> ModelLayout? {
        guard let superclass = _getSuperclass(type as AnyClass) as? any PersistentModel.Type else { return nil }
        return of(superclass)
    }

    private static let lock = NSRecursiveLock()
    // One for the process, behind the lock: what follows from a type.
    nonisolated(unsafe) private static var known = Known()

    private struct Known {
        var byType: [ObjectIdentifier: ModelLayout] = [:]
        /// Of several versions of a class the one that a schema was last made with.
        var byName: [String: ModelLayout] = [:]
    }

    /// The class with a name that a schema was last made with.
    static func named(_ name: String) -> ModelLayout? { lock.withLock { known.byName[name] } }

    /// Makes a class the one of its name.
    func becomeNamed() { Self.lock.withLock { Self.known.byName[name] = self } }

    static func of(_ type: any PersistentModel.Type) -> ModelLayout {
        lock.withLock {
            let key = ObjectIdentifier(type as AnyClass)
            if let layout = known.byType[key] { return layout }
            let layout = ModelLayout(type)
            known.byType[key] = layout
            return layout
        }
    }
}
