import DovetailBase
import DovetailPages
import DovetailUIKit
import Foundation

/// How a message has ended.
public enum MessageComposeResult: Int, Sendable {
    case cancelled
    case sent
    case failed
}

/// Hears how a message has ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// A person is done. It is for the delegate to end the presentation; one without this method leaves it to the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension MFMessageComposeViewControllerDelegate {
    public func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { controller.dismiss(animated: true) }
}

/// Lets a person write a short message, where the device can send some, which no desktop can: ``canSendText()`` is false.
///
/// An app that shows it all the same sees a page that says so, and is told ``MessageComposeResult/cancelled`` when a person closes it.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    /// Hears how it has ended.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    private let page = AbsencePage(
        symbol: "message", title: "Messages can't be sent from here",
        message: "This device has no service for text messages.")

    /// Whether the device can send messages: it can't.
    open class func canSendText() -> Bool {
        Log.warnOnce("MessageUI.message", "MessageUI: this device can't send text messages")
        return false
    }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    /// Whether it was attached: never.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Takes away the button for attachments. There is none.
    open func disableUserAttachments() {}

    open override func loadView() { view = page.view { [unowned self] in finish() } }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }

    private func finish() {
        guard let delegate = messageComposeDelegate else { return page.end(of: self) }
        delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
}
