@_exported import Foundation

/// The whole part of a time; see ``CMTime``.
public typealias CMTimeValue = Int64
/// How many units make a second; see ``CMTime``.
public typealias CMTimeScale = Int32
/// Tells times apart that have gone back to their beginning; see ``CMTime``.
public typealias CMTimeEpoch = Int64

/// What kind of time a ``CMTime`` is.
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// It was rounded on the way.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// It is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// It is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// It is not known, such as the length of a broadcast.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// Any of those that no number stands for.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time that does not fit a scale is brought to it.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero where the scale becomes coarser, away from it where it becomes finer.
    case quickTime = 4
    /// Towards later times.
    case roundTowardPositiveInfinity = 5
    /// Towards earlier times.
    case roundTowardNegativeInfinity = 6

    /// What is taken where nothing else is said.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction: `value / timescale` seconds. Any thread.
///
/// Sums and differences are exact where a common scale has room for them; else they are rounded, which ``hasBeenRounded`` tells.
public struct CMTime: Sendable {
    /// How many units of the scale.
    public var value: CMTimeValue
    /// Units for each second.
    public var timescale: CMTimeScale
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// Times of different epochs are not compared by their numbers.
    public var epoch: CMTimeEpoch

    /// No time: ``invalid``.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// A time of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// So many units of a scale. A scale that is not positive makes no time.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// Seconds, rounded to the nearest unit of a scale. A number that does not fit is an infinity; not a number, or a scale that is not
    /// positive, makes no time.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        let units = seconds * Double(preferredTimescale)
        guard abs(units) < 0x1p63 else {
            self = units > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let whole = units.rounded()
        self.init(value: CMTimeValue(whole), timescale: preferredTimescale)
        if whole != units { flags.insert(.hasBeenRounded) }
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known, such as the length of a broadcast.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is later than all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether a number stands for it.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded on the way.
    public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

    /// The seconds: an infinity for infinite times, and not a number for those that are not known or none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The same time in another scale, rounded where it does not fit. What is no number stays as it is.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (high, low) = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
        // The quotient has room if the upper half is smaller than what it is divided by.
        guard abs(high) < CMTimeValue(timescale) / 2 || high == 0 || high == -1 else {
            return value > 0 ? .positiveInfinity : .negativeInfinity
        }
        let (whole, rest) = CMTimeValue(timescale).dividingFullWidth((high, low))
        var result = CMTime(value: whole, timescale: newTimescale, flags: flags, epoch: epoch)
        guard rest != 0 else { return result }
        let away: Bool =
            switch method {
            case .roundHalfAwayFromZero: abs(rest) * 2 >= CMTimeValue(timescale)
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: newTimescale > timescale
            case .roundTowardPositiveInfinity: value > 0
            case .roundTowardNegativeInfinity: value < 0
            }
        if away { result.value += value < 0 ? -1 : 1 }
        result.flags.insert(.hasBeenRounded)
        return result
    }
}
