import DovetailCore
import DovetailPlatform
import Foundation

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animator came to an end.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// How fast an animation goes at which time.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
    /// The animation for a duration, in seconds. Not for use outside the framework.
    func _animation(_ duration: TimeInterval) -> Animation
}

/// A curve by two control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    /// The curve of a name.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        let (first, second) = curve.controlPoints
        self.init(controlPoint1: first, controlPoint2: second)
    }
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        self.controlPoint1 = controlPoint1
        self.controlPoint2 = controlPoint2
    }

    public func _animation(_ duration: TimeInterval) -> Animation {
        .timingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y, duration: duration)
    }
}

/// The curve of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast it begins. It begins at rest, or as fast as the view moves: it is kept, and nothing else.
    public let initialVelocity: CGVector
    private let spring: (TimeInterval) -> Animation

    /// - Parameter ratio: 1 for no swinging, less for some.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        spring = { .spring(response: max($0, 0.01) * 0.7, dampingFraction: ratio) }
    }
    /// A spring that needs its own time, whatever the animator's is.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        spring = { _ in .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping) }
    }

    /// A spring by how long it is felt and how much it swings.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        spring = { _ in .spring(duration: duration, bounce: bounce) }
    }

    public func _animation(_ duration: TimeInterval) -> Animation { spring(duration) }
}

/// Animates what closures change of views that are shown.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.center = middle }
///     animator.addCompletion { _ in card.isHidden = true }
///     animator.startAnimation()
///
/// The closures run when it starts: views have their last values at once, and are drawn on their way. An animator that is paused or led by
/// ``fractionComplete`` is not drawn on its way: the views go to their last values, or back when it is reversed before it starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    /// How long it takes, in seconds.
    public let duration: TimeInterval
    /// How long it waits before it begins, in seconds.
    public private(set) var delay: TimeInterval = 0
    /// How fast it goes at which time.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How far it is.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether it goes now.
    public private(set) var isRunning = false
    /// Whether it goes back to where it began. It is kept, and nothing else.
    open var isReversed = false
    /// Whether views can be used that it moves: they always can. It is kept, and nothing else.
    open var isUserInteractionEnabled = true
    /// Whether it can be stopped on its way. It is kept, and nothing else.
    open var isInterruptible = true
    /// Whether it can be led while it is stopped. It is kept, and nothing else.
    open var scrubsLinearly = true
    /// Whether it stays active once it is done. It is kept, and nothing else.
    open var pausesOnCompletion = false
    /// How much of it is done: 0 before it starts, 1 when it is done. What is set in between is kept.
    open var fractionComplete: CGFloat = 0

    private var animations: [(work: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Which start the end that is awaited belongs to.
    private var run = 0

    /// An animator with a curve of its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }
    /// An animator with the curve of a name.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    /// An animator with a curve by two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }
    /// An animator with a spring.
    ///
    /// - Parameter ratio: 1 for no swinging, less for some.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animation at once, and returns what leads it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds to what is animated. Added while it goes, it begins at once.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds to what is animated.
    ///
    /// - Parameter delayFactor: The part of the time that is left after which it begins: 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard isRunning else { return animations.append((animation, min(max(delayFactor, 0), 1))) }
        animate([(animation, min(max(delayFactor, 0), 1))], after: 0) {}
    }
    /// Adds what is called when it has come to an end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts it, or goes on after a pause.
    open func startAnimation() { start(after: 0) }
    /// Starts it after a while, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        start(after: delay)
    }
    /// Goes on after a pause, with another curve and another part of its time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        start(after: 0)
    }

    private func start(after delay: TimeInterval) {
        guard !isRunning, state != .stopped else { return }
        (state, isRunning) = (.active, true)
        run += 1
        let (work, started) = (animations, run)
        animations = []
        animate(work, after: max(delay, 0)) { [weak self] in
            guard let self, self.run == started, self.isRunning else { return }
            self.end(at: self.isReversed ? .start : .end)
        }
    }

    private func animate(
        _ work: [(work: () -> Void, delayFactor: CGFloat)], after delay: TimeInterval, completion: @escaping () -> Void
    ) {
        guard duration > 0, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation { for one in work { one.work() } }
            return completion()
        }
        let curve = timingParameters?._animation(duration) ?? .easeInOut(duration: duration)
        let parts = Dictionary(grouping: work.indices) { work[$0].delayFactor }
        // The one that begins last is at its end last.
        let last = parts.keys.max() ?? 0
        for (factor, indices) in parts.sorted(by: { $0.key < $1.key }) {
            let wait = delay + duration * Double(factor)
            RequestedAnimation(
                animation: wait > 0 ? curve.delay(wait) : curve,
                changes: { for index in indices { work[index].work() } },
                completion: { _ in if factor == last { completion() } }
            ).run()
        }
        if parts.isEmpty { withAnimation(delay > 0 ? curve.delay(delay) : curve, {}, completion: completion) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        fractionComplete = position == .start ? 0 : 1
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }

    /// Holds it where it is. Views are at their last values already; what it calls at its end waits.
    open func pauseAnimation() {
        if state == .inactive { state = .active }
        isRunning = false
    }
    /// Stops it where it is.
    ///
    /// - Parameter withoutFinishing: Whether it is over by that, and calls nothing; else ``finishAnimation(at:)`` ends it.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
        if withoutFinishing { completions = [] }
    }
    /// Ends it after it was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }
}

extension UIView {
    /// How fast an animation goes at which time, by name.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var controlPoints: (CGPoint, CGPoint) {
            switch self {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (.zero, CGPoint(x: 1, y: 1))
            }
        }
    }
}
