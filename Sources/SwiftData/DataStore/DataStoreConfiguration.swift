/// Says where a ``DataStore`` keeps its models, and which store that is.
public protocol DataStoreConfiguration: Hashable {
    /// The store.
    associatedtype Store: DataStore where Self == Self.Store.Configuration

    /// Names the store for people.
    var name: String { get }
    /// The models that are kept there. Nil for all of the container's, which sets it before it makes the store.
    var schema: Schema? { get set }

    /// Throws when there can be no store.
    func validate() throws
}

extension DataStoreConfiguration {
    /// Accepts the configuration.
    public func validate() throws {}
}
