import AttributeGraph
import Foundation
import Observation

extension EnvironmentValues {
    /// The `@Observable` object of a type that was set with `environment(_:)`.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }

    /// The same, for key paths: their arguments must be hashable.
    fileprivate subscript<T: AnyObject & Observable>(_: ObservableObjectType<T>) -> T? { self[T.self] }
}

/// Stands for a type in a key path.
private struct ObservableObjectType<T>: Hashable {}

/// The key paths to objects that are found by their types. Each is made once: by the key path itself readers find what they share.
final class ObservableObjectPaths: @unchecked Sendable {
    // Types are the process's, and so are key paths to what they stand for.
    static let all = ObservableObjectPaths()

    private let lock = NSLock()
    /// By the types of the objects.
    private var paths: [ObjectIdentifier: AnyKeyPath] = [:]

    func path<T: AnyObject & Observable>(to type: T.Type) -> KeyPath<EnvironmentValues, T?> {
        lock.withLock {
            // Safe without a check: only the line below puts a path in, with this type for its key.
            if let known = paths[ObjectIdentifier(type)] {
                return unsafeDowncast(known, to: KeyPath<EnvironmentValues, T?>.self)
            }
            let path: KeyPath<EnvironmentValues, T?> = \.[ObservableObjectType<T>()]
            paths[ObjectIdentifier(type)] = path
            return path
        }
    }
}

struct ObservableObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}
