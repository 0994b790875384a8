import Foundation

/// The action that puts a call on hold, or takes it up again.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// Closes the microphone of a call, or opens it.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Brings calls together, or takes them apart.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// The other call; nil to take them apart.
    open var callUUIDToGroupWith: UUID?
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}
