import CoreHaptics
import Testing

/// A device on which nothing can be felt, as apps meet it.
struct CoreHapticsTests {
    /// As apps have it.
    final class Haptics {
        private var engine: CHHapticEngine?
        private(set) var message = ""

        func prepare() {
            guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else {
                message = "not supported"
                return
            }
            do {
                engine = try CHHapticEngine()
                engine?.resetHandler = { [weak self] in try? self?.engine?.start() }
                engine?.stoppedHandler = { reason in print(reason) }
                try engine?.start()
            } catch { message = error.localizedDescription }
        }

        func play() throws -> CHHapticPattern {
            let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
            let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
            let events = [
                CHHapticEvent(eventType: .hapticTransient, parameters: [intensity, sharpness], relativeTime: 0),
                CHHapticEvent(eventType: .hapticContinuous, parameters: [intensity], relativeTime: 1, duration: 0.5),
            ]
            let pattern = try CHHapticPattern(events: events, parameters: [])
            let player = try engine?.makePlayer(with: pattern)
            try player?.start(atTime: CHHapticTimeImmediate)
            return pattern
        }
    }

    @Test("An app is told that nothing can be felt, and its patterns are values") func app() throws {
        let haptics = Haptics()
        haptics.prepare()
        #expect(haptics.message == "not supported")
        #expect(try haptics.play().duration == 1.5)
    }

    @Test("Making an engine throws that it is not supported, by Apple's code") func engine() {
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        #expect((CHHapticError(.notSupported) as NSError).code == -4809)
        do { _ = try CHHapticEngine() } catch CHHapticError.notSupported {} catch { Issue.record("\(error)") }
    }
}
