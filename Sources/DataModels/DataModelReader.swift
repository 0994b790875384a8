import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the XML of an `.xcdatamodel`.
package enum DataModelReader {
    /// The model in the file `contents` of a folder.
    package static func model(in folder: URL) throws -> DataModel {
        let file = folder.appendingPathComponent("contents")
        guard let data = try? Data(contentsOf: file) else {
            throw DataModelError(
                description: "The data model \(folder.path) cannot be read: it has no file named contents.")
        }
        return try model(data, path: file.path)
    }

    package static func model(_ data: Data, path: String) throws -> DataModel {
        let delegate = Delegate()
        let parser = XMLParser(data: data)
        parser.delegate = delegate
        guard parser.parse(), delegate.hasModel else {
            throw DataModelError(description: "The data model \(path) cannot be read: it is no XML of Xcode's.")
        }
        return delegate.model
    }

    /// Called by the parser for one element after the other.
    private final class Delegate: NSObject, XMLParserDelegate {
        var model = DataModel()
        var hasModel = false
        private var entity: DataModel.Entity?
        private var configuration: String?
        private var constraint: [String] = []
        private var index: [String] = []
        private var fetchedProperty: String?
        /// What the user info belongs to.
        private var owner = Owner.none

        private enum Owner { case none, entity, attribute, relationship }

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes values: [String: String] = [:]
        ) {
            switch element {
            case "model": hasModel = true
            case "entity":
                entity = Self.entity(values)
                owner = .entity
            case "attribute":
                entity?.attributes.append(Self.attribute(values))
                owner = .attribute
            case "relationship":
                entity?.relationships.append(Self.relationship(values))
                owner = .relationship
            case "fetchedProperty": fetchedProperty = values["name"]
            case "fetchRequest": takeFetchRequest(values)
            case "uniquenessConstraint": constraint = []
            case "constraint": if let value = values["value"] { constraint.append(value) }
            case "fetchIndex": index = []
            case "fetchIndexElement": if let property = values["property"] { index.append(property) }
            case "configuration": configuration = values["name"]
            case "memberEntity":
                if let configuration, let name = values["name"] {
                    model.configurations[configuration, default: []].append(name)
                }
            case "entry": if let key = values["key"] { takeEntry(key, values["value"] ?? "") }
            default: break
            }
        }

        func parser(
            _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
        ) {
            switch element {
            case "entity":
                if let entity { model.entities.append(entity) }
                entity = nil
            case "attribute", "relationship": owner = .entity
            case "fetchedProperty": fetchedProperty = nil
            case "uniquenessConstraint": if !constraint.isEmpty { entity?.constraints.append(constraint) }
            case "fetchIndex": if !index.isEmpty { entity?.indexes.append(index) }
            case "configuration": configuration = nil
            default: break
            }
        }

        private func takeFetchRequest(_ values: [String: String]) {
            var request = DataModel.FetchTemplate()
            request.name = fetchedProperty ?? values["name"] ?? ""
            request.entity = values["entity"] ?? ""
            request.predicate = values["predicateString"]
            request.limit = values["fetchLimit"].flatMap { Int($0) } ?? 0
            if fetchedProperty != nil {
                entity?.fetchedProperties.append(request)
            } else {
                model.fetchRequests.append(request)
            }
        }

        private func takeEntry(_ key: String, _ value: String) {
            guard var entity else { return }
            switch owner {
            case .none: break
            case .entity: entity.userInfo[key] = value
            case .attribute: entity.attributes[entity.attributes.count - 1].userInfo[key] = value
            case .relationship: entity.relationships[entity.relationships.count - 1].userInfo[key] = value
            }
            self.entity = entity
        }

        private static func entity(_ values: [String: String]) -> DataModel.Entity {
            var entity = DataModel.Entity()
            entity.name = values["name"] ?? ""
            entity.className = values["representedClassName"]
            entity.parent = values["parentEntity"]
            entity.isAbstract = values["isAbstract"] == "YES"
            entity.generation = values["codeGenerationType"].flatMap(DataModel.CodeGeneration.init) ?? .none
            entity.renamingIdentifier = values["elementID"]
            entity.hashModifier = values["versionHashModifier"]
            return entity
        }

        private static func attribute(_ values: [String: String]) -> DataModel.Attribute {
            var attribute = DataModel.Attribute()
            attribute.name = values["name"] ?? ""
            attribute.type = values["attributeType"] ?? "Undefined"
            attribute.isOptional = values["optional"] == "YES"
            attribute.isTransient = values["transient"] == "YES"
            attribute.isScalar = values["usesScalarValueType"] == "YES"
            attribute.defaultText = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
            attribute.minimumText = values["minValueString"] ?? values["minDateTimeInterval"]
            attribute.maximumText = values["maxValueString"] ?? values["maxDateTimeInterval"]
            attribute.regularExpression = values["regularExpressionString"]
            attribute.derivation = values["derived"] == "YES" ? values["derivationExpression"] : nil
            attribute.customClass = values["customClassName"]
            attribute.transformer = values["valueTransformerName"]
            attribute.allowsExternalStorage = values["allowsExternalBinaryDataStorage"] == "YES"
            attribute.renamingIdentifier = values["elementID"]
            attribute.hashModifier = values["versionHashModifier"]
            return attribute
        }

        private static func relationship(_ values: [String: String]) -> DataModel.Relationship {
            var relationship = DataModel.Relationship()
            relationship.name = values["name"] ?? ""
            relationship.destination = values["destinationEntity"] ?? ""
            relationship.inverse = values["inverseName"]
            relationship.isOptional = values["optional"] == "YES"
            relationship.isTransient = values["transient"] == "YES"
            relationship.isToMany = values["toMany"] == "YES"
            relationship.isOrdered = values["ordered"] == "YES"
            relationship.minimum = values["minCount"].flatMap { Int($0) } ?? 0
            relationship.maximum = values["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
            relationship.deletionRule = values["deletionRule"] ?? "No Action"
            relationship.renamingIdentifier = values["elementID"]
            relationship.hashModifier = values["versionHashModifier"]
            return relationship
        }
    }
}
