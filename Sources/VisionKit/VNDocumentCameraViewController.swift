import DovetailPages
import DovetailUIKit
import Foundation

/// Hears how a person left the page that takes pictures of papers.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Takes pictures of papers. There is no camera: ``isSupported`` is false, and the page says so. Who leaves it has cancelled.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
    /// Whether the device can: it can't. The log tells once.
    open class var isSupported: Bool {
        VisionAbsence.tell()
        return false
    }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    private let page = AbsencePage(
        symbol: "doc.viewfinder", title: "Scanning Is Not Available", message: "There is no camera on this device.")

    open override func loadView() {
        view = page.view { [unowned self] in
            guard let delegate else { return page.end(of: self) }
            delegate.documentCameraViewControllerDidCancel(self)
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

/// Pictures of papers. Nobody gets one here.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    override init() {}
    /// The picture of a page. There are no pages, so no index is one.
    open func imageOfPage(at index: Int) -> UIImage { preconditionFailure("VNDocumentCameraScan: no page \(index)") }
}
