import DataModels
import Foundation

/// The classes that Xcode writes for a data model when it builds: for entities whose code generation is “Class Definition” or “Category/Extension”.
struct DataModelClasses {
    /// A source with the classes of one model; nil where it asks for none.
    let source: String?
    /// The names of entities and classes, for tests and notes.
    let classes: [String]

    /// - Parameter isolated: Whether the module's declarations are the main actor's where nothing else is said: objects belong to their contexts.
    /// - Parameter identified: Classes that the app's sources declare as `Identifiable`.
    init(_ model: DataModel, isolated: Bool = false, identified: Set<String> = []) {
        let entities = Dictionary(model.entities.map { ($0.name, $0) }) { $1 }
        var parts: [String] = []
        var classes: [String] = []
        for entity in model.entities where entity.generation != .none {
            guard let name = Self.className(entity) else { continue }
            classes.append(name)
            parts.append(Self.text(entity, name, entities, isolated, isIdentified: identified.contains(name)))
        }
        self.classes = classes
        let head =
            "// Written by dovetail open, as Xcode does, of the data model.\nimport CoreData\nimport Foundation\n"
        source = parts.isEmpty ? nil : ([head] + parts).joined(separator: "\n")
    }

    /// The class of an entity's objects without its module; nil for none of its own.
    private static func className(_ entity: DataModel.Entity) -> String? {
        guard let name = entity.className?.split(separator: ".").last.map(String.init), name != "NSManagedObject" else {
            return nil
        }
        return name
    }

    private static func text(
        _ entity: DataModel.Entity, _ name: String, _ entities: [String: DataModel.Entity], _ isolated: Bool,
        isIdentified: Bool
    ) -> String {
        let free = isolated ? "nonisolated " : ""
        var lines: [String] = []
        if entity.generation == .class {
            let parent = entity.parent.flatMap { entities[$0] }.flatMap(className) ?? "NSManagedObject"
            lines.append("\(free)public class \(name): \(parent) {}\n")
        }
        lines.append("\(free)extension \(name) {")
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(name)> {")
        lines.append("        NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n    }\n")
        for attribute in entity.attributes { lines.append(property(attribute.name, type(attribute))) }
        for relationship in entity.relationships {
            lines.append(property(relationship.name, type(relationship, entities)))
        }
        for fetched in entity.fetchedProperties { lines.append(property(fetched.name, "[Any]?")) }
        for relationship in entity.relationships where relationship.isToMany {
            lines += methods(relationship, entities)
        }
        lines.append("}\n")
        // Those that inherit have it from the class above.
        if entity.parent == nil, !isIdentified { lines.append("\(free)extension \(name): Identifiable {}\n") }
        return lines.joined(separator: "\n")
    }

    private static func property(_ name: String, _ type: String) -> String {
        "    public var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }"
    }

    private static func type(_ attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
        case "Double": attribute.isScalar ? "Double" : "NSNumber?"
        case "Float": attribute.isScalar ? "Float" : "NSNumber?"
        case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
        case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "ObjectID": "NSManagedObjectID?"
        default: (attribute.customClass ?? "NSObject") + "?"
        }
    }

    private static func type(_ relationship: DataModel.Relationship, _ entities: [String: DataModel.Entity]) -> String {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return destination(relationship, entities) + "?"
    }

    private static func destination(
        _ relationship: DataModel.Relationship, _ entities: [String: DataModel.Entity]
    ) -> String {
        entities[relationship.destination].flatMap(className) ?? "NSManagedObject"
    }

    /// What adds and removes objects of a relationship.
    private static func methods(
        _ relationship: DataModel.Relationship, _ entities: [String: DataModel.Entity]
    ) -> [String] {
        let key = relationship.name
        let name = key.prefix(1).uppercased() + key.dropFirst()
        let other = destination(relationship, entities)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var lines = [
            "",
            "    public func addTo\(name)(_ value: \(other)) { _addManaged(\"\(key)\", value) }",
            "    public func removeFrom\(name)(_ value: \(other)) { _removeManaged(\"\(key)\", value) }",
            "    public func addTo\(name)(_ values: \(set)) { _addManaged(\"\(key)\", values) }",
            "    public func removeFrom\(name)(_ values: \(set)) { _removeManaged(\"\(key)\", values) }",
        ]
        guard relationship.isOrdered else { return lines }
        lines += [
            "    public func insertInto\(name)(_ value: \(other), at idx: Int) { _addManaged(\"\(key)\", value, at: idx) }",
            "    public func removeFrom\(name)(at idx: Int) { _removeManaged(\"\(key)\", at: idx) }",
            "    public func insertInto\(name)(_ values: [\(other)], at indexes: NSIndexSet) { _addManaged(\"\(key)\", values, at: indexes) }",
            "    public func removeFrom\(name)(at indexes: NSIndexSet) { _removeManaged(\"\(key)\", at: indexes) }",
            "    public func replace\(name)(at idx: Int, with value: \(other)) { _replaceManaged(\"\(key)\", at: idx, value) }",
            "    public func replace\(name)(at indexes: NSIndexSet, with values: [\(other)]) { _replaceManaged(\"\(key)\", at: indexes, values) }",
        ]
        return lines
    }
}
