import DovetailCore
import DovetailPlatform
import Foundation

/// A controller that is presented in an app's own way: it stands where a ``UIPresentationController`` of the app's says, or comes and goes by what the
/// app animates.
///
/// Its container lies over the whole window for as long as the presentation takes. What is put into it is the app's business.
@MainActor
final class OwnPresentation {
    private enum Phase { case waiting, coming, shown, going, gone }

    let container = TransitionContainer()
    let presented: UIViewController
    private weak var presenting: UIViewController?
    private let controller: UIPresentationController
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let isAnimated: Bool
    private var phase = Phase.waiting
    private var transition: ControllerTransition?
    private var isOnShow = false

    /// Whether the controller is at its place.
    var hasCome: Bool { phase == .shown || phase == .going || phase == .gone }

    /// Nil where the system presents the controller.
    init?(of presented: UIViewController, by presenting: UIViewController, isAnimated: Bool) {
        guard let delegate = presented.transitioningDelegate, !(presented is UIAlertController),
            presented.modalPresentationStyle != .popover
        else { return nil }
        let animator =
            isAnimated
            ? delegate.animationController(forPresented: presented, presenting: presenting, source: presenting) : nil
        let controller = presented.presentationController
        let isOwnPlace = controller.map { type(of: $0) != UIPresentationController.self } == true
        guard animator != nil || presented.modalPresentationStyle == .custom && isOwnPlace else { return nil }
        self.presented = presented
        self.presenting = presenting
        self.isAnimated = isAnimated
        self.controller =
            controller
            ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        self.animator = animator ?? (isAnimated ? SystemTransition(presented.modalTransitionStyle) : nil)
        container.onLayout = { [weak self] in self?.layOut() }
    }

    /// The container is on show, or has its size.
    func wasShown() {
        isOnShow = true
        guard phase == .waiting, container.bounds.size != .zero else { return }
        phase = .coming
        controller.containerView = container
        presented.loadViewIfNeeded()
        presented.viewWillAppear(isAnimated)
        guard let animator else {
            controller.presentationTransitionWillBegin()
            place()
            came(true)
            return
        }
        let sides = ControllerTransition.Sides(
            from: presenting, to: presented, fromView: isFullScreen ? presenting?.view : nil,
            toView: controller.presentedView, presentationStyle: presented.modalPresentationStyle)
        run(
            sides, animator,
            presented.transitioningDelegate?.interactionControllerForPresentation(using: animator),
            announce: controller.presentationTransitionWillBegin
        ) { [self] in came($0) }
    }

    private var isFullScreen: Bool { presented.modalPresentationStyle == .fullScreen }

    private func run(
        _ sides: ControllerTransition.Sides, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?, announce: () -> Void,
        end: @escaping (Bool) -> Void
    ) {
        let transition = ControllerTransition(
            sides, in: container, finalFrame: controller.frameOfPresentedViewInContainerView, animator: animator,
            interaction: interaction, end: end)
        self.transition = transition
        transition.begin(announce: announce)
    }

    private func place() {
        guard let view = controller.presentedView, let own = presented.view else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        if view !== own, own.superview == nil { own.frame = view.bounds }
        if view.superview == nil { container.addSubview(view) }
    }

    private func came(_ isComplete: Bool) {
        transition = nil
        controller.presentationTransitionDidEnd(isComplete)
        guard isComplete else {
            phase = .gone
            presented.viewWillDisappear(false)
            presented.viewDidDisappear(false)
            presenting?.dismiss(animated: false)
            return
        }
        phase = .shown
        presented.viewDidAppear(isAnimated)
        presenting?.presentationChanged()
    }

    /// Has the controller go.
    ///
    /// - Parameter end: Called when it has gone, and not where that was given up.
    func dismiss(isAnimated: Bool, end: @escaping () -> Void) {
        if phase == .coming { transition?.completeTransition(true) }
        switch phase {
        case .shown: phase = .going
        // Asked for a second time.
        case .going, .coming: return
        case .waiting, .gone: return end()
        }
        presented.viewWillDisappear(isAnimated)
        let isAnimated = isAnimated && isOnShow
        let wanted = isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        let isSystems = presented.modalPresentationStyle == .custom
        guard
            let animator = wanted
                ?? (isAnimated && isSystems ? SystemTransition(presented.modalTransitionStyle, isGoing: true) : nil)
        else {
            controller.dismissalTransitionWillBegin()
            went(true, isAnimated, end)
            return
        }
        let sides = ControllerTransition.Sides(
            from: presented, to: presenting, fromView: controller.presentedView,
            toView: isFullScreen ? presenting?.view : nil, presentationStyle: presented.modalPresentationStyle)
        run(
            sides, animator, presented.transitioningDelegate?.interactionControllerForDismissal(using: animator),
            announce: controller.dismissalTransitionWillBegin
        ) { [self] in went($0, isAnimated, end) }
    }

    private func went(_ isComplete: Bool, _ isAnimated: Bool, _ end: () -> Void) {
        transition = nil
        controller.dismissalTransitionDidEnd(isComplete)
        guard isComplete else {
            phase = .shown
            presented.isBeingDismissed = false
            presented.viewWillAppear(isAnimated)
            presented.viewDidAppear(isAnimated)
            return
        }
        phase = .gone
        controller.presentedView?.removeFromSuperview()
        controller.containerView = nil
        presented.viewDidDisappear(isAnimated)
        UIView.performWithoutAnimation(end)
    }

    /// What shows the container goes, with the controller or with all that presents it.
    func wasHidden() {
        isOnShow = false
        guard phase == .shown, presenting?.presentedViewController === presented else { return }
        presented.viewWillDisappear(false)
        presented.viewDidDisappear(false)
    }

    private func layOut() {
        if isOnShow { wasShown() }
        guard phase == .shown else { return }
        controller.containerViewWillLayoutSubviews()
        if type(of: controller) == UIPresentationController.self, presented.view.superview === container {
            presented.view.frame = container.bounds
        }
        controller.containerViewDidLayoutSubviews()
    }
}

/// The view that transitions happen in.
final class TransitionContainer: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

/// Shows a presentation of an app's own over the window.
struct OwnPresentationContent: View {
    let presentation: OwnPresentation

    var body: some View {
        UIViewContent(presentation.container)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(PlaceOfView(view: presentation.container))
            .modifier(PresentedController(presentation.presented))
            .modifier(WindowOfView(view: presentation.container))
            .onAppear { presentation.wasShown() }
            .onDisappear { presentation.wasHidden() }
    }
}

extension UIViewController {
    /// What its delegate says of where it stands, and else what knows nothing of that.
    var presentationOfDelegate: UIPresentationController {
        transitioningDelegate?.presentationController(
            forPresented: self, presenting: presentingViewController, source: presentingViewController ?? self)
            ?? UIPresentationController(presentedViewController: self, presenting: presentingViewController)
    }
}
