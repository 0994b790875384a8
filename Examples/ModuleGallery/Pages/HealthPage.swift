import HealthKit
import HealthKitUI
import SwiftUI

/// The rings of a day, and weights in two units.
struct HealthPage: View {
    @State private var moved = 0.7

    var body: some View {
        Form {
            Section("Rings") {
                Rings(moved: moved).frame(width: 140, height: 140).frame(maxWidth: .infinity)
                    .accessibilityElement().accessibilityLabel("Rings of activity")
                Slider(value: $moved, in: 0...2) { Text("Moved") }
            }
            Section("Units") {
                let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
                let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
                LabeledContent("Kilograms", value: weight.doubleValue(for: .gramUnit(with: .kilo)), format: number)
                LabeledContent("Pounds", value: weight.doubleValue(for: .pound()), format: number)
            }
            Section("Store") { AvailabilityRow("Health data", HKHealthStore.isHealthDataAvailable()) }
        }
        .formStyle(.grouped)
    }

    private struct Rings: UIViewRepresentable {
        let moved: Double

        func makeUIView(context: Context) -> HKActivityRingView { HKActivityRingView() }

        func updateUIView(_ view: HKActivityRingView, context: Context) {
            let day = HKActivitySummary()
            day.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 500 * moved)
            day.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
            day.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 24)
            day.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
            day.appleStandHours = HKQuantity(unit: .count(), doubleValue: 6)
            day.appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
            view.setActivitySummary(day, animated: false)
        }
    }
}
