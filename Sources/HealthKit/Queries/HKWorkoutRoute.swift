import CoreLocation
import Foundation

/// Some of what belongs together, one after the other.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// How many there are: none, as nothing is kept.
    open var count: Int { 0 }
}

/// The way of a workout. There are none here.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Asks for the places of a way. ``HKHealthStore/execute(_:)`` ends it with an error.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    public typealias DataHandler = @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    private let handler: DataHandler

    public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping DataHandler) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute(), nil)
    }
    override func fail(_ error: HKError) { handler(self, nil, true, error) }
}

/// Writes down the way of a workout. There is nowhere to keep one: each step ends with ``HKError/Code/errorHealthDataUnavailable``.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}
    /// Adds places.
    @preconcurrency open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion(false, error) }
    }
    /// Adds places.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw Absent.error }
    /// Ends the way.
    @preconcurrency open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.callLater { completion(nil, error) }
    }
    /// Ends the way.
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw Absent.error
    }
    /// Forgets the way.
    open func discard() {}
}
