import DovetailPages
import DovetailUIKit
import Foundation

/// What a person does with a recording.
public enum RPPreviewViewControllerMode: Int, Sendable {
    case preview
    case share
}

/// Hears that a person is done with a recording.
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// A person is done.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    /// A person is done, and has done things of these kinds: none.
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// Shows a recording. There are none, and no app is handed such a controller: one that makes its own sees a page that says so.
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
    open var mode = RPPreviewViewControllerMode.preview
    private let page = AbsencePage(
        symbol: "record.circle", title: "There Is No Recording", message: "Apps can't record the screen on this device."
    )

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate = previewControllerDelegate else { return page.end(of: self) }
            delegate.previewController(self, didFinishWithActivityTypes: [])
            delegate.previewControllerDidFinish(self)
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
