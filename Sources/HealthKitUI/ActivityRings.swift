import DovetailControls
import DovetailCore
import Foundation
import HealthKit

/// How much of a day's goals is reached: 1 is all of one.
package struct ActivityParts: Equatable {
    package var move = 0.0
    package var exercise = 0.0
    package var stand = 0.0

    package init() {}

    /// What a day's activity says; nothing where there is none.
    package init(_ summary: HKActivitySummary?) {
        guard let summary else { return }
        switch summary.activityMoveMode {
        case .activeEnergy: move = Self.part(summary.activeEnergyBurned, summary.activeEnergyBurnedGoal, .kilocalorie())
        case .appleMoveTime: move = Self.part(summary.appleMoveTime, summary.appleMoveTimeGoal, .minute())
        }
        exercise = Self.part(
            summary.appleExerciseTime, summary.exerciseTimeGoal ?? summary.appleExerciseTimeGoal, .minute())
        stand = Self.part(summary.appleStandHours, summary.standHoursGoal ?? summary.appleStandHoursGoal, .count())
    }

    private static func part(_ quantity: HKQuantity, _ goal: HKQuantity, _ unit: HKUnit) -> Double {
        guard quantity.is(compatibleWith: unit), goal.is(compatibleWith: unit) else { return 0 }
        let whole = goal.doubleValue(for: unit)
        return whole > 0 ? max(0, quantity.doubleValue(for: unit) / whole) : 0
    }
}

/// Three rings around each other that close as a day's goals are reached, on black: movement, exercise and standing.
package struct ActivityRings: View {
    private let parts: ActivityParts

    nonisolated package init(parts: ActivityParts) { self.parts = parts }

    /// The colours of the rings, from without to within.
    package static let colors = [
        Color(red: 0.98, green: 0.07, blue: 0.31), Color(red: 0.57, green: 0.91, blue: 0.16),
        Color(red: 0.12, green: 0.92, blue: 0.94),
    ]
    /// How wide a ring is, as a part of the whole.
    private static let width = 0.11
    /// How far the rings are apart, as a part of the whole.
    private static let gap = 0.015

    package var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                Color.black
                ForEach(Array([parts.move, parts.exercise, parts.stand].enumerated()), id: \.offset) { index, part in
                    let inset = side * (0.06 + Double(index) * (Self.width + Self.gap))
                    Ring(part: part, width: side * Self.width, color: Self.colors[index])
                        .padding(inset + side * Self.width / 2)
                        .frame(width: side, height: side)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Activity")
        .accessibilityValue(
            "Move \(percent(parts.move)), exercise \(percent(parts.exercise)), stand \(percent(parts.stand))")
    }

    private func percent(_ part: Double) -> String { part.formatted(.percent.precision(.fractionLength(0))) }
}

/// A ring that begins at the top. What is more than all of it lies over its beginning.
private struct Ring: View {
    let part: Double
    let width: CGFloat
    let color: Color

    var body: some View {
        let line = StrokeStyle(lineWidth: width, lineCap: .round)
        ZStack {
            Circle().stroke(color.opacity(0.2), lineWidth: width)
            Circle().trim(from: 0, to: min(part, 1)).stroke(color, style: line).rotationEffect(.degrees(-90))
            if part > 1 {
                let end = part.truncatingRemainder(dividingBy: 1)
                Circle().trim(from: 0, to: max(end, 0.001)).stroke(color, style: line)
                    .shadow(color: .black.opacity(0.5), radius: width / 4)
                    .rotationEffect(.degrees(-90))
            }
        }
    }
}
