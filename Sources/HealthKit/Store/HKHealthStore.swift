// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
// The names are Apple's.
import Foundation

/// Whether an app may keep data of a kind.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined
    case sharingDenied
    case sharingAuthorized
}

/// Whether a person is still to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown
    case shouldRequest
    case unnecessary
}

/// How often an app is woken by new data.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly
    case daily
    case weekly
}

/// A person's health data, which no desktop keeps: ``isHealthDataAvailable()`` is false, as on an iPad without the app for them.
///
/// Everything else ends with ``HKError/Code/errorHealthDataUnavailable``, by a throw, or by a handler on a queue of the system's. The log tells once.
/// Any thread may call it.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether there are health data: never.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Whether records of hospitals can be read: never.
    open func supportsHealthRecords() -> Bool { false }

    // MARK: Permission

    /// Whether the app may keep data of a kind: nobody was asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    /// Asks nobody.
    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Asks nobody.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw Absent.error }
    /// Tells whether a person is still to be asked: that is not known.
    @preconcurrency open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion(.unknown, error) }
    }
    /// Tells whether a person is still to be asked: throws.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    )
        async throws -> HKAuthorizationRequestStatus
    { throw Absent.error }

    // MARK: What rarely changes

    open func biologicalSex() throws -> HKBiologicalSexObject { throw Absent.error }
    open func bloodType() throws -> HKBloodTypeObject { throw Absent.error }
    open func dateOfBirthComponents() throws -> DateComponents { throw Absent.error }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Absent.error }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw Absent.error }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw Absent.error }

    // MARK: Keeping

    @preconcurrency open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    @preconcurrency open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    open func save(_ object: HKObject) async throws { throw Absent.error }
    open func save(_ objects: [HKObject]) async throws { throw Absent.error }
    @preconcurrency open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    @preconcurrency open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    open func delete(_ object: HKObject) async throws { throw Absent.error }
    open func delete(_ objects: [HKObject]) async throws { throw Absent.error }
    @preconcurrency open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion(false, 0, error) }
    }
    @preconcurrency open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    /// Adds what was measured in a workout.
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw Absent.error }
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw Absent.error
    }

    // MARK: Workouts

    /// Brings back the workout that an app was in when it ended unexpectedly: an error.
    @preconcurrency open func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion(nil, error) }
    }
    /// Brings back the workout that an app was in when it ended unexpectedly: throws.
    open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { throw Absent.error }
    /// Starts the app on a watch: an error, as there is none.
    @preconcurrency open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Starts the app on a watch: throws, as there is none.
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw Absent.error }
    /// Called with a workout that a watch shows here: never.
    open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?

    // MARK: Reading

    /// Ends a query at once: its handler is told the error.
    open func execute(_ query: HKQuery) {
        let error = Absent.error
        DispatchQueue.callLater { query.fail(error) }
    }
    /// Ends a query, which has ended.
    open func stop(_ query: HKQuery) {}

    /// Tells that the app can't be woken.
    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Absent.error
    }
    @preconcurrency open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        refuse(completion)
    }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws { throw Absent.error }
    open func disableAllBackgroundDelivery() async throws { throw Absent.error }
    /// The earliest day that data may be of: any.
    open func earliestPermittedSampleDate() -> Date { .distantPast }
    /// The units that a person likes best: throws.
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw Absent.error
    }
    @preconcurrency open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion([:], error) }
    }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = Absent.error
        DispatchQueue.callLater { completion(false, error) }
    }
}

extension NSNotification.Name {
    /// A person has changed the units that they like best. Never here.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
