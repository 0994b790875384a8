// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

extension CMTime {
    /// The sum. With an infinite time, one that is not known or none, it is such a one.
    public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, subtracting: false) }
    /// The difference. With an infinite time, one that is not known or none, it is such a one.
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, subtracting: true) }
    /// The time before zero that is as far from it.
    public static prefix func - (time: CMTime) -> CMTime { .zero - time }
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

    private func combined(with other: CMTime, subtracting: Bool) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        if !isNumeric || !other.isNumeric { return combinedInfinity(other, subtracting) }
        let scale = commonScale(other)
        let (left, right) = (
            convertScale(scale, method: .roundHalfAwayFromZero),
            other.convertScale(scale, method: .roundHalfAwayFromZero)
        )
        guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
        let (sum, overflow) =
            subtracting
            ? left.value.subtractingReportingOverflow(right.value) : left.value.addingReportingOverflow(right.value)
        if overflow { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: sum, timescale: scale, flags: left.flags.union(right.flags), epoch: epoch)
    }

    private func combinedInfinity(_ other: CMTime, _ subtracting: Bool) -> CMTime {
        let otherIsPositive = subtracting ? other.isNegativeInfinity : other.isPositiveInfinity
        let (left, right) = (isNumeric ? nil : isPositiveInfinity, other.isNumeric ? nil : otherIsPositive)
        if let left, let right, left != right { return .invalid }
        return left ?? right ?? true ? .positiveInfinity : .negativeInfinity
    }

    /// The smallest scale that has both times exactly, if there is one.
    private func commonScale(_ other: CMTime) -> CMTimeScale {
        if timescale == other.timescale { return timescale }
        var (a, b) = (Int64(timescale), Int64(other.timescale))
        while b != 0 { (a, b) = (b, a % b) }
        let multiple = Int64(timescale) / a * Int64(other.timescale)
        return CMTimeScale(exactly: multiple) ?? max(timescale, other.timescale)
    }
}

extension CMTime: Comparable, Hashable {
    /// None is before negative infinity; what is not known comes after numbers and before positive infinity.
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }

    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(flags.intersection([.valid, .impliedValueFlagsMask])) }
        // Equal times of different scales are alike.
        var (a, b) = (abs(value.magnitude == 1 << 63 ? .max : value), Int64(timescale))
        while b != 0 { (a, b) = (b, a % b) }
        hasher.combine(value / max(a, 1))
        hasher.combine(Int64(timescale) / max(a, 1))
    }

    fileprivate var rank: Int {
        if !isValid { return 0 }
        if isNegativeInfinity { return 1 }
        if isIndefinite { return 3 }
        return isPositiveInfinity ? 4 : 2
    }
}

/// So many units of a scale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds, rounded to the nearest unit of a scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time so many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    if overflow { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
/// A time so many times as long, in the same scale or one of a billionth of a second where that is coarser.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000_000))
}
/// A part of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// The time as far from zero, and after it.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The same time in another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
/// -1 where the first is earlier, 1 where it is later, and 0 where both are the same. It is exact, whatever the scales.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    if time1.rank != time2.rank { return time1.rank < time2.rank ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if (left.high, left.low) == (right.high, right.low) { return 0 }
    return (left.high, left.low) < (right.high, right.low) ? -1 : 1
}
/// Prints a time, for those who look for mistakes.
public func CMTimeShow(_ time: CMTime) { print(time) }

extension CMTime: CustomStringConvertible {
    public var description: String {
        guard isNumeric else {
            return isValid
                ? isIndefinite ? "{INDEFINITE}" : isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}" : "{INVALID}"
        }
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}"
    }
}
