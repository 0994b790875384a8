import CoreHaptics
import SwiftUI

/// A pattern of taps as it would be felt, drawn: how strong it is, and when.
struct HapticsPage: View {
    private let capabilities = CHHapticEngine.capabilitiesForHardware()
    private let beats: [(time: TimeInterval, strength: Float)] = [
        (0, 1), (0.2, 0.4), (0.4, 0.7), (0.6, 0.4), (0.8, 1), (1.0, 0.4), (1.1, 0.5), (1.2, 0.8),
    ]

    var body: some View {
        Form {
            Section("Hardware") { AvailabilityRow("Haptics", capabilities.supportsHaptics) }
            Section("Pattern") {
                HStack(alignment: .bottom, spacing: 6) {
                    ForEach(beats, id: \.time) { beat in
                        RoundedRectangle(cornerRadius: 4).fill(.tint).frame(height: CGFloat(beat.strength) * 90)
                    }
                }
                .frame(height: 90, alignment: .bottom)
                .accessibilityElement()
                .accessibilityLabel("Eight taps in \(duration.formatted()) seconds")
                LabeledContent("Lasts", value: "\(duration.formatted()) s")
                AnswerRow("Play it") {
                    let engine = try CHHapticEngine()
                    try await engine.start()
                    try engine.makePlayer(with: pattern()).start(atTime: CHHapticTimeImmediate)
                    return "It is played."
                }
            }
        }
        .formStyle(.grouped)
    }

    private var duration: TimeInterval { (try? pattern().duration) ?? 0 }

    private func pattern() throws -> CHHapticPattern {
        try CHHapticPattern(
            events: beats.map { beat in
                CHHapticEvent(
                    eventType: .hapticTransient,
                    parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: beat.strength)],
                    relativeTime: beat.time)
            }, parameters: [])
    }
}
