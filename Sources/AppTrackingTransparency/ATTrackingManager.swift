import DovetailBase
@_exported import Foundation

/// Asks a person whether an app may follow them through other apps and sites. Nobody is asked and nobody is followed: it is denied, as on a device
/// whose settings don't let apps ask.
open class ATTrackingManager: NSObject {
    /// What a person has said.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined
        case restricted
        case denied
        case authorized
    }

    /// What was said: no.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        Log.warnOnce("ATT", "AppTrackingTransparency: apps may not follow a person; that is denied without asking")
        return .denied
    }
    /// Asks nobody. Tells on a queue of the system's that it is denied.
    @preconcurrency open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        let status = trackingAuthorizationStatus
        DispatchQueue.global().async { completion(status) }
    }
    /// Asks nobody: it is denied.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { trackingAuthorizationStatus }
}
