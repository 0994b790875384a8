import DovetailUIKit
import Foundation

/// Values at times, and what is between them.
@MainActor @preconcurrency
open class SKKeyframeSequence: NSObject {
    private var frames: [(time: CGFloat, value: Any)]
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp

    /// Values at times, which rise.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
    }
    public init(capacity numItems: Int) { frames = [] }

    open func count() -> Int { frames.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        frames.append((time, value))
        frames.sort { $0.time < $1.time }
    }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }

    /// The value at a time: a number or a colour; nil when there is none.
    open func sample(atTime time: CGFloat) -> Any? {
        if let color = color(at: time) { return color.color }
        return number(at: time).map { NSNumber(value: Double($0)) }
    }

    /// The two frames around a time, and how far it is between them.
    private func around(_ time: CGFloat) -> (Any, Any, CGFloat)? {
        guard let first = frames.first, let last = frames.last else { return nil }
        let length = last.time - first.time
        let time =
            repeatMode == .loop && length > 0
            ? first.time + (time - first.time).truncatingRemainder(dividingBy: length) : time
        guard let next = frames.firstIndex(where: { $0.time > time }) else { return (last.value, last.value, 0) }
        guard next > 0 else { return (first.value, first.value, 0) }
        let (before, after) = (frames[next - 1], frames[next])
        let part = (time - before.time) / max(after.time - before.time, 1e-9)
        switch interpolationMode {
        case .step: return (before.value, before.value, 0)
        case .linear: return (before.value, after.value, part)
        case .spline: return (before.value, after.value, part * part * (3 - 2 * part))
        }
    }
    func number(at time: CGFloat) -> CGFloat? {
        func number(_ value: Any) -> CGFloat? {
            (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
                ?? (value as? Double).map { CGFloat($0) }
        }
        guard let (before, after, part) = around(time), let start = number(before), let end = number(after) else {
            return nil
        }
        return start + (end - start) * part
    }
    func color(at time: CGFloat) -> ColorMix? {
        guard let (before, after, part) = around(time), let start = before as? UIColor, let end = after as? UIColor
        else { return nil }
        return ColorMix(start).mixed(with: ColorMix(end), part)
    }
}

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
