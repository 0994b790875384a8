import DovetailBase
import DovetailPages
import DovetailUIKit
@_exported import Foundation

/// How a mail has ended.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled
    case saved
    case sent
    case failed
}

/// The domain of the errors of ``MFMailComposeError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not sent.
public struct MFMailComposeError: CustomNSError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case saveFailed
        case sendFailed
    }
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Hears how a mail has ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// A person is done. It is for the delegate to end the presentation; one without this method leaves it to the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

/// Lets a person write a mail, where the device has an account for that, which no desktop has: ``canSendMail()`` is false.
///
/// An app that shows it all the same sees a page that says so, and hands what was prepared to the person's program for mail by a `mailto:` address.
/// Attachments can't go along, which the log tells. The result is ``MFMailComposeResult/saved`` where the program has taken it, else
/// ``MFMailComposeResult/cancelled``.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    /// Hears how it has ended.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private var draft = MailDraft()
    private var isTaken = false
    private lazy var page = AbsencePage(
        symbol: "envelope", title: "Mail can't be sent from here",
        message: "This device has no mail account for apps. The message can be opened in your mail program.",
        way: .init("Open Mail", address: { [unowned self] in draft.address }, taken: { [unowned self] in taken($0) }))

    /// Whether the device can send mail: it can't. Code that is told so may open a `mailto:` address.
    open class func canSendMail() -> Bool {
        Log.warnOnce("MessageUI.mail", "MessageUI: this device has no mail account for apps; mailto: addresses open")
        return false
    }

    open func setSubject(_ subject: String) { draft.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { draft.to = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.cc = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.bcc = bccRecipients ?? [] }
    /// Sets the text. Of text with marks of HTML, what a person would read goes along.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        draft.body = isHTML ? MailDraft.plainText(ofHTML: body) : body
    }
    /// Attaches data, which can't go along.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        Log.warnOnce("MessageUI.attachment", "MessageUI: attachments don't go along to the mail program")
    }
    /// The address that it should come from. The person's program knows its own.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func loadView() { view = page.view { [unowned self] in finish() } }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, presentingViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        page.leave()
        completion?()
    }

    private func taken(_ done: Bool) {
        isTaken = isTaken || done
        if done { finish() }
    }

    private func finish() {
        guard let delegate = mailComposeDelegate else { return page.end(of: self) }
        delegate.mailComposeController(self, didFinishWith: isTaken ? .saved : .cancelled, error: nil)
    }
}
