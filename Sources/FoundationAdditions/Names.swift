import Dispatch
import Foundation

/// Nanoseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Milliseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MSEC_PER_SEC: UInt64 = 1_000
/// Microseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000

// The limits of C's numbers that Glibc has in a form which the compiler cannot read.

/// The smallest number of sixteen bits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INT16_MIN = Int32(Int16.min)
/// The smallest number of 32 bits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INT32_MIN = Int32.min
/// The smallest `short` of C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SHRT_MIN = Int32(Int16.min)
/// The smallest `int` of C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INT_MIN = Int32.min
/// The greatest `unsigned int` of C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UINT_MAX = UInt32.max
/// The smallest `long` of C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LONG_MIN = Int.min
/// The greatest `unsigned long` of C's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let ULONG_MAX = UInt.max
/// The smallest number of 64 bits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INT64_MIN = Int64.min
/// The greatest number of 64 bits.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INT64_MAX = Int64.max
/// The greatest number of 64 bits without a sign.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UINT64_MAX = UInt64.max

/// The greatest number that `Float` has, for lengths without a limit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Seconds since the first instant of 2001, as `Date.timeIntervalSinceReferenceDate` counts them.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A whole number, by the name that it has in Objective-C.
public typealias NSInteger = Int

/// Seconds of a clock that never goes back, and stands still while the computer sleeps. Its zero has no meaning.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}

/// Runs a closure. On Apple's systems what is autoreleased in it is let go at its end; Swift on Linux autoreleases nothing.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension ProcessInfo {
    /// Whether the program was made for iOS and runs on a Mac: never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the program is one of Mac Catalyst: never here.
    public var isMacCatalystApp: Bool { false }

    /// Whether the system saves power. Dovetail does not ask the system, and answers `false`.
    public var isLowPowerModeEnabled: Bool { false }

    /// How warm the computer is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// How warm the computer is. Dovetail does not ask the system, and answers `nominal`.
    public var thermalState: ThermalState { .nominal }
}

extension UserDefaults {
    /// The value of a key; the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a key; the same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
