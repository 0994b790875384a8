import DovetailCore
import DovetailPlatform
import Foundation

extension UIView {
    /// How an animation by keyframes goes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// From one to the next without values between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// As ``calculationModeLinear``.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// As ``calculationModeLinear``.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// As ``calculationModeLinear``.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates what closures change of views, each in a part of the time.
    ///
    ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
    ///         UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.2 }
    ///         UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 1 }
    ///     }
    ///
    /// Places, ``alpha``, transforms and colours of backgrounds go gradually; other changes are made at once. The curve of the options, which
    /// ``AnimationOptions`` have by their names, is that of the whole time: slow at both ends without one.
    ///
    /// - Parameters:
    ///   - duration: In seconds; 0 for at once.
    ///   - animations: Calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. What it changes itself takes the whole time.
    ///   - completion: Called when it has ended.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let run = KeyframeAnimation(duration: duration, options: options, completion: completion ?? { _ in })
        performWithoutAnimation { run.record(animations) }
        guard duration > 0, areAnimationsEnabled else {
            completion?(true)
            return
        }
        run.start(after: max(delay, 0))
    }

    /// Adds changes to the animation by keyframes whose closure runs. Elsewhere they are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: When they begin, as a part of the whole time: 0 to 1.
    ///   - frameDuration: How long they take, as a part of the whole time.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let run = KeyframeAnimation.Recording.ofProgram.current else { return animations() }
        run.add(from: frameStartTime, to: frameStartTime + frameDuration, animations)
    }
}

/// An animation by keyframes on its way. The display's frames keep it.
@MainActor
final class KeyframeAnimation {
    /// The animation whose closure runs.
    final class Recording: ProgramPart {
        fileprivate(set) var current: KeyframeAnimation?
        init(in program: Program) {}
    }

    private struct Part {
        let start: Double
        let end: Double
        let changes: RecordedChanges
    }
    private var parts: [Part] = []
    private let duration: TimeInterval
    private let options: UIView.KeyframeAnimationOptions
    private let completion: (Bool) -> Void
    private var link: CADisplayLink?
    private var begin: CFTimeInterval?
    private var delay: TimeInterval = 0

    init(
        duration: TimeInterval, options: UIView.KeyframeAnimationOptions, completion: @escaping (Bool) -> Void
    ) { (self.duration, self.options, self.completion) = (duration, options, completion) }

    /// Runs the closure, by which all values are at their end.
    func record(_ animations: () -> Void) {
        let recording = Recording.ofProgram
        let outer = recording.current
        recording.current = self
        let whole = RecordedChanges(animations)
        recording.current = outer
        parts.append(Part(start: 0, end: 1, changes: whole))
    }

    func add(from start: Double, to end: Double, _ animations: () -> Void) {
        let start = min(max(start, 0), 1)
        parts.append(Part(start: start, end: min(max(end, start), 1), changes: RecordedChanges(animations)))
    }

    func start(after delay: TimeInterval) {
        self.delay = delay
        parts.sort { $0.start < $1.start }
        UIView.performWithoutAnimation { show(0) }
        let link = CADisplayLink(target: self, selector: Selector("step", calling: KeyframeAnimation.step))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step(_ link: CADisplayLink) {
        if begin == nil { begin = link.timestamp }
        let passed = max(link.targetTimestamp - begin! - delay, 0) / duration
        let (turns, reverses) = (options.contains(.repeat), options.contains(.autoreverse))
        let end: Double = reverses ? 2 : 1
        guard turns || passed < end else {
            // A view that goes back stays where it began, until the end: then it has the values that were set.
            UIView.performWithoutAnimation { show(1) }
            link.invalidate()
            self.link = nil
            completion(true)
            return
        }
        let time = passed.truncatingRemainder(dividingBy: end)
        UIView.performWithoutAnimation { show(eased(time > 1 ? 2 - time : time)) }
    }

    private func eased(_ time: Double) -> Double {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let (first, second) = curve.controlPoints
        return UnitCurve.bezier(
            startControlPoint: UnitPoint(x: first.x, y: first.y),
            endControlPoint: UnitPoint(x: second.x, y: second.y)
        ).value(at: time)
    }

    /// Shows the views as they are at a time, 0 to 1.
    private func show(_ time: Double) {
        // What begins later is at its beginning, which an earlier part may have another say about.
        for part in parts.reversed() where part.start > time { part.changes.show(0) }
        for part in parts where part.start <= time {
            let length = part.end - part.start
            let passed = length > 0 ? min((time - part.start) / length, 1) : 1
            part.changes.show(options.contains(.calculationModeDiscrete) ? passed.rounded(.down) : passed)
        }
    }
}
