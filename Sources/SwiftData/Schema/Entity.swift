import DovetailBase
import Foundation

extension Schema {
    /// One class of models in a schema. Classes that inherit from each other are in one table, of the topmost one.
    public final class Entity: Hashable, @unchecked Sendable {
        /// The name of the class.
        public let name: String
        /// The entity of the class that it inherits from; nil for none.
        public private(set) weak var superentity: Entity?
        /// The entities of classes that inherit from it.
        public private(set) var subentities: [Entity] = []
        /// Its variables with values, those that are inherited included.
        public private(set) var attributes: [Attribute] = []
        /// Its variables with other models, those that are inherited included.
        public private(set) var relationships: [Relationship] = []
        /// All variables.
        public var properties: [any SchemaProperty] { attributes + relationships }
        /// The variables with values by their names.
        public var attributesByName: [String: Attribute] {
            Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
        }
        /// The variables with other models by their names.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
        }
        /// The name of the class that it inherits from; nil for none.
        public var superentityName: String? { superentity?.name }
        /// The variables that the class itself has.
        public var storedProperties: [any SchemaProperty] {
            let inherited = Set(layout.properties.prefix(layout.base).map(\.name))
            return properties.filter { !inherited.contains($0.name) }
        }
        /// The variables that the class inherits.
        public var inheritedProperties: [any SchemaProperty] {
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

        init(_ layout: ModelLayout, parent: Entity?) {
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
                    relationships.append(link.relationship)
                } else if case .attribute(let coding) = property.kind {
                    attributes.append(attribute(property, coding))
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
