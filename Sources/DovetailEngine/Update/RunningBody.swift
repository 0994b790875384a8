import AttributeGraph

/// The body that runs now, for messages about it.
struct RunningBody {
    let type: Any.Type
    let owner: AttributeID
    let isFirst: Bool
    let properties: (any BodyProperties)?
    /// The copy of the owner that `body` runs on.
    let value: UnsafeMutableRawPointer
    /// The observable properties that changed since the last run.
    let changes: [AnyKeyPath]

    // One for the process: bodies run one at a time, on the main thread.
    nonisolated(unsafe) static var current: RunningBody?
}

/// The dynamic properties of a view whose body runs.
protocol BodyProperties: AnyObject {
    /// The names of those that made the body run.
    func changedNames(of type: Any.Type, at value: UnsafeMutableRawPointer, isFirst: Bool) -> [String]
}
