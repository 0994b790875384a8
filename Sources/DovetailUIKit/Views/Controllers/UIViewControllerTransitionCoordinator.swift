import DovetailCore
import Foundation

/// What is known of a change that a controller's view goes through.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change takes time.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether a person's finger leads it.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How much of it is done, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The view that changes.
    var containerView: UIView { get }
    /// How the view is turned.
    var targetTransform: CGAffineTransform { get }
    /// How a controller is presented that comes or goes; none for other changes.
    var presentationStyle: UIModalPresentationStyle { get }
    /// One of two controllers of which one takes the place of the other; nil for other changes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of them; nil for one that stays where it is, and for other changes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Takes what a controller does along with a change.
///
///     override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
///         super.viewWillTransition(to: size, with: coordinator)
///         coordinator.animate { _ in self.page.scrollToCurrent() }
///     }
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has a closure called once the view has its new size, before it lays out what is inside of it, and another when it has. Where one controller takes
    /// the place of another, the first is animated with that, and the second called when it is over.
    ///
    /// - Returns: Whether the first is called.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Has a closure called when what a finger leads is let go.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Has a closure called once the view has its new size, before it lays out what is inside of it.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Another size of a controller's view. It takes no time: a window's size changes step by step as its edge is pulled, and each step is one.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []
    private(set) var percentComplete: CGFloat = 0

    init(of view: UIView) { containerView = view }

    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var targetTransform: CGAffineTransform { .identity }
    var presentationStyle: UIModalPresentationStyle { .none }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// The view has its new size.
    func sizeChanged() { run(&animations) }

    /// The view has laid out what is inside of it.
    func end() {
        percentComplete = 1
        run(&completions)
    }

    private func run(_ steps: inout [Step]) {
        let now = steps
        steps = []
        for step in now { step(self) }
    }
}
