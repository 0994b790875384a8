import DovetailTesting
import HealthKitUI
import SwiftUI
import TestSupport
import Testing

/// The rings of a day's activity, and the question for health data that nobody is asked.
@MainActor
struct HealthKitUITests {
    private static func summary(move: Double, exercise: Double, stand: Double) -> HKActivitySummary {
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: move)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 400)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: exercise)
        summary.exerciseTimeGoal = HKQuantity(unit: .hour(), doubleValue: 0.5)
        summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: stand)
        summary.appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
        return summary
    }

    private struct Rings: UIViewRepresentable {
        let summary: HKActivitySummary?
        func makeUIView(context: Context) -> HKActivityRingView { HKActivityRingView() }
        func updateUIView(_ view: HKActivityRingView, context: Context) { view.activitySummary = summary }
    }

    @Test("Rings tell how much of each goal is reached, and close where it is") func rings() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Rings(summary: Self.summary(move: 400, exercise: 15, stand: 3)).frame(width: 200, height: 200)
        }
        #expect(try host.value(of: "Activity") == "Move 100%, exercise 50%, stand 25%")
        // The outer ring is closed: it is red at its left, where half of it would end before.
        func isRed(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
            let color = try host.color(at: CGPoint(x: x, y: y))
            return color.red > 0.7 && color.green < 0.3
        }
        #expect(try isRed(23, 100) && isRed(177, 100))
    }

    @Test("A ring that is half closed ends at the bottom") func half() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Rings(summary: Self.summary(move: 200, exercise: 0, stand: 0)).frame(width: 200, height: 200)
        }
        func red(_ x: CGFloat) throws -> Float {
            try host.color(at: CGPoint(x: x, y: 100)).red
        }
        #expect(try red(177) > 0.7 && red(23) < 0.5)
    }

    @Test("Who asks for health data is told once each time that there are none") func request() async throws {
        var answers: [Result<Bool, any Error>] = []
        struct Page: View {
            @State private var trigger = 0
            let told: (Result<Bool, any Error>) -> Void
            var body: some View {
                Button("Ask") { trigger += 1 }
                    .healthDataAccessRequest(
                        store: HKHealthStore(), shareTypes: [HKQuantityType(.stepCount)],
                        readTypes: [HKQuantityType(.stepCount)], trigger: trigger, completion: told)
            }
        }
        let host = TestHost { Page { answers.append($0) } }
        #expect(answers.isEmpty)
        try host.tap("Ask")
        try await wait(for: "an answer") { answers.count == 1 }
        #expect(throws: HKError(.errorHealthDataUnavailable)) { try answers[0].get() }
    }
}
