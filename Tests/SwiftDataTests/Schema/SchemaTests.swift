import Foundation
import SwiftData
import TestSupport
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

@Model
private final class Pinned {
    #Index<Pinned>(.binary([\.name]), .rtree([\.latitude, \.longitude]))
    var name: String
    var latitude = 0.0
    var longitude = 0.0

    init(name: String) { self.name = name }
}

/// What a schema says of its models.
@Suite struct SchemaTests {
    private let schema = Schema([Described.self, Vehicle.self, Truck.self], version: .init(1, 2, 3))

    @Test func aSchemaIsReadFromTheFileItWasWrittenTo() throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("schema.json")
        let schema = Schema([Trip.self, Person.self, Truck.self], version: Schema.Version(2, 1, 0))
        try schema.save(to: url)
        let read = try Schema.load(from: url)
        #expect(read == schema && read.version == Schema.Version(2, 1, 0))
        #expect(read.encodingVersion == Schema.schemaEncodingVersion)
        #expect(Set(read.entities.map(\.name)) == ["Trip", "Stay", "Person", "Vehicle", "Truck"])
        let container = try ModelContainer(
            for: read, configurations: ModelConfiguration(schema: read, isStoredInMemoryOnly: true))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
        let text = try String(contentsOf: url, encoding: .utf8)
        for (old, new) in [("\"Trip\"", "\"Journey\""), ("\"days\"", "\"weeks\"")] {
            try text.replacingOccurrences(of: old, with: new).write(to: url, atomically: true, encoding: .utf8)
            #expect(throws: SwiftDataError.unknownSchema) { try Schema.load(from: url) }
        }
        try "{}".write(to: url, atomically: true, encoding: .utf8)
        #expect(throws: DecodingError.self) { try Schema.load(from: url) }
        #expect(Schema().entities.isEmpty && Schema.entityName(for: Truck.self) == "Truck")
    }

    @Test func variablesAreTheClasssOwnOrInherited() throws {
        let schema = Schema([Trip.self, Truck.self])
        let truck = try #require(schema.entity(for: Truck.self))
        #expect(truck.superentityName == "Vehicle" && schema.entity(for: Vehicle.self)?.superentityName == nil)
        #expect(Set(truck.storedPropertiesByName.keys) == ["load", "driver"])
        #expect(Set(truck.inheritedProperties.map(\.name)) == ["plate", "wheels"])
        #expect(truck.inheritedPropertiesByName["plate"]?.valueType == String.self)
        #expect(truck.storedProperties.allSatisfy { $0.isAttribute && !$0.isTransient })
        let stays = try #require(schema.entity(for: Trip.self)?.relationshipsByName["stays"])
        #expect(stays.keypath == \Trip.stays && stays.valueType == Stay.self)
    }

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

    @Test func indicesOfBothKindsAreMadeInTheStore() throws {
        let schema = Schema([Pinned.self])
        let (name, place): (Schema.Index<Pinned>.Types<Pinned>, Schema.Index<Pinned>.Types<Pinned>) = (
            .binary([\.name]), .rtree([\.latitude, \.longitude])
        )
        for case .binary(let paths) in [name, place] { #expect(paths == [\Pinned.name]) }
        for case .rtree(let paths) in [name, place] { #expect(paths == [\Pinned.latitude, \.longitude]) }
        #expect(schema.entity(for: Pinned.self)?.indices == [["name"], ["latitude", "longitude"]])
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("pins.store")
        _ = try ModelContainer(for: schema, configurations: [ModelConfiguration(url: url)])
        let database = try SQLiteByHand(url.path)
        let sql = try database.run("SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'Pinned'")
        #expect(sql.contains("latitude") && sql.contains("longitude") && sql.contains("name"))
    }

    @Test func variablesCanBeDescribedByHand() {
        let plain = Schema.PropertyMetadata(name: "name", keypath: \Trip.name)
        #expect(plain.name == "name" && plain.keypath == \Trip.name && plain.defaultValue == nil)
        let counted = Schema.PropertyMetadata(
            name: "days", keypath: \Trip.days, defaultValue: 3, metadata: Schema.Attribute(.unique))
        #expect(counted.defaultValue as? Int == 3 && counted.metadata?.isUnique == true)
        let related = Schema.PropertyMetadata(
            name: "trip", keypath: \Stay.trip, metadata: Schema.Relationship(deleteRule: .cascade))
        #expect((related.metadata as? Schema.Relationship)?.deleteRule == .cascade)
        let many = Schema.PropertyMetadata(name: "stays", keypath: \Trip.stays)
        #expect(many.keypath == \Trip.stays && many.metadata == nil)
        let optional = Schema.PropertyMetadata(
            name: "trip", keypath: \Stay.trip, defaultValue: nil,
            metadata: Schema.Relationship(.unique, deleteRule: .noAction))
        let rule = optional.metadata as? Schema.Relationship
        #expect(rule?.options == [Schema.Relationship.Option.unique] && rule?.deleteRule == .noAction)
        #expect(Schema.Attribute(.transformable(by: NSObject.self)).isTransformable)
        var property: any SchemaProperty = Schema.Attribute(originalName: "first")
        property.originalName = "second"
        #expect(property.originalName == "second" && !property.isTransient)
    }
}
