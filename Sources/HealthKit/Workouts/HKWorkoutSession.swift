import Foundation

/// How far a workout is.
public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running
    case ended
    case paused
    case prepared
    case stopped
}

/// On which device a workout takes place.
public enum HKWorkoutSessionType: Int, Sendable {
    case primary
    case mirrored
}

/// Hears of a workout that takes place. Here none does.
public protocol HKWorkoutSessionDelegate: AnyObject {
    /// A workout has become another state.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    /// A workout has failed.
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    /// Something has happened in a workout.
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    /// A part of a workout has begun.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    /// A part of a workout has ended.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    /// The other device has sent something.
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    /// The other device has gone.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// A workout that takes place. Nothing here measures one and nothing keeps it, so none can be made: the initialiser throws
/// ``HKError/Code/errorHealthDataUnavailable``, and an app has a session by no other way. What a session does is declared for the code that is written for
/// one.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    /// On which device it takes place.
    public let type = HKWorkoutSessionType.primary
    /// Hears of it.
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    private let builder: HKLiveWorkoutBuilder

    /// Throws ``HKError/Code/errorHealthDataUnavailable``.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        self.workoutConfiguration = workoutConfiguration
        builder = HKLiveWorkoutBuilder(healthStore: healthStore, configuration: workoutConfiguration, device: nil)
        super.init()
        throw Absent.error
    }

    /// What a person does.
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    /// Where the workout takes place.
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    /// How far it is: not begun.
    open var state: HKWorkoutSessionState { .notStarted }
    /// When it began: never.
    open var startDate: Date? { nil }
    /// When it ended: never.
    open var endDate: Date? { nil }
    /// The part that it is in.
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: .now, end: nil, metadata: nil)
    }
    /// What puts it together.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { builder }

    /// Makes sensors ready: the delegate is told that there are none.
    open func prepare() { fail() }
    /// Begins the workout: the delegate is told that it can't.
    open func startActivity(with date: Date?) { fail() }
    /// Ends the activity: the delegate is told that there is none.
    open func stopActivity(with date: Date?) { fail() }
    /// Pauses: the delegate is told that there is nothing to pause.
    open func pause() { fail() }
    /// Goes on: the delegate is told that there is nothing to go on with.
    open func resume() { fail() }
    /// Ends the workout: the delegate is told that there is none.
    open func end() { fail() }
    /// Begins another part: the delegate is told that it can't.
    open func beginNewActivity(
        configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
    ) { fail() }
    /// Ends a part: the delegate is told that there is none.
    open func endCurrentActivity(on date: Date) { fail() }
    /// Shows the workout on the other device: throws that there is none.
    open func startMirroringToCompanionDevice() async throws { throw Absent.error }
    /// Ends showing it there: throws that it is not shown.
    open func stopMirroringToCompanionDevice() async throws { throw Absent.error }
    /// Sends something to the other device: throws that there is none.
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw Absent.error }

    private func fail() { delegate?.workoutSession(self, didFailWithError: Absent.error) }
}
