/// The values of a model as its object has them, or of one that there is not yet.
final class ModelBackingData<Model: PersistentModel>: BackingData {
    private let model: Model?
    /// Of a model that there is not yet.
    private var values: [AnyKeyPath: Any] = [:]
    var persistentModelID: PersistentIdentifier?

    init(_ model: Model) {
        self.model = model
        persistentModelID = model.identifier
    }

    init(for modelType: Model.Type) { model = nil }

    var metadata: Any { Model.schemaMetadata }

    /// The class of the object, which may inherit from `Model`.
    var className: String { layout.name }
    private var layout: ModelLayout { model.map { ModelLayout.of(type(of: $0)) } ?? ModelLayout.of(Model.self) }

    /// The values of all variables with one, by their names: of relationships, identifiers.
    var snapshotValues: [String: any DataStoreSnapshotValue] {
        var result: [String: any DataStoreSnapshotValue] = [:]
        for (slot, property) in layout.properties.enumerated() {
            result[property.name] = property.coding == nil ? references(slot, property) : value(slot, property)
        }
        return result
    }

    private func value(_ slot: Int, _ property: Schema.PropertyMetadata) -> (any DataStoreSnapshotValue)? {
        let known = model.map { model in
            let storage = model.storage
            return storage.values[slot] ?? model.value(slot, in: storage)
        }
        return (known ?? values[property.keypath]).flatMap(SnapshotValue.plain)
    }

    private func references(_ slot: Int, _ property: Schema.PropertyMetadata) -> (any DataStoreSnapshotValue)? {
        let ids: [PersistentIdentifier]
        if let model, let core = model._$state.core {
            ids = core.relatedIDs(slot, of: model, model.storage)
        } else if let model {
            ids = model.allRelated(slot, in: model.storage).map(\.persistentModelID)
        } else {
            ids = SnapshotValue.models(values[property.keypath]).map(\.persistentModelID)
        }
        if case .relationship(_, isMany: true, _) = property.kind { return ids }
        return ids.first
    }

    private func read<Value>(_ keyPath: KeyPath<Model, Value>) -> Value {
        if let model { return model[keyPath: keyPath] }
        guard let value = values[keyPath] as? Value else {
            fatalError("\(Model.self) has no value for \(keyPath)")
        }
        return value
    }

    private func write<Value>(_ keyPath: KeyPath<Model, Value>, _ value: Value) {
        guard let model else { return values[keyPath] = value }
        guard let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> else {
            fatalError("\(Model.self) has no variable that can be set for \(keyPath)")
        }
        model[keyPath: keyPath] = value
    }

    // MARK: What the protocol asks for, by the types of variables

    func getValue<Value: Decodable>(forKey key: KeyPath<Model, Value>) -> Value { read(key) }
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>) -> Value { read(key) }
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>) -> Value? { read(key) }
    func getValue<Value: RelationshipCollection, OtherModel>(forKey key: KeyPath<Model, Value>) -> Value
    where OtherModel == Value.PersistentElement { read(key) }
    func getValue<Value: RelationshipCollection & Decodable, OtherModel>(forKey key: KeyPath<Model, Value>) -> Value
    where OtherModel == Value.PersistentElement { read(key) }
    func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { read(key) }

    func setValue<Value: Encodable>(forKey key: KeyPath<Model, Value>, to value: Value) { write(key, value) }
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>, to value: Value) { write(key, value) }
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>, to value: Value?) { write(key, value) }
    func setValue<Value: RelationshipCollection, OtherModel>(forKey key: KeyPath<Model, Value>, to value: Value)
    where OtherModel == Value.PersistentElement { write(key, value) }
    func setValue<Value: RelationshipCollection & Encodable, OtherModel>(
        forKey key: KeyPath<Model, Value>, to value: Value
    ) where OtherModel == Value.PersistentElement { write(key, value) }
    func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to value: Value) { write(key, value) }
}

/// Values of variables as snapshots have them.
enum SnapshotValue {
    /// A value without an optional around it; nil for none. Values of models are `Codable`, and belong to one thread at a time as their models do.
    static func plain(_ value: Any) -> (any DataStoreSnapshotValue)? {
        if let optional = value as? any PlainOptional { return optional.plainValue.flatMap(plain) }
        guard let value = value as? any Codable else { return nil }
        // `Sendable` asks nothing of the value: the two types are laid out alike.
        return unsafeBitCast(value, to: (any DataStoreSnapshotValue).self)
    }

    static func models(_ value: Any?) -> [any PersistentModel] {
        guard let value else { return [] }
        if let optional = value as? any PlainOptional { return models(optional.plainValue) }
        if let model = value as? any PersistentModel { return [model] }
        return (value as? any RelationshipCollection)?._models ?? []
    }
}

private protocol PlainOptional { var plainValue: Any? { get } }
extension Optional: PlainOptional { fileprivate var plainValue: Any? { map { $0 } } }
