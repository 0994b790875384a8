import Testing

@testable import DovetailCore
@testable import DovetailEngine

@Suite("Velocity of a value that is set")
struct VelocityTrackTests {
    @Test("what lies longer ago than a tenth of a second says nothing about the velocity")
    func window() {
        var track = VelocityTrack<Double>()
        #expect(track.velocity(at: 0) == 0)
        for (value, time) in [(100, 0), (100, 0.25), (0, 0.5), (0, 0.9375), (10, 1)] as [(Double, Double)] {
            track.add(value, at: time)
        }
        #expect(track.velocity(at: 1) == 160)
        #expect(track.velocity(at: 1.0625) == 160)
        #expect(track.velocity(at: 1.25) == 0, "it has rested")
    }

    @Test("a value that is set seldom moves as fast as from one time to the next")
    func seldom() {
        var track = VelocityTrack<Double>()
        for (value, time) in [(0, 0), (10, 0.5), (40, 1)] as [(Double, Double)] { track.add(value, at: time) }
        #expect(track.velocity(at: 1) == 60)
    }

    @Test("a rest before the last moves makes them no slower: there are no events while nothing moves")
    func rest() {
        var track = VelocityTrack<Double>()
        for (value, time) in [(0, 0), (50, 0.0625), (60, 3), (80, 3.0625)] as [(Double, Double)] {
            track.add(value, at: time)
        }
        #expect(track.velocity(at: 3.0625) == 320)
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
