import Foundation

/// A piece of health data. An app makes its own; none is kept here.
open class HKObject: NSObject, @unchecked Sendable {
    /// Tells it from others.
    public let uuid = UUID()
    /// What else is known, by key.
    public let metadata: [String: Any]?
    /// The device that has measured it.
    public let device: HKDevice?
    /// Which app has kept it: this one.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

    init(metadata: [String: Any]?, device: HKDevice?) {
        self.metadata = metadata
        self.device = device
    }
}

/// A piece of health data of a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// What it is.
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
        precondition(start <= end, "HKSample: the start date must not be after the end date")
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// A value that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    /// How many values it is made of.
    open var count: Int { 1 }

    /// A value of a time. Traps where the unit does not measure the type.
    public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type: type, quantity: quantity, start: start, end: end, device: nil, metadata: nil)
    }
    public convenience init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
    ) {
        self.init(type: type, quantity: quantity, start: start, end: end, device: nil, metadata: metadata)
    }
    public init(
        type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        quantityType = type
        self.quantity = quantity
        super.init(type, start, end, device, metadata)
    }
}

/// A value out of a few.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    /// Which of them, as the raw value of an enumeration.
    public let value: Int

    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: nil)
    }
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: metadata)
    }
    public init(
        type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        categoryType = type
        self.value = value
        super.init(type, start, end, device, metadata)
    }
}

/// Values that belong together, such as both pressures of blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil
    ) {
        correlationType = type
        self.objects = objects
        super.init(type, start, end, nil, metadata)
    }
    /// Those of a kind.
    open func objects(for type: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == type } }
}
