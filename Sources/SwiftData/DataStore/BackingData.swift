/// The values of one model, apart from its object.
public protocol BackingData<Model> {
    /// The model's class.
    associatedtype Model: PersistentModel

    /// Values of a model that there is not yet.
    init(for modelType: Model.Type)

    /// The model; nil for one that there is not yet.
    var persistentModelID: PersistentIdentifier? { get set }
    /// What else is known of the values.
    var metadata: Any { get }

    /// The value of a variable.
    func getValue<Value: Decodable>(forKey: KeyPath<Model, Value>) -> Value
    /// A related model.
    func getValue<Value: PersistentModel>(forKey: KeyPath<Model, Value>) -> Value
    /// A related model.
    func getValue<Value: PersistentModel>(forKey: KeyPath<Model, Value?>) -> Value?
    /// Related models.
    func getValue<Value: RelationshipCollection, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
    where OtherModel == Value.PersistentElement
    /// Related models.
    func getValue<Value: RelationshipCollection & Decodable, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
    where OtherModel == Value.PersistentElement
    /// The value of a variable that is transformed.
    func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value

    /// Sets a variable.
    func setValue<Value: Encodable>(forKey: KeyPath<Model, Value>, to newValue: Value)
    /// Sets a related model.
    func setValue<Value: PersistentModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
    /// Sets a related model.
    func setValue<Value: PersistentModel>(forKey: KeyPath<Model, Value?>, to newValue: Value?)
    /// Sets related models.
    func setValue<Value: RelationshipCollection, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
    where OtherModel == Value.PersistentElement
    /// Sets related models.
    func setValue<Value: RelationshipCollection & Encodable, OtherModel>(
        forKey: KeyPath<Model, Value>, to newValue: Value
    ) where OtherModel == Value.PersistentElement
    /// Sets a variable that is transformed.
    func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
}
