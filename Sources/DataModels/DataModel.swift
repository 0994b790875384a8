import Foundation

/// A data model as Xcode writes it: the contents of an `.xcdatamodel`.
///
/// Read by the program that opens projects, which writes classes for it, and by Core Data, which makes a store of it.
package struct DataModel: Sendable {
    package var entities: [Entity] = []
    package var fetchRequests: [FetchTemplate] = []
    /// Names of configurations and the entities in each.
    package var configurations: [String: [String]] = [:]

    package struct Entity: Sendable {
        package var name = ""
        package var className: String?
        package var parent: String?
        package var isAbstract = false
        package var generation = CodeGeneration.none
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var fetchedProperties: [FetchTemplate] = []
        /// Names of attributes that together are different for each object.
        package var constraints: [[String]] = []
        /// The names of attributes that an index is made of.
        package var indexes: [[String]] = []
        package var renamingIdentifier: String?
        package var hashModifier: String?
        package var userInfo: [String: String] = [:]
    }

    /// What Xcode writes for an entity.
    package enum CodeGeneration: String, Sendable {
        case none
        /// A class with its properties.
        case `class`
        /// The properties alone, for a class that the project has.
        case category
    }

    package struct Attribute: Sendable {
        package var name = ""
        /// As in the file: `Integer 16`, `String`, `Transformable` and so on.
        package var type = "String"
        package var isOptional = false
        package var isTransient = false
        package var isScalar = false
        package var defaultText: String?
        package var minimumText: String?
        package var maximumText: String?
        package var regularExpression: String?
        package var derivation: String?
        package var customClass: String?
        package var transformer: String?
        package var allowsExternalStorage = false
        package var renamingIdentifier: String?
        package var hashModifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct Relationship: Sendable {
        package var name = ""
        package var destination = ""
        package var inverse: String?
        package var isOptional = false
        package var isTransient = false
        package var isToMany = false
        package var isOrdered = false
        package var minimum = 0
        package var maximum = 0
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule = "Nullify"
        package var renamingIdentifier: String?
        package var hashModifier: String?
        package var userInfo: [String: String] = [:]
    }

    /// A fetch request that is kept with a model, or with a property of an entity.
    package struct FetchTemplate: Sendable {
        package var name = ""
        package var entity = ""
        package var predicate: String?
        package var limit = 0
    }

    package init() {}
}

/// Why a data model cannot be read, as a sentence that names the file.
package struct DataModelError: Error, CustomStringConvertible {
    package let description: String
}
