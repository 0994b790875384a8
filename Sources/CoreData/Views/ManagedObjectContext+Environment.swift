import DovetailCore
import Foundation

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context of the views' objects. Without one around, it is one without a store.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? EmptyContext.context }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// Stands for a context where there is none.
private enum EmptyContext {
    // Made once, and used on the main thread.
    static let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
