// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// A function that is called when a power source changed, with the value that was given for it.
public typealias IOPowerSourceCallbackType = @convention(c) (_ context: UnsafeMutableRawPointer?) -> Void

/// A source that calls a function when a power source changed, once it was added to a loop by `CFRunLoopAddSource`.
///
/// The function is called on the main thread. The kernel is asked every 5 seconds: Apple's systems tell at once.
///
/// - Returns: Nil without a function.
public func IOPSNotificationCreateRunLoopSource(
    _ callback: IOPowerSourceCallbackType?, _ context: UnsafeMutableRawPointer?
) -> Unmanaged<CFRunLoopSource>! {
    guard let callback else { return nil }
    // The app sees to it that the value stays, as on Apple's systems; it comes back on the main thread alone.
    nonisolated(unsafe) let context = context
    let watch = PowerWatch(every: 5, read: { PowerSupplies().withoutRates }) { callback(context) }
    return .passRetained(CFRunLoopSource(start: { watch.start() }, stop: { watch.stop() }))
}

/// The same for changes of where power comes from.
public func IOPSCreateLimitedPowerNotification(
    _ callback: IOPowerSourceCallbackType?, _ context: UnsafeMutableRawPointer?
) -> Unmanaged<CFRunLoopSource>! {
    guard let callback else { return nil }
    // As above.
    nonisolated(unsafe) let context = context
    let watch = PowerWatch(every: 5, read: { PowerSupplies().isPlugged }) { callback(context) }
    return .passRetained(CFRunLoopSource(start: { watch.start() }, stop: { watch.stop() }))
}

/// Reads something again and again, and tells on the main thread when it is another.
package final class PowerWatch<Value: Equatable & Sendable>: @unchecked Sendable {
    private let interval: TimeInterval
    private let read: @Sendable () -> Value
    private let tell: @Sendable () -> Void
    private let lock = NSLock()
    // Used within the lock.
    private var timer: (any DispatchSourceTimer)?
    private var last: Value?

    package init(
        every interval: TimeInterval, read: @escaping @Sendable () -> Value, tell: @escaping @Sendable () -> Void
    ) {
        (self.interval, self.read, self.tell) = (interval, read, tell)
    }

    package func start() {
        let first = read()
        lock.withLock {
            guard timer == nil else { return }
            last = first
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .seconds(1))
            // The timer, which goes with `stop`, keeps what it calls.
            timer.setEventHandler { self.look() }
            timer.resume()
            self.timer = timer
        }
    }

    package func stop() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    /// Reads, and tells of a change. Main thread only.
    package func look() {
        let new = read()
        let isChange = lock.withLock {
            defer { last = new }
            return timer != nil && last != new
        }
        if isChange { tell() }
    }
}
