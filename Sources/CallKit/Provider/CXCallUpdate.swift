import Foundation

/// What is new of a call.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
    /// Who calls.
    open var remoteHandle: CXHandle?
    /// Their name.
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CXCallUpdate()
        (other.remoteHandle, other.localizedCallerName) = (remoteHandle, localizedCallerName)
        (other.supportsHolding, other.supportsGrouping) = (supportsHolding, supportsGrouping)
        (other.supportsUngrouping, other.supportsDTMF) = (supportsUngrouping, supportsDTMF)
        other.hasVideo = hasVideo
        return other
    }
}

/// Why a call has ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded = 2
    case unanswered = 3
    case answeredElsewhere = 4
    case declinedElsewhere = 5
}
