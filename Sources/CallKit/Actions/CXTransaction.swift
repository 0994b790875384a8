import Foundation

/// Actions that are to be done together.
open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    private let lock = NSLock()
    private var list: [CXAction]

    open var actions: [CXAction] { lock.withLock { list } }
    /// Whether all of them are.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    public init(actions: [CXAction]) { list = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }

    /// Adds one.
    open func addAction(_ action: CXAction) { lock.withLock { list.append(action) } }
}
