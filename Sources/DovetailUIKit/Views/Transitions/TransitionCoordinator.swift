import DovetailCore
import Foundation

/// Takes what controllers do along with a transition from one to the other.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let transition: ControllerTransition
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionChanges: [Step] = []

    /// The transition and it hold each other until that is over.
    init(_ transition: ControllerTransition) { self.transition = transition }

    var containerView: UIView { transition.containerView }
    var isAnimated: Bool { true }
    var transitionDuration: TimeInterval { transition.duration }
    var isInteractive: Bool { transition.isInteractive }
    var isCancelled: Bool { transition.transitionWasCancelled }
    var percentComplete: CGFloat { transition.percentComplete }
    var targetTransform: CGAffineTransform { .identity }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }
    func notifyWhenInteractionChanges(_ handler: @escaping Step) { interactionChanges.append(handler) }

    /// Animates what was asked for, for as long as the transition takes.
    func runAnimations(duration: TimeInterval) {
        let steps = animations
        animations = []
        guard !steps.isEmpty else { return }
        UIView.animate(withDuration: duration, animations: { for step in steps { step(self) } })
    }

    func interactionChanged() { for step in interactionChanges { step(self) } }

    func runCompletions() {
        let steps = completions
        completions = []
        for step in steps { step(self) }
    }
}
