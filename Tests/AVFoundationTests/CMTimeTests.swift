import CoreMedia
import Testing

/// Times as fractions.
struct CMTimeTests {
    @Test("Sums and comparisons of different scales are exact")
    func exact() {
        let third = CMTime(value: 1, timescale: 3)
        let half = CMTime(value: 1, timescale: 2)
        #expect(third + half == CMTime(value: 5, timescale: 6))
        #expect(!(third + half).hasBeenRounded)
        #expect(half - third == CMTime(value: 10, timescale: 60) && third < half)
        #expect(CMTime(value: 600, timescale: 600).hashValue == CMTime(value: 1, timescale: 1).hashValue)
        let large = CMTime(value: .max, timescale: 1)
        #expect(large > CMTime(value: .max - 1, timescale: 1) && large + large == .positiveInfinity)
    }

    @Test("What is no number stays what it is, and comes in its order")
    func special() {
        #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
        #expect((CMTime.zero + .indefinite).isIndefinite && !(CMTime.zero + .invalid).isValid)
        #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity < .zero)
        #expect(CMTime.zero < .indefinite && CMTime.indefinite < .positiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid && !CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    }

    @Test("Seconds are rounded to a scale, and one scale to another")
    func scales() {
        #expect(CMTime(seconds: 2.5, preferredTimescale: 600).value == 1500)
        #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
        let time = CMTime(value: -3, timescale: 2)
        #expect(time.convertScale(1, method: .roundHalfAwayFromZero).value == -2)
        #expect(time.convertScale(1, method: .roundTowardZero).value == -1)
        #expect(time.convertScale(1, method: .roundTowardPositiveInfinity).value == -1)
        #expect(time.convertScale(1, method: .roundTowardNegativeInfinity).value == -2)
        #expect(CMTime(value: .max, timescale: 1).convertScale(600, method: .default) == .positiveInfinity)
    }

    @Test("A range has its beginning in it, and not its end")
    func ranges() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
        #expect(range.containsTime(range.start) && !range.containsTime(range.end))
        #expect(range.end == CMTime(value: 3, timescale: 1))
        let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), end: CMTime(value: 9, timescale: 1))
        #expect(range.intersection(other).duration == CMTime(value: 1, timescale: 1))
        #expect(range.union(other).duration == CMTime(value: 8, timescale: 1))
    }
}
