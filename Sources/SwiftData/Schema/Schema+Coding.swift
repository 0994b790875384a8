import Foundation

/// A schema in a file: its version, and what its classes have. It is read back as the schema of the classes of these names, which have to be there.
extension Schema {
    /// The version of the form in which schemas are written.
    public static let schemaEncodingVersion = Version(1, 0, 0)
    /// The version of the form in which this schema is written.
    public var encodingVersion: Version { Self.schemaEncodingVersion }

    /// Writes the schema to a file, whole or not at all.
    public func save(to toURL: URL) throws {
        let description = Description(
            encodingVersion: encodingVersion, version: version,
            entities: entities.map(\.name).sorted().map { Described(entitiesByName[$0]!) })
        try JSON.encoder.encode(description).write(to: toURL, options: .atomic)
    }

    /// Reads a schema from a file.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` where a class is not there, or has other variables than when the file was written. A class is known
    ///   once it was part of a schema. What the file says wrong is told as any error of decoding.
    public static func load(from fromURL: URL) throws -> Schema {
        let description = try JSON.decoder.decode(Description.self, from: Data(contentsOf: fromURL))
        let types = try description.entities.map { described in
            guard let type = ModelLayout.named(described.name)?.type else {
                throw SwiftDataError(
                    .unknownSchema,
                    "The schema “\(fromURL.path)” has the model \(described.name), which the program does not have.")
            }
            return type
        }
        let schema = Schema(types, version: description.version)
        for described in description.entities where Described(schema.entitiesByName[described.name]!) != described {
            throw SwiftDataError(
                .unknownSchema,
                "The schema “\(fromURL.path)” has a model \(described.name) with other variables than the program's.")
        }
        return schema
    }

    /// Whether two schemas of entities that were made by hand say the same.
    func describesTheSame(as other: Schema) -> Bool {
        func described(_ schema: Schema) -> [Described] {
            schema.entities.map(\.name).sorted().map { Described(schema.entitiesByName[$0]!) }
        }
        return described(self) == described(other)
    }

    /// The schema with the classes of its entities' names, where these were made by hand.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` where a class is not there, or has other variables.
    func withClasses() throws -> Schema {
        guard isByHand else { return self }
        let types = try entities.map { entity in
            guard let type = ModelLayout.named(entity.name)?.type else {
                throw SwiftDataError(
                    .unknownSchema,
                    "The schema has an entity \(entity.name) that was made by hand, and no schema of the program had a class of this name."
                )
            }
            return type
        }
        let schema = Schema(types, version: version)
        for entity in entities where !entity.describes(schema.entitiesByName[entity.name]!) {
            throw SwiftDataError(
                .unknownSchema,
                "The entity \(entity.name) that was made by hand says other variables than its class has.")
        }
        return schema
    }

    private struct Description: Codable {
        let encodingVersion: Version
        let version: Version
        let entities: [Described]
    }

    private struct Described: Codable, Equatable {
        struct Variable: Codable, Equatable, Hashable {
            let name: String
            let type: String
            let isOptional: Bool
            let isUnique: Bool
            let destination: String?
        }

        let name: String
        let superentity: String?
        let variables: [Variable]

        static func == (left: Self, right: Self) -> Bool {
            left.name == right.name && left.superentity == right.superentity
                && left.variables.count == right.variables.count && Set(left.variables) == Set(right.variables)
        }

        init(_ entity: Entity) {
            name = entity.name
            superentity = entity.superentityName
            variables = entity.properties.map { property in
                Variable(
                    name: property.name, type: "\(property.valueType)", isOptional: property.isOptional,
                    isUnique: property.isUnique, destination: (property as? Relationship)?.destination)
            }
        }
    }
}

extension Schema.Entity {
    /// Whether a class's entity has what this one says. What a relationship that was made by hand leaves open is not compared.
    fileprivate func describes(_ other: Schema.Entity) -> Bool {
        let theirs = Dictionary(other.properties.map { ($0.name, $0) }) { first, _ in first }
        return properties.count == theirs.count
            && properties.allSatisfy { property in
                guard let their = theirs[property.name], their.isAttribute == property.isAttribute else { return false }
                return !property.isAttribute
                    || their.valueType == property.valueType && their.isOptional == property.isOptional
            }
    }
}
