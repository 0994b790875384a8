import Foundation

/// Something that is to be done with calls. The system asks for none here; those that an app makes keep what they are.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    /// When it is too late: a minute after it was made.
    public let timeoutDate = Date(timeIntervalSinceNow: 60)
    private let lock = NSLock()
    private var isDone = false

    /// Whether it was done, or could not be.
    open var isComplete: Bool { lock.withLock { isDone } }

    public override init() {}

    /// It was done.
    open func fulfill() { lock.withLock { isDone = true } }
    /// It could not be done.
    open func fail() { lock.withLock { isDone = true } }
}

/// Something that is to be done with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
