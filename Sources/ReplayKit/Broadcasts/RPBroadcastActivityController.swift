import Foundation

/// Hears which service a person of a desktop has chosen.
public protocol RPBroadcastActivityControllerDelegate: NSObjectProtocol {
    /// A person has chosen a service, or none.
    func broadcastActivityController(
        _ broadcastActivityController: RPBroadcastActivityController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

/// The services that broadcast, for apps of AppKit: there are none.
open class RPBroadcastActivityController: NSObject, @unchecked Sendable {
    open weak var delegate: (any RPBroadcastActivityControllerDelegate)?

    /// Shows the services at a point of a window, an `NSWindow` on Apple's systems and any object here. Completes with
    /// ``RPRecordingErrorCode/broadcastSetupFailed``, on a queue of the system's.
    @preconcurrency open class func showBroadcastPicker(
        at point: CGPoint, from window: AnyObject?, preferredExtensionIdentifier preferredExtension: String?,
        completionHandler handler: @escaping @Sendable (RPBroadcastActivityController?, (any Error)?) -> Void
    ) {
        let error = RPRecordingErrorCode.broadcastSetupFailed.error
        DispatchQueue.global().async { handler(nil, error) }
    }
}
