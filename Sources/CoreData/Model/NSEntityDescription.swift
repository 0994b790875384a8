import DovetailCore
import Foundation
import FoundationAdditions

/// A kind of objects: its name, its class and its properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The name of the class, with or without its module. `NSManagedObject` where there is none.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether only entities that inherit from it have objects.
    open var isAbstract = false
    /// The entity that it inherits from.
    open private(set) weak var superentity: NSEntityDescription?
    /// The model that it is in.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// What the model says about it besides.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that it had in the model before, for migration.
    open var renamingIdentifier: String?
    /// Something that makes it another one than before for migration, where nothing else has changed.
    open var versionHashModifier: String?
    /// Lists of names of attributes whose values together are different for each object.
    open var uniquenessConstraints: [[Any]] = []
    var indexes: [[String]] = []
    private var own: [NSPropertyDescription] = []
    private var known: EntityLayout?
    private let lock = NSLock()

    public override init() {}

    /// The entities that inherit from it directly.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The entities that inherit from it directly, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The properties, with those that it inherits. What is set are its own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = Set((superentity?.properties ?? []).map { ObjectIdentifier($0) })
            own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in own { property.entity = self }
            known = nil
        }
    }
    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }
    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The relationships that lead to objects of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }
    /// Whether it is an entity, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: { $0.superentity }).contains { $0 === entity || $0.name == entity.name }
    }

    /// What tells whether a store was made for the entity.
    open var versionHash: Data { Data(shape.utf8) }

    /// The entity of a name in the model of a context.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of an entity and inserts it. A name that the model does not have ends the program, as on Apple's systems.
    @discardableResult
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not find an entity named “\(entityName)” in the model of the context.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    // MARK: Inside

    /// The entity at the top of what it inherits from: all of these have one table.
    var root: NSEntityDescription { superentity?.root ?? self }
    /// The entity and all that inherit from it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
    var ownProperties: [NSPropertyDescription] { own }

    var shape: String {
        let parts = own.filter { !$0.isTransient }.map(\.shape).filter { !$0.isEmpty }.sorted()
        let head = "\(name ?? "") \(superentity?.name ?? "") \(versionHashModifier ?? "")"
        return ([head] + parts).joined(separator: "\n")
    }

    /// Where the values of an object are. Made when the first object or store asks for it.
    var layout: EntityLayout {
        lock.withLock {
            if let known { return known }
            let layout = EntityLayout(self)
            known = layout
            return layout
        }
    }

    /// The class of its objects.
    var objectClass: NSManagedObject.Type { layout.objectClass }
}

/// Where the values of an entity's objects are: each property has a slot.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    let slots: [String: Int]
    /// What a new object has.
    let initial: [ManagedValue]
    private let className: String?
    private var foundClass: NSManagedObject.Type?

    init(_ entity: NSEntityDescription) {
        properties = entity.properties
        slots = Dictionary(properties.enumerated().map { ($1.name, $0) }) { $1 }
        initial = properties.map { property in
            switch property {
            case let attribute as NSAttributeDescription:
                .value(ManagedCoding.canonical(attribute.defaultValue, attribute))
            case let relationship as NSRelationshipDescription:
                relationship.isToMany ? (relationship.isOrdered ? .ordered([]) : .set([])) : .one(nil)
            default: .value(nil)
            }
        }
        className = entity.managedObjectClassName
    }

    /// The class of the objects. One that is not found is looked for again, since its module may become known later.
    var objectClass: NSManagedObject.Type {
        if let foundClass { return foundClass }
        guard let found = ManagedClasses.class(named: className) else { return NSManagedObject.self }
        foundClass = found
        return found
    }
}

/// What an object has for a property.
enum ManagedValue {
    case value(Any?)
    case one(NSManagedObjectID?)
    case set(Set<NSManagedObjectID>)
    case ordered([NSManagedObjectID])
    /// Objects of a relationship that were not read yet.
    case unread

    var many: [NSManagedObjectID] {
        switch self {
        case .set(let ids): Array(ids)
        case .ordered(let ids): ids
        case .one(let id): id.map { [$0] } ?? []
        case .value, .unread: []
        }
    }

    func isSame(as other: ManagedValue) -> Bool {
        switch (self, other) {
        case (.value(let left), .value(let right)): PredicateValue.areEqual(left, right)
        case (.one(let left), .one(let right)): left === right
        case (.set(let left), .set(let right)): left == right
        case (.ordered(let left), .ordered(let right)): left == right
        case (.unread, .unread): true
        default: false
        }
    }
}

/// Finds the classes that models name.
enum ManagedClasses {
    private static let lock = NSLock()
    /// Modules that classes of an app's own are in, as far as they are known.
    nonisolated(unsafe) private static var modules: [String] = {
        let program = Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
        return [program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()]
    }()

    /// Learns the module of a class.
    static func learn(_ type: NSManagedObject.Type) {
        learn(module: String(String(reflecting: type).prefix { $0 != "." }))
    }

    static func learn(module: String) {
        lock.withLock { if !modules.contains(module), module != "CoreData" { modules.append(module) } }
    }

    /// The class of a name; nil where there is none, which is told in the log.
    static func `class`(named name: String?) -> NSManagedObject.Type? {
        guard let name, !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        let names = plain.contains(".") ? [plain] : lock.withLock { modules }.map { $0 + "." + plain }
        for name in names {
            if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
        }
        Log.warnOnce(
            "CoreData class \(plain)",
            "there is no class \(plain), which a data model names; its objects are of the class NSManagedObject")
        return nil
    }
}
