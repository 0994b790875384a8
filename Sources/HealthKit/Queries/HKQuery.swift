import Foundation

/// Which samples of a time a predicate takes.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Those that begin in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Those that end in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question about health data. ``HKHealthStore/execute(_:)`` ends it with an error.
open class HKQuery: NSObject, @unchecked Sendable {
    /// What is asked for.
    public let objectType: HKObjectType?
    /// Which of them.
    public let predicate: NSPredicate?

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
        objectType = type
        self.predicate = predicate
    }

    /// Tells the handler that there is no answer.
    func fail(_ error: HKError) {}

    /// Takes samples of a time. Nil stands for all time in that direction.
    open class func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    {
        let (from, to) = (start ?? .distantPast, end ?? .distantFuture)
        return NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            if options.contains(.strictStartDate), sample.startDate < from { return false }
            if options.contains(.strictEndDate), sample.endDate > to { return false }
            return sample.endDate >= from && sample.startDate < to
        }
    }
    /// Takes one object.
    open class func predicateForObject(with uuid: UUID) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
    }
    /// Takes some objects.
    open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map { uuids.contains($0.uuid) } ?? false }
    }
    /// Takes what some apps have kept.
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map { sources.contains($0.sourceRevision.source) } ?? false }
    }
    /// Takes what is known to have something beside it.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
    }
    /// Takes what was measured in a workout: nothing, as none is kept.
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    /// Takes workouts of a kind.
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
}

/// Asks for samples once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public typealias ResultsHandler = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: ResultsHandler

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping ResultsHandler
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Asks for samples and for what comes later.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler =
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    /// Hears of what comes later: never.
    open var updateHandler: Handler?
    private let handler: Handler

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(type, predicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}

/// Where an app has read to.
public final class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public class var supportsSecureCoding: Bool { true }
    private let value: Int
    /// Where nothing was read.
    public init(fromValue value: Int) { self.value = value }
    public init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

/// What an app or a person has thrown away.
public final class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    init(uuid: UUID) { self.uuid = uuid }
}

/// Called by an app when it is done with what it was told.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Asks to be told when there is something new.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public typealias UpdateHandler =
        @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    private let handler: UpdateHandler

    public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping UpdateHandler) {
        handler = updateHandler
        super.init(sampleType, predicate)
    }
    override func fail(_ error: HKError) { handler(self, {}, error) }
}

/// Asks for days' activity.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Asks for the apps that data come from.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    private let handler: Handler
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping Handler
    ) {
        handler = completionHandler
        super.init(sampleType, objectPredicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}
