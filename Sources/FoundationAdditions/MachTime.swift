// swift-format-ignore-file

// The names are those of the system that Apple's are made of.
import Foundation

/// The time of a clock that never goes back and stands still while the machine sleeps, in steps that ``mach_timebase_info`` tells: nanoseconds.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }

/// The same clock, which goes on while the machine sleeps.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

/// How many nanoseconds steps of ``mach_absolute_time()`` are: `numer` for `denom` of them.
///
///     var info = mach_timebase_info()
///     mach_timebase_info(&info)
///
/// The call gives the value here; on Apple's systems it is a function that gives an error's code.
public struct mach_timebase_info: Equatable, Sendable {
    public var numer: UInt32
    public var denom: UInt32

    /// Nothing as yet.
    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
    /// Tells how long steps are: a nanosecond each.
    @discardableResult
    public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
        (numer, denom) = (1, 1)
        info.pointee = self
    }
}

public typealias mach_timebase_info_data_t = mach_timebase_info

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
