import DovetailCore
import Foundation

/// Changes what is shown of a layer for some time, but not the layer itself.
///
///     let draw = CABasicAnimation(keyPath: "strokeEnd")
///     draw.fromValue = 0
///     draw.duration = 2
///     circle.add(draw, forKey: "draw")
///
/// An animation goes while its layer is on show.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// How fast it goes at each moment; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets it when it has ended.
    open var isRemovedOnCompletion = true
    /// Hears of its begin and end. It is kept until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// How often it is drawn. It is drawn in each frame: it is kept, and nothing else.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() { super.init() }
    /// An animation that changes nothing. Nothing is read: there are no archives of animations.
    public required init?(coder: NSCoder) { super.init() }

    private var values: [String: Any] = [:]
    /// Keeps a value of the app's own with the animation; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value of the app's own that was kept with the animation.
    open func value(forKey key: String) -> Any? { values[key] }

    /// How long it takes once, in seconds, inside of something that takes a time.
    func length(inside length: CFTimeInterval?) -> CFTimeInterval {
        duration > 0 ? duration : length ?? CATransaction.animationDuration()
    }

    /// How far it is at a time after its beginning; nil while it shows nothing. `isOver` tells whether it has ended.
    func moment(at time: CFTimeInterval, inside length: CFTimeInterval? = nil) -> (
        fraction: Double?, cycle: Int, isOver: Bool
    ) {
        let once = self.length(inside: length)
        let cycleLength = autoreverses ? once * 2 : once
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        let whole = repeatDuration > 0 ? repeatDuration : cycleLength * count
        let own = time * Double(speed) + timeOffset
        func fraction(_ time: Double) -> Double {
            guard once > 0 else { return 1 }
            let part = time.truncatingRemainder(dividingBy: cycleLength)
            // At the end of the last repetition, show the end of the cycle, not its start.
            let inCycle = part == 0 && time > 0 ? cycleLength : part
            return inCycle <= once ? inCycle / once : 2 - inCycle / once
        }
        if own < 0 {
            let shows = fillMode == .backwards || fillMode == .both
            return (shows ? 0 : nil, 0, false)
        }
        if own >= whole {
            let shows = fillMode == .forwards || fillMode == .both
            return (shows ? fraction(whole) : nil, Int(max(whole / max(cycleLength, 1e-9) - 1, 0).rounded(.down)), true)
        }
        return (fraction(own), Int((own / max(cycleLength, 1e-9)).rounded(.down)), false)
    }

    /// Puts what it shows at a time into a layer that is a copy for that.
    func apply(to shown: CALayer, at time: CFTimeInterval, inside length: CFTimeInterval? = nil) {}

    /// A copy that later changes of this one do not reach, as layers keep one.
    func copied() -> CAAnimation {
        let copy = makeCopy()
        (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
        (copy.timeOffset, copy.repeatCount, copy.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
        (copy.isRemovedOnCompletion, copy.delegate, copy.values) = (isRemovedOnCompletion, delegate, values)
        return copy
    }
    func makeCopy() -> CAAnimation { CAAnimation() }
}

/// Hears of the begin and end of animations.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// An animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// An animation has ended: by itself, or because it was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations in a time of their own.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
    /// The animations, whose times count from the beginning of the group and end with it at the latest.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        let copy = CAAnimationGroup()
        copy.animations = animations?.map { $0.copied() }
        return copy
    }

    override func apply(to shown: CALayer, at time: CFTimeInterval, inside length: CFTimeInterval?) {
        let once = self.length(inside: length)
        guard let fraction = moment(at: time, inside: length).fraction else { return }
        let own = (timingFunction?.value(at: fraction) ?? fraction) * once
        for animation in animations ?? [] {
            animation.apply(to: shown, at: own - animation.beginTime, inside: once)
        }
    }
}

/// Fades from what a layer showed to what it shows now, or moves that in.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
    /// How it goes.
    open var type = CATransitionType.fade
    /// Where it comes from; nil for the left.
    open var subtype: CATransitionSubtype?
    /// Where it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func makeCopy() -> CAAnimation {
        let copy = CATransition()
        (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
        return copy
    }

    /// What a layer showed before is not kept: the new content comes in over what is behind the layer.
    override func apply(to shown: CALayer, at time: CFTimeInterval, inside length: CFTimeInterval?) {
        guard let fraction = moment(at: time, inside: length).fraction else { return }
        let part = timingFunction?.value(at: fraction) ?? fraction
        let progress = Double(startProgress) + part * Double(endProgress - startProgress)
        guard type != .fade else { return shown.opacity *= Float(progress) }
        let (size, rest) = (shown.bounds.size, CGFloat(1 - progress))
        let way: CGSize =
            switch subtype {
            case .fromRight?: CGSize(width: size.width, height: 0)
            case .fromTop?: CGSize(width: 0, height: -size.height)
            case .fromBottom?: CGSize(width: 0, height: size.height)
            default: CGSize(width: -size.width, height: 0)
            }
        shown.position.x += way.width * rest
        shown.position.y += way.height * rest
    }
}

/// How a ``CATransition`` goes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a ``CATransition`` comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer keeps its ``CATransition``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransition = "transition"

/// How often something is drawn, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// Nil for no preference.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum) = (minimum, maximum)
        self.preferred = preferred
    }
    /// As the system has it.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
