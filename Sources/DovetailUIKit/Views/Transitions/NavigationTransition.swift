import DovetailCore
import DovetailPlatform
import Foundation

/// A controller that takes the place of another in a navigation controller by what the app animates.
///
/// Meanwhile the page of the controller that comes shows a container with the views of both. The bar above changes at once.
@MainActor
final class NavigationTransition {
    let container = TransitionContainer()
    let to: UIViewController
    private let from: UIViewController
    private weak var owner: UINavigationController?
    private let animator: any UIViewControllerAnimatedTransitioning
    private let stackBefore: [UIViewController]
    private var transition: ControllerTransition?
    private var isOver = false
    private var isOnShow = false

    /// Nil where the system animates. Asks the delegate.
    init?(in owner: UINavigationController, from: UIViewController?, to: UIViewController) {
        guard let from, let delegate = owner.delegate, owner.viewIfLoaded?.isOnShow == true else { return nil }
        let before = owner.stackBefore
        let isBack = before.contains { $0 === to }
        guard
            let animator = delegate.navigationController(
                owner, animationControllerFor: isBack ? .pop : .push, from: from, to: to)
        else { return nil }
        self.owner = owner
        self.from = from
        self.to = to
        self.animator = animator
        stackBefore = before
        container.onLayout = { [weak self] in if self?.isOnShow == true { self?.wasShown() } }
    }

    /// The container is on show, or has its size.
    func wasShown() {
        isOnShow = true
        guard transition == nil, !isOver, container.bounds.size != .zero, let owner else { return }
        let place = container.bounds
        for controller in [from, to] { controller.loadViewIfNeeded() }
        from.view.frame = place
        container.addSubview(from.view)
        let sides = ControllerTransition.Sides(
            from: from, to: to, fromView: from.view, toView: to.view, presentationStyle: .none)
        let transition = ControllerTransition(
            sides, in: container, finalFrame: place, animator: animator,
            interaction: owner.delegate?.navigationController(owner, interactionControllerFor: animator),
            end: { [weak self] in self?.end($0) })
        self.transition = transition
        to.viewWillAppear(true)
        transition.begin {}
    }

    private func end(_ isComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transition = nil
        for controller in [from, to] where controller.view.superview === container {
            controller.view.removeFromSuperview()
        }
        if isComplete {
            to.viewDidAppear(true)
            to.wasToldOfAppearance = true
        } else {
            to.viewWillDisappear(true)
            to.viewDidDisappear(true)
        }
        owner?.transitionEnded(showing: isComplete ? nil : stackBefore)
    }

    /// Ends it at once, since something else happens.
    func finish() {
        if let transition { transition.completeTransition(true) } else { isOver = true }
        to.wasToldOfAppearance = false
    }
}

/// Shows the container of a transition in place of a page.
struct NavigationTransitionContent: View {
    let transition: NavigationTransition

    var body: some View {
        UIViewContent(transition.container)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(PlaceOfView(view: transition.container))
            .modifier(WindowOfView(view: transition.container))
            .onAppear { transition.wasShown() }
    }
}
