import Foundation

/// What an actor with a context runs on.
public protocol ModelExecutor: Executor {
    /// The actor's context.
    var modelContext: ModelContext { get }
}

/// Runs one job after the other, as ``ModelActor`` needs it.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An actor with a context of its own. `@ModelActor` makes it.
public protocol ModelActor: Actor {
    /// Where the models are kept.
    nonisolated var modelContainer: ModelContainer { get }
    /// What the actor runs on.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// What runs the actor's jobs.
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        (modelExecutor as! any SerialModelExecutor).asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier, if there is one of the class.
    public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as type: T.Type) -> T? {
        let core = modelContext.core
        return core.schema.roots[id.root].flatMap { core.existing(id, of: $0) as? T }
    }
}

/// Runs the jobs of one actor on a queue, away from the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // Used by the actor's jobs alone, which run one after the other.
    /// The actor's context.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData model actor")

    /// An executor of an actor with this context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job on the queue.
    public func enqueue(_ job: UnownedJob) {
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// The executor as the compiler takes it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
