import Foundation
import SwiftData
import TestSupport
import Testing

@Model
private final class Mast {
    #Unique<Mast>([\.name, \.owner])
    var name: String
    var owner: String?
    var height = 1.0
    init(name: String) { self.name = name }
}

@Model
private final class Sail {
    var area: Double
    var mast: Mast?
    init(area: Double) { self.area = area }
}

/// Schemas that are made by hand.
@Suite struct DescribedSchemaTests {
    private var mast: Schema.Entity {
        Schema.Entity(
            "Mast",
            properties: Schema.Attribute(name: "name", valueType: String.self),
            Schema.Attribute(name: "owner", valueType: String?.self),
            Schema.Attribute(name: "height", valueType: Double.self, defaultValue: 1.0))
    }

    @Test func attributesAreMadeByHand() {
        let owner = Schema.Attribute(
            name: "owner", originalName: "keeper", options: [.unique, .codable], valueType: String?.self,
            defaultValue: "Ada", hashModifier: "v2")
        #expect(owner.name == "owner" && owner.originalName == "keeper" && owner.options == [.unique, .codable])
        #expect(owner.valueType == String.self && owner.isOptional && owner.defaultValue as? String == "Ada")
        #expect(owner.hashModifier == "v2" && owner.isUnique && owner.isCodable && !owner.isTransformable)
        let plain = Schema.Attribute(name: "owner", valueType: Int.self)
        #expect(plain.originalName == "" && plain.options.isEmpty && plain.defaultValue == nil && !plain.isOptional)
        #expect(plain != owner && !plain.isCodable && plain.hashModifier == nil)
        #expect(plain == Schema.Attribute(name: "owner", valueType: Int.self))
        #expect(
            plain.debugDescription.contains("owner") && Schema.Attribute.Option.codable.debugDescription == "codable")
    }

    @Test func compositeAttributesAreMadeOfOthers() {
        let place = Schema.CompositeAttribute(
            name: "place", originalName: "where", options: [.externalStorage], valueType: Place.self,
            defaultValue: Place(), hashModifier: "x")
        place.properties = [
            Schema.Attribute(name: "name", valueType: String.self),
            Schema.Attribute(name: "latitude", valueType: Double.self),
        ]
        #expect(
            place.isAttribute && place.name == "place" && place.originalName == "where" && place.hashModifier == "x")
        #expect(place.valueType == Place.self && place.defaultValue as? Place == Place())
        #expect(place.properties.map(\.name) == ["name", "latitude"] && place.debugDescription.contains("latitude"))
        #expect(place != Schema.Attribute(name: "place", valueType: Place.self))
        let entity = Schema.Entity("Trip", properties: place)
        #expect((entity.attributesByName["place"] as? Schema.CompositeAttribute)?.properties.count == 2)
    }

    @Test func indicesAndUniqueGroupsAreMadeByHand() {
        let index = Schema.Index<Mast>([\.name], [\.name, \.height])
        #expect(index == Schema.Index<Mast>(.binary([\.name]), .binary([\.name, \.height])))
        let area = Schema.Index<Mast>(.rtree([\.height]))
        #expect(area != Schema.Index<Mast>(.binary([\.height])) && area.indices.count == 1)
        #expect(index.debugDescription.contains("height") && !index.isUnique && index.valueType == Mast.self)
        let unique = Schema.Unique<Mast>([\.name, \.owner])
        #expect(unique.constraints == [[\Mast.name, \Mast.owner]] && unique.isUnique)
        #expect(unique == Schema.Unique<Mast>([\.name, \.owner]) && unique != Schema.Unique<Mast>([\.name]))
        #expect(Set([unique, Schema.Unique<Mast>([\.name, \.owner])]).count == 1 && Set([index, area]).count == 2)
        #expect(!unique.isAttribute && !unique.isRelationship && !unique.isOptional && unique.name.isEmpty)
        (index.name, index.originalName, unique.name, unique.originalName) = ("by name", "old", "once", "one")
        let named: [any SchemaProperty] = [index, unique]
        #expect(named.map(\.name) == ["by name", "once"] && named.map(\.originalName) == ["old", "one"])
        #expect(named.allSatisfy { $0.valueType == Mast.self && !$0.isTransient } && unique.valueType == Mast.self)
        let entity = Schema.Entity(
            "Mast", properties: Schema.Attribute(name: "name", options: [.unique], valueType: String.self), index, area,
            unique)
        #expect(entity.indices == [["name"], ["name", "height"], ["height"]])
        #expect(entity.uniquenessConstraints == [["name", "owner"], ["name"]])
        #expect(entity.properties.map(\.name) == ["name"])
    }

    @Test func entitiesInheritFromEachOther() {
        let sail = Schema.Relationship(deleteRule: .cascade)
        sail.name = "sails"
        let mizzen = Schema.Entity("Mizzen", properties: Schema.Attribute(name: "rake", valueType: Double.self))
        let mast = Schema.Entity(
            "Mast", subentities: mizzen, Schema.Entity("Jury"),
            properties: Schema.Attribute(name: "name", valueType: String.self), sail)
        #expect(mast.subentities.map(\.name) == ["Mizzen", "Jury"] && mizzen.superentity == mast)
        #expect(mizzen.superentityName == "Mast" && mast.superentityName == nil)
        #expect(mizzen.storedProperties.map(\.name) == ["rake"])
        #expect(mizzen.inheritedProperties.map(\.name) == ["name", "sails"])
        #expect(Set(mizzen.attributesByName.keys) == ["name", "rake"])
        #expect(Set(mizzen.relationshipsByName.keys) == ["sails"] && mizzen.relationships == [sail])
        let schema = Schema(mast, version: Schema.Version(2, 0, 0))
        #expect(schema.entities.map(\.name) == ["Mast", "Mizzen", "Jury"] && schema.version == Schema.Version(2, 0, 0))
        #expect(schema.entitiesByName["Mizzen"] == mizzen && schema.debugDescription.contains("Jury"))
    }

    @Test func schemasByHandAreComparedByWhatTheySay() {
        #expect(Schema(mast) == Schema(mast) && Schema(mast).hashValue == Schema(mast).hashValue)
        #expect(Schema(mast) != Schema(Schema.Entity("Mast")))
        #expect(Schema(mast) != Schema(mast, version: Schema.Version(3, 0, 0)))
        #expect(Schema(mast) != Schema([Mast.self]) && Schema(Schema.Entity("Mast")) != Schema())
        #expect(Schema(mast).entity(for: Mast.self)?.name == "Mast" && Schema(mast).entity(for: Sail.self) == nil)
    }

    @Test func aContainerTakesTheClassesThatEntitiesAreNamedAfter() throws {
        let real = Schema([Mast.self, Sail.self])
        #expect(real.entity(for: Mast.self)?.uniquenessConstraints == [["name", "owner"]])
        let link = Schema.Relationship()
        link.name = "mast"
        let schema = Schema(
            mast, Schema.Entity("Sail", properties: link, Schema.Attribute(name: "area", valueType: Double.self)))
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        let context = ModelContext(try ModelContainer(for: schema, configurations: configuration))
        let sail = Sail(area: 12)
        sail.mast = Mast(name: "main")
        context.insert(sail)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Mast>()).map(\.name) == ["main"])
        #expect(context.container.schema == real)

        for wrong in [
            Schema(Schema.Entity("Nobody")),
            Schema(mast, Schema.Entity("Sail", properties: Schema.Attribute(name: "area", valueType: Double.self))),
            Schema(Schema.Entity("Mast", properties: Schema.Attribute(name: "name", valueType: Int.self))),
        ] {
            #expect(throws: SwiftDataError.unknownSchema) {
                try ModelContainer(
                    for: wrong, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            }
        }
    }

    @Test func aSchemaByHandIsWrittenToAFileAndReadAsThatOfTheClasses() throws {
        _ = Schema([Mast.self])
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("schema.json")
        try Schema(mast).save(to: url)
        // The unique group is no variable, so the variables are told alike.
        #expect(throws: Never.self) { try Schema.load(from: url) }
    }
}
