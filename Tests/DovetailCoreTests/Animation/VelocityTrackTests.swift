import Testing

@testable import DovetailCore

@Suite("Velocity of a value that is set")
struct VelocityTrackTests {
    @Test(
        "what lies longer ago than a tenth of a second says nothing about the velocity, but for the last value before")
    func window() {
        var track = VelocityTrack<Double>()
        #expect(track.velocity(at: 0) == 0)
        for (value, time) in [(100, 0), (100, 0.25), (0, 0.5), (0, 0.9375), (10, 1)] as [(Double, Double)] {
            track.add(value, at: time)
        }
        #expect(track.velocity(at: 1) == 20)
        #expect(track.velocity(at: 1.0625) == 20)
        #expect(track.velocity(at: 1.25) == 0, "it has rested")
    }

    @Test("of several values at one time the last counts")
    func sameTime() {
        var track = VelocityTrack<Double>()
        track.add(0, at: 0)
        track.add(70, at: 0.0625)
        track.add(5, at: 0.0625)
        #expect(track.velocity(at: 0.0625) == 80)
    }
}
