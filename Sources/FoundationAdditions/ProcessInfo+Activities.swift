import DovetailBase
import Foundation

extension ProcessInfo {
    /// What an activity of the program asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The computer stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The program is not ended without a word.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The program is not ended while nobody uses it.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The activity is one to measure.
        public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
        /// The activity is one to measure.
        public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
        /// Something that the person has begun.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | (1 << 20))
        /// Something that the person has begun; the computer may sleep meanwhile.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Something that the person waits for.
        public static let userInteractive = ActivityOptions(rawValue: 0x04_00FF_FFFF)
        /// Something that the person doesn't wait for.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Something that must not be late, such as sound that is recorded.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins something that the system should let go on.
    ///
    /// Linux slows no program down for being in the background, and ends none to save memory or power, so there is nothing to ask for. The computer
    /// and the display are not kept awake; the log tells it once.
    /// - Returns: What ``endActivity(_:)`` takes.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        if options.contains(.idleDisplaySleepDisabled) || options.contains(.idleSystemSleepDisabled) {
            Log.warnOnce("beginActivity", "ProcessInfo: an activity doesn't keep the computer awake (“\(reason)”).")
        }
        return ActivityToken(options: options, reason: reason)
    }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Runs a closure as an activity; see ``beginActivity(options:reason:)``.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }

    /// Runs a closure on a queue of the background. The system never takes the time away, so it is called once, with false.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global(qos: .utility).async { block(false) }
    }

    /// The program may not be ended without a word. Linux ends none so.
    public func disableSuddenTermination() {}
    /// The program may be ended without a word. Linux ends none so.
    public func enableSuddenTermination() {}
    /// The program may not be ended while nobody uses it. Linux ends none so.
    public func disableAutomaticTermination(_ reason: String) {}
    /// The program may be ended while nobody uses it. Linux ends none so.
    public func enableAutomaticTermination(_ reason: String) {}
}

/// An activity that has begun.
private final class ActivityToken: NSObject {
    let options: ProcessInfo.ActivityOptions
    let reason: String

    init(options: ProcessInfo.ActivityOptions, reason: String) {
        (self.options, self.reason) = (options, reason)
    }

    override var description: String { "Activity “\(reason)”" }
}
