import DovetailBase
import Foundation

extension Schema {
    /// One class of models in a schema. Classes that inherit from each other are in one table, of the topmost one.
    ///
    /// A schema makes those of its classes. One that an app makes by hand describes a class by its name, for a ``Schema`` of such entities.
    public final class Entity: Hashable, @unchecked Sendable {
        /// The name of the class.
        public let name: String
        /// The entity of the class that it inherits from; nil for none.
        public private(set) weak var superentity: Entity?
        /// The entities of classes that inherit from it, in the order in which they came.
        public private(set) var subentities: [Entity] = []
        /// Its variables with values, those that are inherited included.
        public var attributes: [Attribute] { inherited.compactMap { $0 as? Attribute } + ownAttributes }
        /// Its variables with other models, those that are inherited included.
        public var relationships: [Relationship] { inherited.compactMap { $0 as? Relationship } + ownRelationships }
        /// All variables.
        public var properties: [any SchemaProperty] { attributes + relationships }
        // Of an entity of a class, with those that are inherited.
        private var ownAttributes: [Attribute] = []
        private var ownRelationships: [Relationship] = []
        /// Of an entity that was made by hand, those of the ones above it.
        private var inherited: [any SchemaProperty] { isByHand ? superentity?.properties ?? [] : [] }
        /// Whether an app made it, so that it has no class.
        let isByHand: Bool
        /// The variables with values by their names.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The variables with other models by their names.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The name of the class that it inherits from; nil for none.
        public var superentityName: String? { superentity?.name }
        /// The variables that the class itself has.
        public var storedProperties: [any SchemaProperty] {
            if isByHand { return ownAttributes + ownRelationships }
            let inherited = Set(layout.properties.prefix(layout.base).map(\.name))
            return properties.filter { !inherited.contains($0.name) }
        }
        /// The variables that the class inherits.
        public var inheritedProperties: [any SchemaProperty] {
            if isByHand { return inherited }
            let inherited = Set(layout.properties.prefix(layout.base).map(\.name))
            return properties.filter { inherited.contains($0.name) }
        }
        /// The variables that the class itself has, by their names.
        public var storedPropertiesByName: [String: any SchemaProperty] { Self.byName(storedProperties) }
        /// The variables that the class inherits, by their names.
        public var inheritedPropertiesByName: [String: any SchemaProperty] { Self.byName(inheritedProperties) }

        private static func byName(_ properties: [any SchemaProperty]) -> [String: any SchemaProperty] {
            Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        }

        /// Groups of variables that no two models share.
        public private(set) var uniquenessConstraints: [[String]] = []
        /// Groups of variables with an index.
        public private(set) var indices: [[String]] = []

        let layout: ModelLayout
        /// The topmost entity.
        var root: Entity { superentity?.root ?? self }
        /// By the numbers of variables; nil for those with values.
        var links: [RelationLink?]
        /// Whether it has relationships.
        private(set) var hasLinks = false
        /// What is read and written of a row.
        private(set) var statements: EntityStatements! = nil

        /// Describes a class by hand: one of this name without variables.
        public convenience init(_ name: String) { self.init(name, below: [], []) }

        /// Describes a class by hand.
        ///
        /// - Parameter properties: Attributes and relationships with their names, indices, and groups of unique variables.
        public convenience init(_ name: String, properties: any SchemaProperty...) {
            self.init(name, below: [], properties)
        }

        /// Describes a class by hand, and those that inherit from it.
        ///
        /// - Parameters:
        ///   - subentities: The entities that inherit from this one. An entity is below one other: the last that it was given to.
        ///   - properties: Attributes and relationships with their names, indices, and groups of unique variables.
        public convenience init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
            self.init(name, below: subentities, properties)
        }

        private init(_ name: String, below subentities: [Entity], _ properties: [any SchemaProperty]) {
            isByHand = true
            layout = ModelLayout(named: name)
            self.name = name
            links = []
            self.subentities = subentities
            ownAttributes = properties.compactMap { $0 as? Attribute }
            ownRelationships = properties.compactMap { $0 as? Relationship }
            for case let constraint as any SchemaConstraint in properties {
                if constraint.isUnique {
                    uniquenessConstraints += constraint.groups
                } else {
                    indices += constraint.groups
                }
            }
            for property in ownAttributes as [any SchemaProperty] + ownRelationships where property.isUnique {
                uniquenessConstraints.append([property.name])
            }
            for entity in subentities { entity.superentity = self }
        }

        init(_ layout: ModelLayout, parent: Entity?) {
            isByHand = false
            self.layout = layout
            name = layout.name
            superentity = parent
            links = layout.properties.indices.map { parent != nil && $0 < layout.base ? parent!.links[$0] : nil }
            parent?.subentities.append(self)
        }

        public static func == (left: Entity, right: Entity) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        /// Itself and all that inherit from it.
        var family: [Entity] {
            var family = [self]
            var next = 0
            while next < family.count {
                family += family[next].subentities
                next += 1
            }
            return family
        }

        /// Whether rows say which class they are of.
        var hasKinds: Bool { !root.subentities.isEmpty }
        var modelType: any PersistentModel.Type { layout.type! }

        /// Fills in what needs all entities.
        func complete() {
            for (slot, property) in layout.properties.enumerated() {
                if let link = links[slot] {
                    ownRelationships.append(link.relationship)
                } else if case .attribute(let coding) = property.kind {
                    ownAttributes.append(attribute(property, coding))
                }
            }
            var level: ModelLayout? = layout
            while let layout = level {
                for constraint in layout.type!._$constraints {
                    let names = constraint.groups.map { $0.compactMap { name(of: $0) } }.filter { !$0.isEmpty }
                    if constraint.kind == .unique { uniquenessConstraints += names } else { indices += names }
                }
                level = layout.parent
            }
            // A relationship that no column has cannot be unique.
            for (slot, property) in layout.properties.enumerated()
            where property.metadata?.isUnique == true && links[slot]?.isColumn != false {
                uniquenessConstraints.append([property.name])
            }
            hasLinks = links.contains { $0 != nil }
            statements = EntityStatements(self)
        }

        private func name(of path: AnyKeyPath) -> String? {
            guard let slot = layout.slot(of: path) else {
                Log.warnOnce(
                    "path \(name)", "#Unique or #Index of \(name) names something that is no variable of it: left out")
                return nil
            }
            return layout.properties[slot].name
        }

        private func attribute(_ property: PropertyMetadata, _ coding: AttributeCoding) -> Attribute {
            let attribute = property.attribute ?? Attribute()
            attribute.name = property.name
            attribute.valueType = coding.valueType
            attribute.isOptional = coding.isOptional
            attribute.defaultValue = property.defaultValue
            return attribute
        }

        /// The entity of a row that says its class.
        func member(named name: String) -> Entity? { root.family.first { $0.name == name } }
    }
}
