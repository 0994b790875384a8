import Dispatch
import Foundation
import OpenCombine

/// A dispatch queue runs scheduled work as blocks. The main queue takes the time from ``MainScheduler/clock``, if one is
/// installed.
extension DispatchQueue: @retroactive Scheduler {
    /// A dispatch time as queues schedule by.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.rawValue, other.dispatchTime.rawValue)
            let length = Int(clamping: start < end ? end - start : start - end)
            return .nanoseconds(start < end ? length : -length)
        }

        public func advanced(by value: Stride) -> SchedulerTimeType {
            value.magnitude == .max ? Self(.distantFuture) : Self(dispatchTime + value.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A time interval in whole nanoseconds. As on Apple's systems an integer literal is seconds, and so is a
        /// floating-point one.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable,
            Hashable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The interval as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// An interval of Dispatch's, which `.never` makes the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                self =
                    switch timeInterval {
                    case .seconds(let count): .seconds(count)
                    case .milliseconds(let count): .milliseconds(count)
                    case .microseconds(let count): .microseconds(count)
                    case .nanoseconds(let count): .nanoseconds(count)
                    default: .nanoseconds(.max)
                    }
            }

            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

            /// The product of the two intervals in seconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
            }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Double) -> Stride {
                // The nearest representable end for what is out of range.
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
            }
            public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func scaled(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// How a dispatch queue runs scheduled work.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    private var clock: (any SchedulerClock)? {
        // Each access to the main queue makes a new object here; its name is what tells it.
        guard let clock = MainScheduler.clock, label == "com.apple.main-thread" else { return nil }
        return clock
    }

    public var now: SchedulerTimeType { clock.map { SchedulerTimeType($0.dispatchNow) } ?? SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock {
            _ = clock.schedule(at: clock.now, every: nil, tolerance: 0) { _ in action() }
            return
        }
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(run: action)
        async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock {
            _ = clock.schedule(at: clock.date(of: date), every: nil, tolerance: tolerance.seconds) { _ in action() }
            return
        }
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(run: action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock {
            let timer = clock.schedule(
                at: clock.date(of: date), every: interval.seconds, tolerance: tolerance.seconds
            ) { _ in action() }
            return AnyCancellable { timer.cancel() }
        }
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options.qos, flags: options.flags) { action.run() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride {
    fileprivate var seconds: TimeInterval { TimeInterval(magnitude) / 1e9 }
}

extension SchedulerClock {
    /// The clock's date as a dispatch time, which can't be before its origin: that is put in the year 1937.
    fileprivate var dispatchNow: DispatchTime {
        DispatchTime(uptimeNanoseconds: UInt64(max(1, now.timeIntervalSinceReferenceDate + 2e9) * 1e9))
    }

    fileprivate func date(of time: DispatchQueue.SchedulerTimeType) -> Date {
        now + DispatchQueue.SchedulerTimeType(dispatchNow).distance(to: time).seconds
    }
}
