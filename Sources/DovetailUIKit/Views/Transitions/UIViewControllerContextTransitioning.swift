import DovetailCore
import Foundation

/// What is known of a transition from one controller to another, for what animates it.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that the transition happens in.
    var containerView: UIView { get }
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether it is led step by step.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; none in a navigation controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the container is turned: not at all.
    var targetTransform: CGAffineTransform { get }

    /// A part of it is done, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The rest is animated to its end.
    func finishInteractiveTransition()
    /// All is animated back.
    func cancelInteractiveTransition()
    /// It stands still for a while.
    func pauseInteractiveTransition()
    /// It is over.
    ///
    /// - Parameter didComplete: Whether it came to its end; false when it was given up.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil for one that the transition leaves where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before; empty for one that is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is afterwards; empty for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// A transition from one controller to another.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// The two controllers and their views.
    struct Sides {
        let from: UIViewController?
        let to: UIViewController?
        /// Nil for a view that stays where it is.
        let fromView: UIView?
        let toView: UIView?
        let presentationStyle: UIModalPresentationStyle
    }

    let containerView: UIView
    let sides: Sides
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let finalFrame: CGRect
    private let end: (Bool) -> Void
    private var coordinator: TransitionCoordinator?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private var isOver = false

    /// - Parameters:
    ///   - finalFrame: Where the view that comes is to stand.
    ///   - end: Called once, when it is over.
    init(
        _ sides: Sides, in containerView: UIView, finalFrame: CGRect,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, end: @escaping (Bool) -> Void
    ) {
        self.sides = sides
        self.containerView = containerView
        self.finalFrame = finalFrame
        self.animator = animator
        self.interaction = interaction
        self.end = end
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { sides.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    var duration: TimeInterval { animator.transitionDuration(using: self) }
    private(set) var percentComplete: CGFloat = 0

    /// Begins. What is animated by the way begins once the views were seen as they are before; see ``TransitionAnimations``.
    ///
    /// - Parameter announce: Called first: others can do things along with it by the controllers' coordinator.
    func begin(announce: () -> Void) {
        let coordinator = TransitionCoordinator(self)
        self.coordinator = coordinator
        for controller in [sides.from, sides.to] { controller?.transitionCoordinator = coordinator }
        TransitionAnimations.ofProgram.waiting(for: containerView) {
            announce()
            if let interaction, interaction.wantsInteractiveStart {
                isInteractive = true
                interaction.startInteractiveTransition(self)
            } else {
                animate()
            }
        }
    }

    /// Has all be animated that belongs to it.
    func animate() {
        animator.animateTransition(using: self)
        coordinator?.runAnimations(duration: duration)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() {
        isInteractive = false
        coordinator?.interactionChanged()
    }
    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
        coordinator?.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        percentComplete = didComplete ? 1 : 0
        transitionWasCancelled = !didComplete
        end(didComplete)
        animator.animationEnded(didComplete)
        coordinator?.runCompletions()
        for controller in [sides.from, sides.to] where controller?.transitionCoordinator === coordinator {
            controller?.transitionCoordinator = nil
        }
        coordinator = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: sides.from
        case .to: sides.to
        default: nil
        }
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: sides.fromView
        case .to: sides.toView
        default: nil
        }
    }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === sides.from ? vc.view.frame : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === sides.to { return finalFrame }
        // What stays under a presentation is afterwards where it was.
        return sides.fromView == nil && vc === sides.from ? vc.view.frame : .zero
    }
}
