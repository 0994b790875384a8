import DataModels
import Foundation

/// Makes descriptions of what a model's file says.
enum ModelBuilder {
    static func entity(_ description: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = description.name
        entity.managedObjectClassName = description.className ?? "NSManagedObject"
        entity.isAbstract = description.isAbstract
        entity.userInfo = description.userInfo
        entity.renamingIdentifier = description.renamingIdentifier
        entity.versionHashModifier = description.hashModifier
        entity.uniquenessConstraints = description.constraints
        entity.indexes = description.indexes
        return entity
    }

    static func properties(
        _ description: DataModel.Entity, _ entities: [String: NSEntityDescription]
    ) -> [NSPropertyDescription] {
        description.attributes.map(attribute)
            + description.relationships.map { relationship($0, entities) }
            + description.fetchedProperties.map { template in
                let property = NSFetchedPropertyDescription()
                property.name = template.name
                property.fetchRequest = request(template)
                return property
            }
    }

    private static func attribute(_ description: DataModel.Attribute) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = description.name
        attribute.isOptional = description.isOptional
        attribute.isTransient = description.isTransient
        attribute.userInfo = description.userInfo
        attribute.renamingIdentifier = description.renamingIdentifier
        attribute.versionHashModifier = description.hashModifier
        attribute.attributeType = types[description.type] ?? .undefinedAttributeType
        attribute.attributeValueClassName = description.customClass
        attribute.valueTransformerName = description.transformer
        attribute.allowsExternalBinaryDataStorage = description.allowsExternalStorage
        attribute.defaultValue = description.defaultText.flatMap { value($0, attribute.attributeType) }
        attribute.minimum = description.minimumText.flatMap { Double($0) }
        attribute.maximum = description.maximumText.flatMap { Double($0) }
        attribute.pattern = description.regularExpression
        attribute.derivation = description.derivation
        return attribute
    }

    private static func relationship(
        _ description: DataModel.Relationship, _ entities: [String: NSEntityDescription]
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = description.name
        relationship.isOptional = description.isOptional
        relationship.isTransient = description.isTransient
        relationship.userInfo = description.userInfo
        relationship.renamingIdentifier = description.renamingIdentifier
        relationship.versionHashModifier = description.hashModifier
        relationship.destinationEntity = entities[description.destination]
        relationship.isOrdered = description.isOrdered
        relationship.minCount = description.minimum
        relationship.maxCount = description.isToMany ? (description.maximum == 1 ? 0 : description.maximum) : 1
        relationship.deleteRule =
            switch description.deletionRule {
            case "Nullify": .nullifyDeleteRule
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            default: .noActionDeleteRule
            }
        return relationship
    }

    static func request(_ template: DataModel.FetchTemplate) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
        request.fetchLimit = template.limit
        if let text = template.predicate { request.predicate = NSPredicate(format: text) }
        return request
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        "ObjectID": .objectIDAttributeType,
    ]

    /// A default value as a model's file has it.
    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded()) }
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: ["YES", "1", "true"].contains(text)
        case .stringAttributeType: text
        // Seconds since 2001.
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}
