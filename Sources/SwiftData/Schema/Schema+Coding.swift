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

    private struct Description: Codable {
        let encodingVersion: Version
        let version: Version
        let entities: [Described]
    }

    private struct Described: Codable, Equatable {
        struct Variable: Codable, Equatable {
            let name: String
            let type: String
            let isOptional: Bool
            let isUnique: Bool
            let destination: String?
        }

        let name: String
        let superentity: String?
        let variables: [Variable]

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
