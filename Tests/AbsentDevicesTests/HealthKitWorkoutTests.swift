import HealthKit
import Testing

/// Workouts and queries on a device that keeps no health data.
struct HealthKitWorkoutTests {
    private let store = HKHealthStore()

    /// As apps have it.
    private final class Listener: HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
        func workoutSession(
            _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
            from fromState: HKWorkoutSessionState, date: Date
        ) {}
        func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {}
        func workoutBuilder(_ builder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {}
        func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
    }

    @Test("No session can be made, and a builder refuses each step") func session() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .swimming
        configuration.swimmingLocationType = .pool
        configuration.lapLength = HKQuantity(unit: .meter(), doubleValue: 25)
        #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try HKWorkoutSession(healthStore: store, configuration: configuration)
        }
        let builder = HKLiveWorkoutBuilder(healthStore: store, configuration: configuration, device: nil)
        let source = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        let listener = Listener()
        builder.dataSource = source
        builder.delegate = listener
        #expect(source.typesToCollect.contains(HKQuantityType(.swimmingStrokeCount)))
        #expect(!source.typesToCollect.contains(HKQuantityType(.stepCount)))
        source.enableCollection(for: HKQuantityType(.stepCount), predicate: nil)
        source.disableCollection(for: HKQuantityType(.heartRate))
        #expect(source.typesToCollect.contains(HKQuantityType(.stepCount)))
        #expect(!source.typesToCollect.contains(HKQuantityType(.heartRate)))
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: .now) }
        let activity = HKWorkoutActivity(
            workoutConfiguration: configuration, start: Date(timeIntervalSince1970: 0),
            end: Date(timeIntervalSince1970: 90), metadata: nil)
        #expect(activity.duration == 90)
        await #expect(throws: HKError.self) { try await builder.addWorkoutActivity(activity) }
        #expect(builder.elapsedTime == 0 && builder.workoutActivities.isEmpty && builder.delegate === listener)
        let recovered = await withCheckedContinuation { continuation in
            store.recoverActiveWorkoutSession { session, error in
                continuation.resume(returning: session != nil || error == nil)
            }
        }
        #expect(!recovered)
        let copy = try #require(configuration.copy() as? HKWorkoutConfiguration)
        #expect(copy == configuration)
        copy.swimmingLocationType = .openWater
        #expect(copy != configuration)
    }

    @Test("A configuration is read as it was written") func archive() throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .cycling
        configuration.locationType = .outdoor
        configuration.lapLength = HKQuantity(unit: .foot(), doubleValue: 100)
        let data = try NSKeyedArchiver.archivedData(withRootObject: configuration, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: HKWorkoutConfiguration.self, from: data))
        #expect(read.activityType == .cycling && read.locationType == .outdoor)
        #expect(abs((read.lapLength?.doubleValue(for: .foot()) ?? 0) - 100) < 1e-9)
    }

    @Test("Descriptors and queries of all kinds end with the error") func descriptors() async throws {
        let days = HKActivitySummaryQueryDescriptor(
            predicate: HKQuery.predicateForActivitySummary(with: DateComponents(year: 2026, month: 3, day: 1)))
        await #expect(throws: HKError.self) { try await days.result(for: store) }
        await #expect(throws: HKError.self) { for try await _ in days.results(for: store) {} }
        let sources = HKSourceQueryDescriptor(predicate: .workout())
        await #expect(throws: HKError.self) { try await sources.result(for: store) }
        let steps = HKStatisticsCollectionQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum, anchorDate: .now,
            intervalComponents: DateComponents(day: 1))
        await #expect(throws: HKError.self) {
            for try await result in steps.results(for: store) { _ = result.statisticsCollection }
        }
        let correlations = await withCheckedContinuation { continuation in
            let type = HKCorrelationType(.food)
            store.execute(
                HKCorrelationQuery(type: type, predicate: nil, samplePredicates: [:]) { query, results, error in
                    continuation.resume(returning: results == nil && error != nil && query.correlationType == type)
                })
        }
        #expect(correlations)
        let type = try #require(HKObjectType.documentType(forIdentifier: .CDA))
        let documents = await withCheckedContinuation { continuation in
            store.execute(
                HKDocumentQuery(
                    documentType: type, predicate: nil, limit: 5, sortDescriptors: nil, includeDocumentData: true
                ) { _, results, isDone, error in
                    continuation.resume(returning: results == nil && isDone && error != nil)
                })
        }
        #expect(documents)
        await #expect(throws: HKError.self) {
            try await store.addSamples([], to: HKWorkout(activityType: .yoga, start: .now, end: .now))
        }
    }

    @Test("A document is made of XML alone") func document() throws {
        let text = Data("<ClinicalDocument/>".utf8)
        let sample = try HKCDADocumentSample(data: text, start: .now, end: .now, metadata: nil)
        #expect(sample.document?.documentData == text && sample.documentType.identifier.hasSuffix("CDA"))
        #expect(throws: HKError(.errorInvalidArgument)) {
            try HKCDADocumentSample(data: Data("no".utf8), start: .now, end: .now, metadata: nil)
        }
    }
}
