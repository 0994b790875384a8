import DovetailCore
import Foundation

/// Knows how a controller is presented: of a sheet ``UISheetPresentationController``, of a popover ``UIPopoverPresentationController``.
///
/// It belongs to the controller that is presented (``UIViewController/presentationController``) and is there before that is shown.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    private weak var first: UIViewController?
    /// The controller that presents it; itself while nobody does.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? first ?? presentedViewController
    }
    /// Hears of the end of the presentation. Sheets and popovers have one of their own kind.
    open weak var delegate: UIAdaptivePresentationControllerDelegate?
    /// The view of the controller that is presented.
    open var presentedView: UIView? { presentedViewController.view }
    /// How the controller is to be presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// Knows how a controller is presented.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        first = presentingViewController
    }

    /// How it comes where there is little room.
    var adaptiveStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: .current) ?? .automatic
    }

    /// Whether a person may end the presentation.
    var mayDismiss: Bool {
        !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) != false
    }

    /// A person ends the presentation.
    func willDismiss() { delegate?.presentationControllerWillDismiss(self) }
    /// A person has ended the presentation.
    func didDismiss() { delegate?.presentationControllerDidDismiss(self) }
}

/// Decides how a presentation comes where there is little room, and hears of its end by a person. Every method may be left out.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How it comes where there is little room: none for as it does elsewhere.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How it comes where there is little room: none for as it does elsewhere.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether a person may end it. Asked when it is shown, and when what shows it changes.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person ends it. Not called when the program does.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A person has ended it. Not called when the program did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person wants to end what must not be ended. It is not called here.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
