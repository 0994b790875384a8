// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation
import FoundationAdditions

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The name, which is the key of the value.
    open var name = ""
    /// Whether an object may be saved without a value.
    open var isOptional = true
    /// Whether the value is kept in memory alone.
    open var isTransient = false
    /// What the model says about it besides.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that it had in the model before, for migration.
    open var renamingIdentifier: String?
    /// Something that makes it another one than before for migration, where nothing else has changed.
    open var versionHashModifier: String?
    /// The entity that declares it. Set by the entity.
    open internal(set) weak var entity: NSEntityDescription?

    public override init() {}

    /// A description of its own with the same contents.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
        (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
        copy.versionHashModifier = versionHashModifier
        return copy
    }

    func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }
    open override func copy() -> Any { copy(with: nil) }

    /// What has to be the same in two models that have the same store.
    var shape: String {
        "\(name) \(isOptional) \(versionHashModifier ?? "")"
    }
}

/// The kind of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// A property with a value of a simple kind.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kinds of values.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let undefined = AttributeType(rawValue: 0)
        public static let integer16 = AttributeType(rawValue: 100)
        public static let integer32 = AttributeType(rawValue: 200)
        public static let integer64 = AttributeType(rawValue: 300)
        public static let decimal = AttributeType(rawValue: 400)
        public static let double = AttributeType(rawValue: 500)
        public static let float = AttributeType(rawValue: 600)
        public static let string = AttributeType(rawValue: 700)
        public static let boolean = AttributeType(rawValue: 800)
        public static let date = AttributeType(rawValue: 900)
        public static let binaryData = AttributeType(rawValue: 1000)
        public static let uuid = AttributeType(rawValue: 1100)
        public static let uri = AttributeType(rawValue: 1200)
        public static let transformable = AttributeType(rawValue: 1800)
        public static let objectID = AttributeType(rawValue: 2000)
    }

    /// The kind of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The kind of the values.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The name of the values' class, for transformable ones.
    open var attributeValueClassName: String?
    /// What a new object has.
    open var defaultValue: Any?
    /// The name of what turns a transformable value into data. Without one it is archived: property lists, and classes with `NSSecureCoding`.
    open var valueTransformerName: String?
    /// Large data may be kept in files by Apple's. Here it is always in the store.
    open var allowsExternalBinaryDataStorage = false
    /// Whether what is written to Spotlight has it. There is none here.
    open var isIndexedBySpotlight = false
    /// Whether the value is kept after its object is deleted, in the persistent history. There is none here.
    open var preservesValueInHistoryOnDeletion = false
    var minimum: Double?
    var maximum: Double?
    var pattern: String?
    /// An expression of Xcode's that the value is computed by; see `DerivedValues`.
    var derivation: String?

    override func makeCopy() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        (copy.attributeType, copy.attributeValueClassName) = (attributeType, attributeValueClassName)
        (copy.defaultValue, copy.valueTransformerName) = (defaultValue, valueTransformerName)
        (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
        copy.derivation = derivation
        return copy
    }

    override var shape: String { "attribute \(super.shape) \(attributeType.rawValue)" }
}

/// What is done with the objects that a relationship leads to when its object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// They are not told.
    case noActionDeleteRule
    /// They lead back to nothing.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// As long as there are any, saving the deletion fails.
    case denyDeleteRule
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects that it leads to.
    open var destinationEntity: NSEntityDescription?
    /// The relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The most objects that it leads to; 0 for any number.
    open var maxCount = 0
    /// The fewest objects that it leads to, where there are any.
    open var minCount = 0
    /// What is done with them when the object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether it leads to several objects: their number is not limited to one.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether the objects have an order.
    open var isOrdered = false

    override func makeCopy() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        (copy.destinationEntity, copy.inverseRelationship) = (destinationEntity, inverseRelationship)
        (copy.minCount, copy.maxCount, copy.deleteRule, copy.isOrdered) = (minCount, maxCount, deleteRule, isOrdered)
        return copy
    }

    override var shape: String {
        "relationship \(super.shape) \(destinationEntity?.name ?? "") \(isToMany) \(isOrdered) \(inverseRelationship?.name ?? "")"
    }
}

/// A value that a fetch of dictionaries computes, under a name of its own; see ``NSFetchRequest/propertiesToFetch``.
///
///     let sum = NSExpressionDescription()
///     sum.name = "sum"
///     sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])
///     sum.expressionResultType = .doubleAttributeType
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// How the value is computed. Functions such as `sum:` and `max:` look at all objects of a group, or of the fetch.
    open var expression: FoundationAdditions.NSExpression?
    /// The kind of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The kind of the value.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func makeCopy() -> NSPropertyDescription {
        let copy = NSExpressionDescription()
        (copy.expression, copy.expressionResultType) = (expression, expressionResultType)
        return copy
    }

    override var shape: String { "" }
}

/// A property whose objects are fetched when they are asked for.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is fetched. `$FETCH_SOURCE` in its predicate is the object.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func makeCopy() -> NSPropertyDescription {
        let copy = NSFetchedPropertyDescription()
        copy.fetchRequest = fetchRequest
        return copy
    }

    override var shape: String { "" }
}
