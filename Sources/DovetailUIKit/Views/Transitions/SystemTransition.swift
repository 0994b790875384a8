import DovetailCore
import Foundation

/// How a controller comes and goes in a place of an app's own where the app animates nothing: from below and back, or fading.
final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isGoing: Bool

    init(_ style: UIModalTransitionStyle, isGoing: Bool = false) {
        self.style = style
        self.isGoing = isGoing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isGoing ? .from : .to),
            let controller = transitionContext.viewController(forKey: isGoing ? .from : .to)
        else { return transitionContext.completeTransition(true) }
        let place = isGoing ? view.frame : transitionContext.finalFrame(for: controller)
        let (alpha, fades) = (view.alpha, style == .crossDissolve)
        var below = place
        below.origin.y = container.bounds.maxY
        func away() { if fades { view.alpha = 0 } else { view.frame = below } }
        func there() {
            view.frame = place
            view.alpha = alpha
        }
        if !isGoing {
            view.frame = place
            away()
            container.addSubview(view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { [self] in if isGoing { away() } else { there() } },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
