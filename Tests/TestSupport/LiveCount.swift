import Synchronization

/// How many objects of a kind there are. Objects may end on threads of their own, such as those of tasks, so they are counted with atomic steps.
public final class LiveCount: Sendable {
    private let number = Atomic(0)

    public init() {}

    public var value: Int { number.load(ordering: .sequentiallyConsistent) }
    /// One more was made.
    public func increase() { number.add(1, ordering: .sequentiallyConsistent) }
    /// One has ended.
    public func decrease() { number.subtract(1, ordering: .sequentiallyConsistent) }
}
