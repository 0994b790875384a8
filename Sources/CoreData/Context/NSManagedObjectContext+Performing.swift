import Dispatch
import DovetailCore
import Foundation

extension NSManagedObjectContext {
    /// The context whose `perform` the code is in.
    static var current: NSManagedObjectContext? { PerformingContext.current?.context }

    /// Runs `block` on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        let work = UncheckedWork(block)
        (queue ?? .main).async { self.run(work.body) }
    }

    /// Runs `block` on the context's queue, and waits for it. Within `perform` of the same context, it runs at once.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isHere { return try run(block) }
        return try (queue ?? .main).sync { try run(block) }
    }

    /// How `perform` is arranged.
    public enum ScheduledTaskType: Hashable, Sendable {
        /// At once, where it is the context's queue already.
        case immediate
        /// After what is waiting there.
        case enqueued
    }

    /// Runs `block` on the context's queue.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
        let work = UncheckedWork(block)
        let result = await withCheckedContinuation { continuation in
            (queue ?? .main).async { continuation.resume(returning: UncheckedWork(self.run(work.body))) }
        }
        return result.body
    }

    /// Runs `block` on the context's queue.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async throws -> T {
        let work = UncheckedWork(block)
        let result = await withCheckedContinuation { continuation in
            (queue ?? .main).async {
                continuation.resume(returning: UncheckedWork(Result { try self.run(work.body) }))
            }
        }
        return try result.body.get()
    }

    private var isHere: Bool {
        if concurrencyType == .privateQueueConcurrencyType {
            return DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
        }
        return MainThread.isCurrent
    }

    private func run<T>(_ block: () throws -> T) rethrows -> T {
        let before = PerformingContext.current
        PerformingContext.current = PerformingContext(context: self)
        defer {
            PerformingContext.current = before
            if queue != nil { processPendingChanges() }
        }
        return try block()
    }
}

/// Work that goes to another thread, which alone uses it then.
struct UncheckedWork<Body>: @unchecked Sendable {
    let body: Body
    init(_ body: Body) { self.body = body }
}

/// The context whose `perform` the present thread is in.
private final class PerformingContext {
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }

    private static let key = "org.dovetail.CoreData.context"
    static var current: PerformingContext? {
        get { Thread.current.threadDictionary[key] as? PerformingContext }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
