import AttributeGraph
import Observation

extension EnvironmentValues {
    /// The `@Observable` object of a type that was set with `environment(_:)`.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }

    /// The same, for key paths: their arguments must be hashable.
    subscript<T: AnyObject & Observable>(_: ObservableObjectType<T>) -> T? { self[T.self] }
}

/// Stands for a type in a key path.
struct ObservableObjectType<T>: Hashable {}

private struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}
