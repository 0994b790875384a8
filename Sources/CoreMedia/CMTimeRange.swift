// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// A time and how long it lasts. Any thread.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// No range: ``invalid``.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// From a time on, so long.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// From one time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// Nothing, at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// When it ends.
    public var end: CMTime { start + duration }
    /// Whether it is a range at all.
    public var isValid: Bool { start.isValid && duration.isValid && (!duration.isNumeric || duration.value >= 0) }
    /// Whether one of its times is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time is in it. Its end is not.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
    /// Whether another range is in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && start <= range.start && range.end <= end
    }
    /// What both have; of no length where that is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// The smallest range with both in it.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// From a time on, so long.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// From one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// When a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// The width and height of a film, in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
