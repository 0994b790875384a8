import Foundation

extension HKQuery {
    /// A predicate of objects of a class.
    static func predicate<Object>(of type: Object.Type, _ takes: @escaping (Object) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? Object).map(takes) ?? false }
    }

    /// Takes what is known to have one of some values beside it.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let values = NSArray(array: allowedValues)
        return predicate(of: HKObject.self) { $0.metadata?[key].map { values.contains($0) } ?? false }
    }

    /// Takes what is known to have a value beside it that compares so: numbers, dates and quantities by their order, others by equality alone.
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: FoundationAdditions.NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        predicate(of: HKObject.self) { object in
            guard let found = object.metadata?[key] else { return false }
            if let found = found as? HKQuantity, let value = value as? HKQuantity {
                return found.compares(operatorType, value)
            }
            return FoundationAdditions.NSComparisonPredicate(
                leftExpression: .init(forConstantValue: found), rightExpression: .init(forConstantValue: value),
                modifier: .direct, type: operatorType
            ).evaluate(with: nil)
        }
    }

    /// Takes what belongs to no correlation: all, as none is kept.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }

    /// Takes what an app has kept.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }

    /// Takes what some devices have measured.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        predicate(of: HKObject.self) { $0.device.map { devices.contains($0) } ?? false }
    }

    /// Takes what devices have measured of which something is one of some values.
    ///
    /// - Parameter key: Such as `HKDevicePropertyKeyName`. Another key takes nothing.
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        predicate(of: HKObject.self) { object in
            guard let device = object.device, let value = device.property(key) else { return false }
            return allowedValues.contains(value)
        }
    }

    /// Takes what some versions of apps have kept.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        predicate(of: HKObject.self) { sourceRevisions.contains($0.sourceRevision) }
    }

    /// Takes measured values by how they compare with another. One of another kind of unit is not taken.
    public class func predicateForQuantitySamples(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKQuantitySample.self) { $0.quantity.compares(operatorType, quantity) }
    }

    /// Takes values out of a few by how they compare with another.
    public class func predicateForCategorySamples(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        predicate(of: HKCategorySample.self) { operatorType.holds(Double($0.value), Double(value)) }
    }

    /// Takes those of some values out of a few.
    public class func predicateForCategorySamples(equalTo values: Set<NSNumber>) -> NSPredicate {
        predicate(of: HKCategorySample.self) { values.contains(NSNumber(value: $0.value)) }
    }
}

extension HKQuantity {
    /// Whether a number compares so; false for one of another kind of unit.
    func compares(_ type: FoundationAdditions.NSComparisonPredicate.Operator, _ other: HKQuantity) -> Bool {
        guard let unit = commonUnit(other) else { return false }
        return type.holds(doubleValue(for: unit), other.doubleValue(for: unit))
    }
}

extension HKCategoryValueSleepAnalysis {
    /// Takes sleep of a kind, or of what compares with it so.
    public static func predicateForSamples(
        _ operatorType: FoundationAdditions.NSComparisonPredicate.Operator, value: HKCategoryValueSleepAnalysis
    ) -> NSPredicate { HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue) }

    /// Takes sleep of some kinds.
    public static func predicateForSamples(equalTo values: Set<HKCategoryValueSleepAnalysis>) -> NSPredicate {
        HKQuery.predicateForCategorySamples(equalTo: Set(values.map { NSNumber(value: $0.rawValue) }))
    }
}
