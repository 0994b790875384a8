/// How a value was set in the last tenth of a second, and so how fast it moves: that of an animation, a pointer or two fingers.
struct VelocityTrack<Data: VectorArithmetic> {
    private static var window: Double { 0.1 }
    private var samples: [(time: Double, value: Data)] = []

    mutating func add(_ value: Data, at time: Double) {
        if let last = samples.last, last.time == time { samples.removeLast() }
        samples.append((time, value))
        // The first sample before the window stays: values may be set seldom.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
        // But not one from before a rest, in which there are no events: the way to the next one was made at the end of the rest.
        if samples.count > 2, samples[1].time - samples[0].time > Self.window { samples.removeFirst() }
    }

    mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

    /// Per second; zero while nothing is known, and when the value has rested.
    func velocity(at time: Double) -> Data {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.window
        else { return .zero }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}
