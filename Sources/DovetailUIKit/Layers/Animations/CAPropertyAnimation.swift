import DovetailCore
import Foundation

/// Changes what is shown of one property of a layer.
///
/// A property is named as ``CALayer/value(forKeyPath:)`` has it, such as `opacity`, `position.x`, `transform.rotation.z` or `strokeEnd`.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
    /// The property; nil for none.
    open var keyPath: String?
    /// Whether its values are added to that of the layer.
    open var isAdditive = false
    /// Whether each time begins where the last one has ended.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The value at a part of its time; nil for the layer's own, which is given.
    func value(at fraction: Double, from current: AnimatedValue?) -> AnimatedValue? { nil }

    override func apply(to shown: CALayer, at time: CFTimeInterval, inside length: CFTimeInterval?) {
        let moment = moment(at: time, inside: length)
        guard let keyPath, let fraction = moment.fraction else { return }
        let current = AnimatedValue(shown.value(forKeyPath: keyPath))
        let eased = ease(fraction, length: self.length(inside: length))
        guard var value = value(at: eased, from: current) else { return }
        if isCumulative, moment.cycle > 0, let end = self.value(at: 1, from: current) {
            for _ in 0..<moment.cycle { value = value.adding(end) }
        }
        if isAdditive, let current { value = current.adding(value) }
        shown.setValue(value.any, forKeyPath: keyPath)
    }

    /// How far the value is at a part of the time.
    func ease(_ fraction: Double, length: CFTimeInterval) -> Double {
        timingFunction?.value(at: fraction) ?? fraction
    }

    func takeProperty(from other: CAPropertyAnimation) {
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
}

/// Takes a property from a value to another one.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; nil for that of the layer, or one told by the others.
    open var fromValue: Any?
    /// The value at the end; nil for that of the layer, or one told by the others.
    open var toValue: Any?
    /// How far the end is from the beginning; nil for as far as the others tell.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation {
        let copy = CABasicAnimation()
        copy.takeValues(from: self)
        return copy
    }

    func takeValues(from other: CABasicAnimation) {
        takeProperty(from: other)
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at fraction: Double, from current: AnimatedValue?) -> AnimatedValue? {
        let (from, to, by) = (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
        let ends: (AnimatedValue?, AnimatedValue?) =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): (from, from.adding(by))
            case (nil, let to?, let by?): (to.adding(by.scaled(by: -1)), to)
            case (let from?, nil, nil): (from, current)
            case (nil, let to?, nil): (current, to)
            case (nil, nil, let by?): (current, current?.adding(by))
            case (nil, nil, nil): (current, current)
            }
        guard let start = ends.0 ?? ends.1, let end = ends.1 else { return ends.0 }
        return start.mixed(with: end, by: fraction)
    }
}

/// Takes a property to a value as a spring would.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
    /// What moves, as a mass.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How much the movement is damped.
    open var damping: CGFloat = 10
    /// How fast it begins: 1 for as fast as the whole way in a second.
    open var initialVelocity: CGFloat = 0
    /// Whether it may be damped so much that it never swings. It always may: it is kept, and nothing else.
    open var allowsOverdamping = false

    /// A spring that takes about a time, in seconds, and swings: 0 for not at all, 1 for on and on.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: bounce)
        (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    }

    private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true) }

    /// How long it takes until nobody sees it move, in seconds.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
    }

    override func makeCopy() -> CAAnimation {
        let copy = CASpringAnimation()
        copy.takeValues(from: self)
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy
    }

    override func ease(_ fraction: Double, length: CFTimeInterval) -> Double {
        spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: fraction * length)
    }
}

/// Takes a property through values, or a position along a path.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path along which the value goes, in place of ``values``: for points.
    open var path: CGPath?
    /// When each value is due, from 0 to 1; nil for equal times.
    open var keyTimes: [NSNumber]?
    /// How fast it goes between each two values; nil for evenly.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns along the path.
    open var rotationMode: CAAnimationRotationMode?

    override func makeCopy() -> CAAnimation {
        let copy = CAKeyframeAnimation()
        copy.takeProperty(from: self)
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        copy.rotationMode = rotationMode
        return copy
    }

    override func value(at fraction: Double, from current: AnimatedValue?) -> AnimatedValue? {
        if let path { return point(of: path, at: fraction).map { .point($0) } }
        let values = (values ?? []).compactMap { AnimatedValue($0) }
        guard values.count > 1 else { return values.first }
        let times = times(of: values)
        if calculationMode == .discrete || calculationMode == .cubicPaced {
            if calculationMode == .discrete {
                let index = times.lastIndex { $0 <= fraction } ?? 0
                return values[min(index, values.count - 1)]
            }
        }
        let next = times.firstIndex { $0 > fraction } ?? values.count
        guard next > 0 else { return values[0] }
        guard next < values.count else { return values[values.count - 1] }
        let (start, end) = (times[next - 1], times[next])
        var part = end > start ? (fraction - start) / (end - start) : 1
        if let functions = timingFunctions, functions.indices.contains(next - 1) {
            part = functions[next - 1].value(at: part)
        }
        return values[next - 1].mixed(with: values[next], by: part)
    }

    private func times(of values: [AnimatedValue]) -> [Double] {
        let count = values.count
        if calculationMode == .paced || calculationMode == .cubicPaced {
            // As long as the way is.
            var way = [0.0]
            for index in 1..<count { way.append(way[index - 1] + values[index - 1].distance(to: values[index])) }
            if let whole = way.last, whole > 0 { return way.map { $0 / whole } }
        } else if let keyTimes, keyTimes.count >= count {
            return keyTimes.prefix(count).map(\.doubleValue)
        }
        // With steps, the last value has a time of its own, too.
        let steps = Double(calculationMode == .discrete ? count : count - 1)
        return (0..<count).map { Double($0) / steps }
    }

    private func point(of path: CGPath, at fraction: Double) -> CGPoint? {
        let path = Path(path)
        if fraction <= 0 { return path.trimmedPath(from: 0, to: 0.000_1).boundingRect.origin }
        return path.trimmedPath(from: 0, to: min(fraction, 1)).currentPoint
    }

    override func apply(to shown: CALayer, at time: CFTimeInterval, inside length: CFTimeInterval?) {
        super.apply(to: shown, at: time, inside: length)
        guard let path, let rotationMode, let fraction = moment(at: time, inside: length).fraction else { return }
        let eased = ease(fraction, length: self.length(inside: length))
        let (before, after) = (max(eased - 0.005, 0.000_1), min(eased + 0.005, 1))
        guard let start = point(of: path, at: before), let end = point(of: path, at: after), start != end else {
            return
        }
        let angle = atan2(end.y - start.y, end.x - start.x) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        shown.setValue(angle, forKeyPath: "transform.rotation.z")
    }
}

/// What lies between the values of a ``CAKeyframeAnimation``.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is between them on a line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing: each value lasts until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// What is between them on a line, at an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// As ``linear``: no curve is laid through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// As ``paced``.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along the path that it goes.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
