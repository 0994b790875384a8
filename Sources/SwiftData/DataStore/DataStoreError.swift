/// What a ``DataStore`` leaves to its context, or cannot do.
public enum DataStoreError: Error, Hashable, Sendable {
    /// The store does not do that.
    case unsupportedFeature
    /// The context is to ask the predicate of all models itself.
    case preferInMemoryFilter
    /// The context is to sort the models itself.
    case preferInMemorySort
    /// A predicate means nothing to the store.
    case invalidPredicate
}
