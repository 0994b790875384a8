import Foundation

extension NSValue {
    /// A time in a box, for lists of objects. Its epoch is not kept.
    public convenience init(time: CMTime) {
        // A range of Foundation's has room for it: boxes take values that Foundation knows.
        self.init(
            range: NSRange(
                location: Int(time.value),
                length: Int(time.flags.rawValue) << 32 | Int(UInt32(bitPattern: time.timescale))))
    }

    /// The time in the box; none where something else is in it.
    public var timeValue: CMTime {
        let range = rangeValue
        return CMTime(
            value: CMTimeValue(range.location),
            timescale: CMTimeScale(bitPattern: UInt32(truncatingIfNeeded: range.length)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: range.length >> 32)), epoch: 0)
    }

    /// A range of times in a box, for lists of objects: in seconds.
    public convenience init(timeRange: CMTimeRange) {
        self.init(rect: CGRect(x: timeRange.start.seconds, y: timeRange.duration.seconds, width: 0, height: 0))
    }

    /// The range of times in the box.
    public var timeRangeValue: CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: rectValue.minX, preferredTimescale: 90_000),
            duration: CMTime(seconds: rectValue.minY, preferredTimescale: 90_000))
    }
}
