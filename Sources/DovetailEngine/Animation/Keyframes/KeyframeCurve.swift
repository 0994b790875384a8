/// A track of keyframes with all velocities settled.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private struct Part {
        let startTime: Double
        let duration: Double
        var start: Data
        var end: Data
        var startVelocity: Data
        var endVelocity: Data
        let segment: KeyframeSegment<Value>
    }

    private let initialValue: Value
    private var parts: [Part] = []
    let duration: Double

    init(from initialValue: Value, segments: [KeyframeSegment<Value>]) {
        self.initialValue = initialValue
        var time = 0.0
        var data = initialValue.animatableData
        for segment in segments {
            let end = segment.target.animatableData
            parts.append(
                Part(
                    startTime: time, duration: segment.duration, start: data, end: end, startVelocity: .zero,
                    endVelocity: .zero, segment: segment))
            time += segment.duration
            data = end
        }
        duration = time
        settleVelocities()
    }

    /// In the order of time: what a keyframe starts with may be what the one before ends with.
    private mutating func settleVelocities() {
        for index in parts.indices {
            if index > 0 { parts[index].start = parts[index - 1].end }
            let part = parts[index]
            let length = max(part.duration, 1e-9)
            let average = (part.end - part.start).scaled(by: 1 / length)
            let before = index > 0 ? parts[index - 1] : nil
            switch part.segment.movement {
            case .jump:
                break
            case .linear(let curve):
                parts[index].startVelocity = average.scaled(by: finite(curve.velocity(at: 0)))
                parts[index].endVelocity = average.scaled(by: finite(curve.velocity(at: 1)))
            case .cubic(let start, let end):
                parts[index].startVelocity = start?.animatableData ?? before?.endVelocity ?? .zero
                parts[index].endVelocity = end?.animatableData ?? velocityAfter(index)
            case .spring(let spring, let start):
                let velocity = start?.animatableData ?? before?.endVelocity ?? .zero
                parts[index].startVelocity = velocity
                parts[index].endVelocity = spring.velocity(
                    target: part.end - part.start, initialVelocity: velocity, time: part.duration)
                // A spring that is cut short leaves the value where it is then.
                if part.duration < spring.settlingDuration {
                    parts[index].end =
                        part.start
                        + spring.value(
                            target: part.end - part.start, initialVelocity: velocity, time: part.duration)
                }
            }
        }
    }

    private func finite(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }

    /// The velocity at the end of a cubic keyframe: that of the way over it and the next one, if that is cubic too; that with which a
    /// straight one starts; zero at the end of the track.
    private func velocityAfter(_ index: Int) -> Data {
        guard index + 1 < parts.count else { return .zero }
        let (part, next) = (parts[index], parts[index + 1])
        switch next.segment.movement {
        case .jump: return .zero
        case .linear(let curve):
            return (next.end - next.start).scaled(by: finite(curve.velocity(at: 0)) / max(next.duration, 1e-9))
        case .cubic(let start?, _), .spring(_, let start?): return start.animatableData
        case .cubic, .spring:
            return (next.end - part.start).scaled(by: 1 / max(part.duration + next.duration, 1e-9))
        }
    }

    func value(at time: Double) -> Value {
        var value = initialValue
        guard time >= 0, let part = parts.last(where: { $0.startTime <= time }) else { return value }
        value.animatableData = Self.data(of: part, at: time - part.startTime)
        return value
    }

    private static func data(of part: Part, at time: Double) -> Data {
        let way = part.end - part.start
        if time >= part.duration { return part.end }
        switch part.segment.movement {
        case .jump:
            return part.end
        case .linear(let curve):
            return part.start + way.scaled(by: curve.value(at: time / part.duration))
        case .cubic:
            // A Hermite curve.
            let t = time / part.duration
            let u = 1 - t
            return part.start + way.scaled(by: t * t * (3 - 2 * t))
                + part.startVelocity.scaled(by: part.duration * t * u * u)
                - part.endVelocity.scaled(by: part.duration * t * t * u)
        case .spring(let spring, _):
            let target = part.segment.target.animatableData - part.start
            return part.start + spring.value(target: target, initialVelocity: part.startVelocity, time: time)
        }
    }
}
