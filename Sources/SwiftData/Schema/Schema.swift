import Foundation

/// The models that a store has, and how they refer to each other.
///
/// Made of classes with `@Model`; those that they refer to or inherit from come along, those that inherit from them have to be named. The same for its
/// whole life, so any thread may use it.
public final class Schema: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The number of a schema's version, as in 2.1.0.
    public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// The first part.
        public let major: Int
        /// The second part.
        public let minor: Int
        /// The third part.
        public let patch: Int

        /// A version of three parts.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The version of the models.
    public let version: Version
    /// One for each class, in no order that means something.
    public let entities: [Entity]
    /// The entities by their names.
    public let entitiesByName: [String: Entity]
    private let byType: [ObjectIdentifier: Entity]
    /// The topmost entities, by what identifiers have of them.
    let roots: [Int32: Entity]
    /// The tables of relationships between many and many.
    let joins: [JoinTable]

    /// The schema of these classes. Traps where a relationship names an inverse that there is not.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var entities: [Entity] = []
        var byType: [ObjectIdentifier: Entity] = [:]
        for layout in Self.layouts(types) {
            let entity = Entity(layout, parent: layout.parent.flatMap { byType[ObjectIdentifier($0)] })
            entities.append(entity)
            byType[ObjectIdentifier(layout)] = entity
        }
        let linker = RelationLinker(entities: entities) { byType[ObjectIdentifier(ModelLayout.of($0))] }
        joins = linker.link()
        for entity in entities { entity.complete() }
        self.entities = entities
        self.byType = byType
        entitiesByName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        roots = Dictionary(
            entities.filter { $0.superentity == nil }.map { ($0.layout.rootName, $0) }
        ) { first, _ in first }
        knownShape = StoreShape(self)
        for entity in entities { entity.layout.becomeNamed() }
    }

    /// The schema of these classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// A schema without models.
    public convenience init() { self.init([]) }

    /// A schema of entities that were made by hand, and of those below them.
    ///
    /// A container takes it as the schema of the classes of these names, which have to have been part of a schema before, and to have the variables that
    /// the entities say.
    public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
        self.version = version
        var all: [Entity] = []
        for entity in entities {
            for member in entity.family where !all.contains(member) { all.append(member) }
        }
        self.entities = all
        entitiesByName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        (byType, roots, joins) = ([:], [:], [])
        knownShape = StoreShape()
    }

    /// The schema of a version's models.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The layouts of the classes and of those that belong to them; a superclass comes before those that inherit from it.
    private static func layouts(_ types: [any PersistentModel.Type]) -> [ModelLayout] {
        var known: Set<ObjectIdentifier> = []
        var result: [ModelLayout] = []
        var waiting = types.map { ModelLayout.of($0) }
        var next = 0
        while next < waiting.count {
            var line: [ModelLayout] = []
            var current: ModelLayout? = waiting[next]
            next += 1
            while let layout = current {
                line.append(layout)
                current = layout.parent
            }
            for layout in line.reversed() where known.insert(ObjectIdentifier(layout)).inserted {
                result.append(layout)
                for property in layout.properties {
                    if case .relationship(let target, _, _) = property.kind { waiting.append(.of(target)) }
                }
            }
        }
        return result
    }

    /// The entity of a class; nil if the schema has none.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        entity(of: type) ?? (isByHand ? entitiesByName[ModelLayout.of(type).name] : nil)
    }

    /// Whether it has entities without classes.
    var isByHand: Bool { entities.contains { $0.isByHand } }

    /// The name that a schema has for a class.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelLayout.of(type).name }

    func entity(of type: any PersistentModel.Type) -> Entity? { byType[ObjectIdentifier(ModelLayout.of(type))] }

    func entity(of layout: ModelLayout) -> Entity? { byType[ObjectIdentifier(layout)] }

    public static func == (left: Schema, right: Schema) -> Bool {
        left === right
            || left.version == right.version && left.shape == right.shape
                && left.isByHand == right.isByHand && (!left.isByHand || left.describesTheSame(as: right))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities.count)
    }

    public var debugDescription: String {
        "Schema \(version): \(entities.map(\.name).sorted().joined(separator: ", "))"
    }

    /// What tables a store of the schema has.
    var shape: StoreShape { knownShape! }
    private var knownShape: StoreShape?
}
