import Foundation

/// What is made of many values.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What is made of the values of a time. There is none here: an app gets it only from health data.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
        (self.quantityType, self.startDate, self.endDate) = (quantityType, startDate, endDate)
    }
    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
}

/// What is made of the values of several times. There is none here.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() {}
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// Asks for what is made of many values.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    private let handler: Handler
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Asks for what is made of the values of several times, such as days.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    public typealias UpdateHandler =
        @Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    /// Hears of the answer, which is an error.
    open var initialResultsHandler: Handler?
    /// Hears of what comes later: never.
    open var statisticsUpdateHandler: UpdateHandler?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }
    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
