import DovetailCore
import Foundation

/// Leads a transition of controllers a part at a time, as a finger does, by what animates it.
///
///     func pan(_ recognizer: UIPanGestureRecognizer) {
///         switch recognizer.state {
///         case .began: dismiss(animated: true)
///         case .changed: interaction.update(recognizer.translation(in: view).y / view.bounds.height)
///         default: interaction.percentComplete > 0.5 ? interaction.finish() : interaction.cancel()
///         }
///     }
///
/// Places, transforms, ``UIView/alpha`` and colours of backgrounds are led.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How long the whole takes, in seconds, as what animates it says.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
    /// How much of it is done, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How many times as fast the rest goes.
    open var completionSpeed: CGFloat = 1
    /// How the rest goes.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// How the rest goes; nil to go by ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether it begins step by step; if not, it is animated as it stands.
    open var wantsInteractiveStart = true

    private var transition: ControllerTransition?
    private var changes: RecordedChanges?
    private var completions: [(Bool) -> Void] = []
    /// What was said before it began; nil for nothing.
    private var endBefore: Bool?

    public override init() {}

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        let requested = TransitionAnimations.ofProgram.collecting { transition.animate() }
        changes = RecordedChanges { for request in requested { request.changes() } }
        completions = requested.map(\.completion)
        changes?.show(percentComplete)
        transition.updateInteractiveTransition(percentComplete)
        if let endBefore { end(endBefore) }
    }

    /// A part of it is done, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        changes?.show(self.percentComplete)
        transition?.updateInteractiveTransition(self.percentComplete)
    }
    /// Has it stand still. It does by itself.
    open func pause() {}
    /// Animates the rest to its end.
    open func finish() { end(true) }
    /// Animates all back.
    open func cancel() { end(false) }

    private func end(_ isFinished: Bool) {
        guard let transition, let changes else {
            endBefore = isFinished
            return
        }
        let rest = isFinished ? 1 - percentComplete : percentComplete
        let length = transition.duration * Double(rest) / Double(max(completionSpeed, 0.01))
        let waiting = completions
        (self.transition, self.changes, endBefore, completions) = (nil, nil, nil, [])
        percentComplete = 0
        if isFinished { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
        let curve: any UITimingCurveProvider = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        RequestedAnimation(
            animation: length > 0 ? curve._animation(length) : nil,
            changes: { changes.show(isFinished ? 1 : 0) },
            completion: { _ in for completion in waiting { completion(isFinished) } }
        ).run()
    }
}
