import DovetailCore
import Foundation

/// Knows how a controller is presented, and in a subclass of an app's own where it stands and what stands around it: of a sheet ``UISheetPresentationController``, of a popover ``UIPopoverPresentationController``.
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

    // MARK: A presentation of an app's own

    /// The view that the controller is presented in, as large as the window, from the beginning of the presentation to its end. Nil where the system presents
    /// the controller.
    public internal(set) var containerView: UIView?
    /// Where the view that is presented is to stand in the container: all over it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether it covers the whole window. It always does: nobody asks.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view of the controller that presents goes meanwhile. It stays where it is, and is not seen where it is covered.
    open var shouldRemovePresentersView: Bool { false }
    /// The controller is about to come. Views of the presentation's own are put into the container here.
    open func presentationTransitionWillBegin() {}
    /// The controller has come, or not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The controller is about to go.
    open func dismissalTransitionWillBegin() {}
    /// The controller has gone, or not.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The container has another size.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out what is inside of it.
    open func containerViewDidLayoutSubviews() {}
    /// The size that a controller is to have in the container: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The controller that is presented would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// The window gets another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

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

/// What has a size that is another's business: a controller.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that it would like to have.
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

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
