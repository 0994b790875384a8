import DovetailCore
import DovetailPlatform
import Foundation

extension UIView {
    /// How an animation goes. What concerns touches during it has no effect: what moves can always be used.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Always so: an animation goes on from where the view is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// See ``UIView/transition(from:to:duration:options:completion:)``.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// As all changes are drawn.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Drawn as ``transitionCrossDissolve``.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Animates what a closure changes of views that are shown: place, size, colours, ``UIView/alpha``.
    ///
    /// - Parameters:
    ///   - duration: In seconds; 0 for at once.
    ///   - completion: Called when it has ended.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animation(duration, options), duration, delay, options, animations, completion)
    }

    /// Animates what a closure changes of views that are shown, by a spring.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes to come to rest, in seconds; 0 for at once.
    ///   - dampingRatio: 1 for no swinging, less for some.
    ///   - velocity: How fast it begins. It begins at rest, or as fast as the view moves.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Animation.spring(response: max(duration, 0.01) * 0.7, dampingFraction: dampingRatio)
        run(spring, duration, delay, options, animations, completion)
    }

    /// Animates what a closure changes of views that are shown. How a view is exchanged for another is not drawn: its parts fade.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animation(duration, options), duration, 0, options, animations ?? {}, completion)
    }

    /// Animates what a closure changes of views that are shown, by a spring.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes to be felt, in seconds.
    ///   - bounce: 0 for no swinging, up to 1 for much; less than 0 for slower.
    ///   - velocity: How fast it begins. It begins at rest, or as fast as the view moves.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(.spring(duration: duration, bounce: bounce), duration, delay, options, animations, completion)
    }

    /// Animates what a closure changes of views that are shown, as SwiftUI's animation says.
    public class func animate(
        _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {
        RequestedAnimation(animation: animation, changes: changes, completion: { _ in completion?() }).run()
    }

    /// Exchanges a view for another, which takes its place in the view around it. Both fade.
    ///
    /// - Parameter options: With ``AnimationOptions/showHideTransitionViews`` one is hidden and the other shown, and both stay.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else if let around = fromView.superview {
                around.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        run(animation(duration, options), duration, 0, options, changes, completion)
    }

    /// How long the animation takes whose closure runs, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationSetting.ofProgram.duration }

    /// Sets whether changes are animated by ``animate(withDuration:delay:options:animations:completion:)``.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSetting.ofProgram.isOn = enabled }
    /// Whether changes are animated.
    public class var areAnimationsEnabled: Bool { AnimationSetting.ofProgram.isOn }

    @MainActor
    private final class AnimationSetting: ProgramPart {
        var isOn = true
        /// How long the animation takes whose closure runs.
        var duration: TimeInterval = 0
        init(in program: Program) {}
    }

    /// Makes changes without an animation, within one too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction.current
        transaction.animation = nil
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }

    class func animation(_ duration: TimeInterval, _ options: AnimationOptions) -> Animation {
        switch options.rawValue >> 16 & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
    }

    private class func run(
        _ animation: Animation, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var animation = delay > 0 ? animation.delay(delay) : animation
        if options.contains(.repeat) {
            animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
        }
        let changes = {
            let setting = AnimationSetting.ofProgram
            let outer = setting.duration
            setting.duration = duration
            animations()
            setting.duration = outer
        }
        RequestedAnimation(
            animation: duration > 0 ? animation : nil, changes: changes, completion: completion ?? { _ in }
        ).run()
    }
}

/// Changes that are to be animated.
@MainActor
struct RequestedAnimation {
    /// Nil to make the changes at once.
    let animation: Animation?
    let changes: () -> Void
    /// Called with whether the changes came to their end.
    let completion: (Bool) -> Void

    /// Makes the changes, unless a transition holds them back that wants to make them itself.
    func run() { if !TransitionAnimations.ofProgram.take(self) { runNow() } }

    func runNow() {
        guard let animation, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(changes)
            completion(true)
            return
        }
        withAnimation(animation, changes) { [completion] in completion(true) }
    }
}
