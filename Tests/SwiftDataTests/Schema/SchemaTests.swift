import Foundation
import SwiftData
import Testing

@Model
private final class Described {
    #Unique<Described>([\.first, \.second])
    #Index<Described>([\.second])
    @Attribute(.spotlight, originalName: "old", hashModifier: "v2") var first: String
    @Attribute(.transformable(by: "Transformer"), .allowsCloudEncryption) var second: String
    @Relationship(
        .unique, deleteRule: .deny, minimumModelCount: 0, maximumModelCount: 3, originalName: "mates", hashModifier: "x"
    )
    var others: [Describing] = []

    init(first: String, second: String) {
        self.first = first
        self.second = second
    }
}

@Model
private final class Describing {
    @Relationship(inverse: \Described.others) var owner: Described?
    init() {}
}

/// What a schema says of its models.
@Suite struct SchemaTests {
    private let schema = Schema([Described.self, Vehicle.self, Truck.self], version: .init(1, 2, 3))

    @Test func attributesAreDescribed() throws {
        let entity = try #require(schema.entity(for: Described.self))
        let first = try #require(entity.attributesByName["first"])
        #expect(first.options == [.spotlight] && first.originalName == "old" && first.hashModifier == "v2")
        #expect(first.valueType == String.self && first.isAttribute && !first.isRelationship && !first.isUnique)
        let second = try #require(entity.attributesByName["second"])
        #expect(second.isTransformable && !first.isTransformable && second.options.contains(.allowsCloudEncryption))
        #expect(entity.uniquenessConstraints.contains(["first", "second"]) && entity.indices == [["second"]])
        #expect(entity.attributes.count == 2 && entity.properties.count == 3)
    }

    @Test func relationshipsAreDescribed() throws {
        let entity = try #require(schema.entity(for: Described.self))
        let others = try #require(entity.relationshipsByName["others"])
        #expect(others.deleteRule == .deny && others.minimumModelCount == 0 && others.maximumModelCount == 3)
        #expect(others.isToMany && !others.isToOneRelationship && others.isRelationship && !others.isAttribute)
        #expect(others.destination == "Describing" && others.inverseName == "owner")
        #expect(others.originalName == "mates" && others.hashModifier == "x" && others.isUnique)
        let owner = try #require(schema.entitiesByName["Describing"]?.relationships.first)
        #expect(owner.isToOneRelationship && owner.isOptional && owner.inverseKeyPath == \Described.others)
        #expect(
            Schema.Relationship.DeleteRule.allCases.map(\.rawValue).sorted() == [
                "cascade", "deny", "noAction", "nullify",
            ])
    }

    @Test func entitiesInheritAndVersionsAreOrdered() throws {
        let vehicle = try #require(schema.entity(for: Vehicle.self))
        #expect(vehicle.subentities.map(\.name) == ["Truck"] && vehicle.superentity == nil)
        #expect(schema.entity(for: Truck.self)?.superentity == vehicle && schema.entity(for: Trip.self) == nil)
        #expect((schema.version.major, schema.version.minor, schema.version.patch) == (1, 2, 3))
        #expect(schema.version < Schema.Version(1, 3, 0) && schema.version.description == "1.2.3")
        #expect(schema == Schema([Truck.self, Vehicle.self, Described.self], version: .init(1, 2, 3)))
        #expect(schema != Schema(Vehicle.self, Truck.self))
    }

    @Test func variablesHaveTheirPathsAndDefaults() throws {
        let names = Trip.schemaMetadata.map(\.name)
        #expect(names.contains("days") && !names.contains("reads") && !names.contains("title"))
        let days = try #require(Trip.schemaMetadata.first { $0.name == "days" })
        #expect(days.keypath == \Trip.days && days.defaultValue as? Int == 1 && days.metadata == nil)
        let picture = try #require(Trip.schemaMetadata.first { $0.name == "picture" })
        #expect((picture.metadata as? Schema.Attribute)?.options == [.externalStorage])
    }
}
