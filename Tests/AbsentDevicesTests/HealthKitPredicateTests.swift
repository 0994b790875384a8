import HealthKit
import Testing

/// Predicates of health data take what they say, of samples that an app has made.
struct HealthKitPredicateTests {
    private static func walk(minutes: Double, metres: Double? = nil) -> HKWorkout {
        let start = Date(timeIntervalSince1970: 1_000_000)
        return HKWorkout(
            activityType: .walking, start: start, end: start + minutes * 60,
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: minutes * 5),
            totalDistance: metres.map { HKQuantity(unit: .meter(), doubleValue: $0) })
    }

    @Test("Workouts are taken by how long, how far and how hard they were") func workouts() {
        let (short, long) = (Self.walk(minutes: 10), Self.walk(minutes: 60, metres: 5000))
        func takes(_ predicate: NSPredicate) -> [Bool] { [short, long].map { predicate.evaluate(with: $0) } }
        #expect(takes(HKQuery.predicateForWorkouts(with: .greaterThan, duration: 600)) == [false, true])
        #expect(takes(HKQuery.predicateForWorkouts(with: .greaterThanOrEqualTo, duration: 600)) == [true, true])
        let far = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5)
        #expect(takes(HKQuery.predicateForWorkouts(with: .equalTo, totalDistance: far)) == [false, true])
        let hard = HKQuantity(unit: .kilocalorie(), doubleValue: 100)
        #expect(takes(HKQuery.predicateForWorkouts(with: .lessThan, totalEnergyBurned: hard)) == [true, false])
        // Seconds are no energy.
        let wrong = HKQuantity(unit: .second(), doubleValue: 1)
        #expect(takes(HKQuery.predicateForWorkouts(with: .notEqualTo, totalEnergyBurned: wrong)) == [false, false])
        let any = HKQuery.predicateForWorkoutActivities(start: nil, end: nil)
        #expect(takes(HKQuery.predicateForWorkouts(activityPredicate: any)) == [false, false])
    }

    @Test("Parts of workouts are taken by their kind, their time and their length") func activities() {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let start = Date(timeIntervalSince1970: 1_000_000)
        let part = HKWorkoutActivity(workoutConfiguration: configuration, start: start, end: start + 60, metadata: nil)
        func takes(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: part) }
        #expect(takes(HKQuery.predicateForWorkoutActivities(workoutActivityType: .running)))
        #expect(!takes(HKQuery.predicateForWorkoutActivities(workoutActivityType: .yoga)))
        #expect(takes(HKQuery.predicateForWorkoutActivities(operatorType: .lessThan, duration: 61)))
        #expect(takes(HKQuery.predicateForWorkoutActivities(start: start + 30, end: nil)))
        #expect(!takes(HKQuery.predicateForWorkoutActivities(start: start + 30, end: nil, options: .strictStartDate)))
        #expect(!takes(HKQuery.predicateForWorkoutActivities(start: nil, end: start + 30, options: .strictEndDate)))
        #expect(!takes(HKQuery.predicateForWorkoutActivities(start: start + 90, end: nil)))
    }

    @Test("Samples are taken by value, by what is known of them and by their device") func samples() {
        let watch = HKDevice(
            name: "Watch", manufacturer: "A", model: nil, hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: "2", localIdentifier: nil, udiDeviceIdentifier: nil)
        let sample = HKQuantitySample(
            type: HKQuantityType(.dietaryEnergyConsumed),
            quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 800), start: .now, end: .now, device: watch,
            metadata: ["meal": "lunch", "courses": 3])
        func takes(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: sample) }
        let limit = HKQuantity(unit: .jouleUnit(with: .kilo), doubleValue: 3000)
        #expect(takes(HKQuery.predicateForQuantitySamples(with: .greaterThanOrEqualTo, quantity: limit)))
        #expect(!takes(HKQuery.predicateForQuantitySamples(with: .lessThan, quantity: limit)))
        #expect(takes(HKQuery.predicateForObjects(withMetadataKey: "meal", allowedValues: ["lunch", "dinner"])))
        #expect(!takes(HKQuery.predicateForObjects(withMetadataKey: "meal", allowedValues: ["breakfast"])))
        #expect(takes(HKQuery.predicateForObjects(withMetadataKey: "courses", operatorType: .greaterThan, value: 2)))
        #expect(!takes(HKQuery.predicateForObjects(withMetadataKey: "courses", operatorType: .lessThan, value: 2)))
        #expect(takes(HKQuery.predicateForObjects(from: .default())))
        #expect(takes(HKQuery.predicateForObjects(from: [watch])))
        #expect(!takes(HKQuery.predicateForObjects(from: [HKDevice.local()])))
        #expect(
            takes(HKQuery.predicateForObjects(withDeviceProperty: HKDevicePropertyKeyName, allowedValues: ["Watch"])))
        #expect(!takes(HKQuery.predicateForObjects(withDeviceProperty: "colour", allowedValues: ["Watch"])))
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: .now,
            end: .now)
        #expect(
            HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
                .evaluate(with: sleep))
        #expect(!HKCategoryValueSleepAnalysis.predicateForSamples(.equalTo, value: .awake).evaluate(with: sleep))
    }

    @Test("Units of formatters are units") func formatterUnits() {
        #expect(HKUnit(from: .kilometer) == .meterUnit(with: .kilo) && HKUnit(from: .foot) == .foot())
        #expect(HKUnit(from: .pound) == .pound() && HKUnit(from: .kilogram) == .gramUnit(with: .kilo))
        #expect(HKUnit(from: .kilocalorie) == .kilocalorie() && HKUnit(from: .kilojoule) == .jouleUnit(with: .kilo))
    }
}
