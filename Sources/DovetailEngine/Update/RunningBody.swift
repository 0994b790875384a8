import AttributeGraph
import CThread

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

    static var current: RunningBody? {
        // What it points to is there while the body runs.
        dovetail_context().pointee.body?.assumingMemoryBound(to: RunningBody.self).pointee
    }

    /// Runs `body`, which is this one.
    func whileCurrent<Result>(_ body: () -> Result) -> Result {
        withUnsafePointer(to: self) { pointer in
            let context = dovetail_context()
            let outer = context.pointee.body
            context.pointee.body = UnsafeRawPointer(pointer)
            defer { context.pointee.body = outer }
            return body()
        }
    }
}

/// The dynamic properties of a view whose body runs.
protocol BodyProperties: AnyObject {
    /// The names of those that made the body run.
    func changedNames(of type: Any.Type, at value: UnsafeMutableRawPointer, isFirst: Bool) -> [String]
}
