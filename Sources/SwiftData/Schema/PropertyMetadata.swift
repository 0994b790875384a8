import Foundation
import Observation

/// What `@Attribute` or `@Relationship` says of a variable.
public protocol SchemaProperty {
    /// The name of the variable.
    var name: String { get set }
    /// The name in stores of earlier versions; empty where it is the same.
    var originalName: String { get set }
    /// The type of the value, without an optional around it.
    var valueType: Any.Type { get }
    /// Whether the variable is left out of what is kept. Such a one is in no schema.
    var isTransient: Bool { get }
    /// Whether the variable can be nil.
    var isOptional: Bool { get }
    /// Whether it is an attribute, and no relationship.
    var isAttribute: Bool { get }
    /// Whether it is a relationship.
    var isRelationship: Bool { get }
    /// Whether no two models have the same value.
    var isUnique: Bool { get }
}

extension SchemaProperty {
    /// False.
    public var isTransient: Bool { false }
}

extension Schema {
    /// A variable of a model, as `@Model` describes it.
    public struct PropertyMetadata: @unchecked Sendable {
        enum Kind {
            case attribute(AttributeCoding)
            case relationship(target: any PersistentModel.Type, isMany: Bool, isOptional: Bool)
        }

        /// The name of the variable.
        public let name: String
        /// The way to it.
        public let keypath: AnyKeyPath
        /// What was written after it.
        public let metadata: (any SchemaProperty)?
        let kind: Kind
        private let makeDefault: (() -> Any)?
        private let mutation: (any PersistentModel, ModelStorage, () -> Void) -> Void
        private let reading: (any BackingData) -> Any?

        /// What values apart from an object have for the variable; nil for those of another class.
        func read(_ backing: any BackingData) -> Any? { reading(backing) }

        /// Runs a closure that changes the variable of a model, and tells those who observe it before and after.
        func mutate(_ model: any PersistentModel, _ storage: ModelStorage, _ change: () -> Void) {
            mutation(model, storage, change)
        }

        /// The value that a new model has; nil for none.
        public var defaultValue: Any? { makeDefault?() }

        private init<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ makeDefault: (() -> Value)?,
            _ metadata: (any SchemaProperty)?, _ kind: Kind, _ reading: @escaping (any BackingData<Model>) -> Any?
        ) {
            self.name = name
            keypath = keyPath
            self.makeDefault = makeDefault
            self.metadata = metadata
            self.kind = kind
            mutation = { model, storage, change in
                guard let model = model as? Model else { return change() }
                storage.mutate(model, keyPath, change)
            }
            self.reading = { ($0 as? any BackingData<Model>).flatMap(reading) }
        }

        /// A variable of a value.
        @_disfavoredOverload
        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
        ) {
            self.init(name, keypath, nil, metadata, .attribute(Self.coding(Value.self, metadata))) {
                $0.getValue(forKey: keypath)
            }
        }

        /// A variable of a value with a default one.
        @_disfavoredOverload
        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(name, keypath, defaultValue, metadata, .attribute(Self.coding(Value.self, metadata))) {
                $0.getValue(forKey: keypath)
            }
        }

        /// A variable of a model.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, nil, metadata, .relationship(target: Value.self, isMany: false, isOptional: false)
            ) { ($0.getValue(forKey: keypath) as Value).persistentModelID }
        }

        /// A variable of a model or nil.
        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value?>, defaultValue: @autoclosure @escaping () -> Value? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, nil, metadata, .relationship(target: Value.self, isMany: false, isOptional: true)
            ) { ($0.getValue(forKey: keypath) as Value?)?.persistentModelID }
        }

        /// A variable of many models.
        public init<Model: PersistentModel, Value: RelationshipCollection>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, nil, metadata,
                .relationship(target: Value.PersistentElement.self, isMany: true, isOptional: false)
            ) { ($0.getValue(forKey: keypath) as Value)._models?.map(\.persistentModelID) }
        }

        var attribute: Attribute? { metadata as? Attribute }

        private static func coding<Value: Codable>(
            _ type: Value.Type, _ metadata: (any SchemaProperty)?
        ) -> AttributeCoding {
            .of(type, isCodable: (metadata as? Attribute)?.isCodable == true)
        }

        var coding: AttributeCoding? {
            if case .attribute(let coding) = kind { return coding }
            return nil
        }

        var isRelationship: Bool { coding == nil }

        /// Whether the store has the value.
        var isStored: Bool { attribute?.options.contains(.ephemeral) != true }

        /// Whether the value is read only when it is asked for.
        var isExternal: Bool { attribute?.options.contains(.externalStorage) == true }

        /// What a model reads whose row is gone; nil for nothing.
        var placeholder: Any? {
            if let value = defaultValue { return value }
            return coding?.blank()
        }
    }
}
