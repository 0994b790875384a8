import CoreLocation
import HealthKit
import Testing

/// A device that keeps no health data, as apps meet it.
struct HealthKitTests {
    /// As apps have it.
    final class Health: Sendable {
        let store = HKHealthStore()

        func authorize() async throws {
            guard HKHealthStore.isHealthDataAvailable() else { throw HKError(.errorHealthDataUnavailable) }
            let steps = HKQuantityType(.stepCount)
            try await store.requestAuthorization(toShare: [steps], read: [steps, HKCategoryType(.sleepAnalysis)])
        }

        func steps() async -> (Double, (any Error)?) {
            await withCheckedContinuation { continuation in
                let type = HKQuantityType.quantityType(forIdentifier: .stepCount)!
                let start = Calendar.current.startOfDay(for: .now)
                let predicate = HKQuery.predicateForSamples(withStart: start, end: .now, options: .strictStartDate)
                let query = HKStatisticsQuery(
                    quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
                ) { _, result, error in
                    continuation.resume(
                        returning: (result?.sumQuantity()?.doubleValue(for: .count()) ?? 0, error))
                }
                store.execute(query)
            }
        }
    }

    @Test("The way of a workout can't be kept") func route() async {
        let builder = HKWorkoutRouteBuilder(healthStore: HKHealthStore(), device: nil)
        let places = [CLLocation(latitude: 52, longitude: 13)]
        await #expect(throws: HKError.self) { try await builder.insertRouteData(places) }
        let workout = HKWorkout(activityType: .running, start: .now, end: .now + 60)
        await #expect(throws: HKError.self) { try await builder.finishRoute(with: workout, metadata: nil) }
    }

    @Test("There are no health data, and whoever asks is told so by Apple's code") func absent() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        await #expect(throws: HKError.self) { try await Health().authorize() }
        let store = HKHealthStore()
        let (success, error) = await withCheckedContinuation { continuation in
            store.requestAuthorization(toShare: nil, read: [HKObjectType.workoutType()]) { success, error in
                continuation.resume(returning: (success, error))
            }
        }
        #expect(!success && (error as NSError?)?.code == 1 && (error as NSError?)?.domain == HKErrorDomain)
        #expect(store.authorizationStatus(for: HKQuantityType(.heartRate)) == .notDetermined)
        #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
    }

    @Test("Each query is told once that there are none") func queries() async {
        let (steps, error) = await Health().steps()
        #expect(steps == 0 && (error as? HKError)?.code == .errorHealthDataUnavailable)
        let store = HKHealthStore()
        let sorted = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let samples = await withCheckedContinuation { continuation in
            store.execute(
                HKSampleQuery(
                    sampleType: HKCategoryType(.sleepAnalysis), predicate: nil, limit: HKObjectQueryNoLimit,
                    sortDescriptors: [sorted]
                ) { _, samples, error in continuation.resume(returning: samples?.count ?? (error == nil ? 0 : -1)) })
        }
        #expect(samples == -1)
        let collection = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.activeEnergyBurned), quantitySamplePredicate: nil, options: .cumulativeSum,
            anchorDate: .now, intervalComponents: DateComponents(day: 1))
        let none = await withCheckedContinuation { continuation in
            collection.initialResultsHandler = { _, results, error in
                continuation.resume(returning: results == nil && error != nil)
            }
            store.execute(collection)
        }
        #expect(none)
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 10)
        await #expect(throws: HKError.self) { try await descriptor.result(for: store) }
        do { try await store.save(HKWorkout(activityType: .running, start: .now, end: .now)) } catch HKError
            .errorHealthDataUnavailable
        {} catch { Issue.record("\(error)") }
    }

    @Test("Units that are written in two ways are one, and parts of a whole are no numbers of things") func equalUnits()
    {
        #expect(HKUnit(from: "m/s") == HKUnit.meter().unitDivided(by: .second()))
        #expect(HKUnit.percent() == HKUnit(from: "%") && HKUnit.percent() != .count())
        #expect([HKUnit.count(): "things", .percent(): "parts"].count == 2)
    }

    @Test("Quantities are told in each unit that measures the same") func units() {
        let pulse = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 90)
        #expect(abs(pulse.doubleValue(for: HKUnit(from: "count/s")) - 1.5) < 1e-12)
        #expect(pulse.is(compatibleWith: HKUnit(from: "count/min")) && !pulse.is(compatibleWith: .count()))
        let height = HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 180)
        #expect(abs(height.doubleValue(for: .inch()) - 70.866) < 0.001)
        let pound = HKQuantity(unit: .pound(), doubleValue: 1)
        #expect(abs(pound.doubleValue(for: .gramUnit(with: .kilo)) - 0.45359237) < 1e-12)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 37) < 1e-9)
        let sugar = HKQuantity(
            unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()),
            doubleValue: 5)
        #expect(abs(sugar.doubleValue(for: HKUnit(from: "mg/dL")) - 90.078) < 0.001)
        #expect(abs(HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .joule()) - 8368) < 1e-9)
        let breath = HKUnit(from: "mL/(kg*min)")
        #expect(breath.unitString == "mL/(kg*min)" && breath == HKUnit(from: "mL/kg*1/min"))
        #expect(HKUnit(from: "m^2") == HKUnit.meter().unitRaised(toPower: 2))
        #expect(
            HKQuantityType(.vo2Max).is(compatibleWith: breath)
                && HKQuantityType(.heartRate).is(compatibleWith: .hertz()) == false)
        #expect(HKQuantity(unit: .minute(), doubleValue: 60) == HKQuantity(unit: .hour(), doubleValue: 1))
        #expect(
            HKQuantity(unit: .meter(), doubleValue: 1).compare(.init(unit: .foot(), doubleValue: 1))
                == .orderedDescending)
    }

    @Test("Kinds of one name are equal, and samples are values") func values() {
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == HKQuantityType(.stepCount))
        #expect(HKQuantityType(.stepCount).identifier == "HKQuantityTypeIdentifierStepCount")
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(
            Set<HKObjectType>([HKQuantityType(.height), HKQuantityType(.height), HKObjectType.workoutType()]).count == 2
        )
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteArithmetic)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let sample = HKQuantitySample(
            type: HKQuantityType(.bodyMass), quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70),
            start: start, end: start + 60, metadata: [HKMetadataKeyWasUserEntered: true])
        #expect(abs(sample.quantity.doubleValue(for: .gram()) - 70_000) < 1e-6 && sample.endDate == start + 60)
        let day = HKQuery.predicateForSamples(withStart: start, end: start + 30)
        #expect(day.evaluate(with: sample))
        let strict = HKQuery.predicateForSamples(withStart: start, end: start + 30, options: .strictEndDate)
        #expect(!strict.evaluate(with: sample))
        #expect(HKWorkout(activityType: .yoga, start: start, end: start + 1800).duration == 1800)
        let short = HKWorkout(
            activityType: .mixedMetabolicCardioTraining, start: start, end: start + 1800, duration: 60,
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 400), totalDistance: nil, device: nil,
            metadata: nil)
        #expect(short.duration == 60 && short.workoutActivityType.rawValue == 30)
        #expect(
            HKCategoryValueSleepAnalysis(rawValue: 4) == .asleepDeep && HKWorkoutActivityType.running.rawValue == 37)
    }
}
