import Foundation

/// A call of the device. There are none, and nobody but the system makes them.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }

    init(uuid: UUID) { self.uuid = uuid }
}

/// Tells of the device's calls: there are none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    private weak var delegate: (any CXCallObserverDelegate)?

    /// The calls: none.
    open var calls: [CXCall] { [] }

    public override init() {}

    /// Sets the delegate that hears of calls, on a queue; nil for the main queue. There are no calls, so it hears of none.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
    }
}

/// Hears of calls. Never called here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call has begun, changed or ended.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
