import DovetailPages
import DovetailUIKit
import Foundation

/// Hears which service a person has chosen.
@MainActor @preconcurrency
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    /// A person has chosen a service, or none.
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

/// The services that broadcast: there are none, so loading it ends with ``RPRecordingErrorCode/broadcastSetupFailed``.
@MainActor @preconcurrency
open class RPBroadcastActivityViewController: UIViewController {
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?
    private let page = AbsencePage(
        symbol: "dot.radiowaves.left.and.right", title: "Broadcasts Are Not Available",
        message: "There is no service on this device that broadcasts what apps show.")

    /// Looks for services. Completes with ``RPRecordingErrorCode/broadcastSetupFailed``, on the main queue.
    open class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
        load(withPreferredExtension: nil, handler: handler)
    }
    /// Looks for services. Throws ``RPRecordingErrorCode/broadcastSetupFailed``.
    open class func load() async throws -> RPBroadcastActivityViewController {
        throw RPRecordingErrorCode.broadcastSetupFailed.error
    }
    /// Looks for one service. Completes with ``RPRecordingErrorCode/broadcastSetupFailed``, on the main queue.
    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) {
        let error = RPRecordingErrorCode.broadcastSetupFailed.error
        Task { handler(nil, error) }
    }

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate else { return page.end(of: self) }
            delegate.broadcastActivityViewController(
                self, didFinishWith: nil, error: RPRecordingErrorCode.userDeclined.error)
        }
    }
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }
}
