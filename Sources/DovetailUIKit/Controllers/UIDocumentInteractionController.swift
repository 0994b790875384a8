import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Shows what a file is, and offers what can be done with it.
///
///     let documents = UIDocumentInteractionController(url: file)
///     documents.delegate = self
///     documents.presentPreview(animated: true)
///
/// A preview is the desktop's: the program that opens files of the kind shows it. Menus are those of ``UIActivityViewController``, presented by the
/// controller that the delegate names, or else by the window's.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// Its name; nil for that of the file.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    /// Its type; nil for that of its extension.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension) }?.identifier }
        set { ownType = newValue }
    }
    private var ownType: String?
    /// Values of the app's own. No other program is handed them: it is kept, and nothing else.
    open var annotation: Any?
    /// Pictures of its kind: a document.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
    /// Hears of what happens, and says where menus are presented.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    private weak var menu: UIViewController?

    /// For a file.
    public init(url: URL) { self.url = url }
    /// For no file yet.
    public override init() {}

    /// Shows the file by the desktop's program for it. Returns whether there is a file.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, FileManager.default.fileExists(atPath: url.path) else { return false }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        UIApplication.shared.open(url, options: [:]) { [self] isOpened in
            if !isOpened { Log.logger.error("No program of the desktop shows \(url.path)") }
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        return true
    }
    /// Ends a preview. It is another program's, which a person ends.
    open func dismissPreview(animated: Bool) {}

    /// Offers what can be done with the file, from a part of a view. Returns whether there is a file and something to present by.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(animated) }
    /// Offers what can be done with the file, from a button. Returns whether there is a file and something to present by.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(animated) }
    /// Offers what can open the file, from a part of a view. Returns whether there is a file and something to present by.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(animated) }
    /// Offers what can open the file, from a button. Returns whether there is a file and something to present by.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(animated) }

    private func present(_ isAnimated: Bool) -> Bool {
        let owner =
            delegate?.documentInteractionControllerViewControllerForPreview(self)
            ?? UIApplication.shared.keyWindow?.rootViewController
        guard let url, let owner else { return false }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
        }
        self.menu = menu
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        owner.present(menu, animated: isAnimated)
        return true
    }
    /// Takes a menu away.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }
}

/// Hears of what happens with a ``UIDocumentInteractionController``. Every method may be left out.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that menus are presented by.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// The view that a preview comes out of. Nobody asks: previews are the desktop's.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The place that a preview comes out of. Nobody asks.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The desktop's program is about to be started.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// The desktop's program was started, or could not be.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// A menu is about to come.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// A menu has gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// A menu is about to come.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// A menu has gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
