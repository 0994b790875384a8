import DovetailBase
@_exported import Foundation

/// The number that advertisers know a device by. There is none: it is all zeros, as on a device where following is denied.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    override init() {}
    /// The one of the device.
    open class func shared() -> ASIdentifierManager { instance }

    /// All zeros.
    open var advertisingIdentifier: UUID {
        Log.warnOnce("AdSupport", "AdSupport: this device has no number for advertisers")
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    /// Whether a person lets advertisers follow them: no.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
