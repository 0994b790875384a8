import AttributeGraph
import Foundation

/// A movement that gets slower as if by friction, or one whose places are told by an animation.
struct Glide: Equatable {
    var from: CGPoint
    /// Points a second.
    var velocity: CGSize
    var start: Double
    var isAnimated = false
    var number = 0

    /// The part of the velocity that is lost in a second, as the exponent of its decay.
    private static let friction = 2.0
    /// Slower than this, in points a second, nothing moves.
    private static let leastSpeed = 8.0

    var isAtRest: Bool { max(abs(velocity.width), abs(velocity.height)) < Self.leastSpeed }

    /// Where it comes to rest.
    var end: CGPoint {
        CGPoint(x: from.x + velocity.width / Self.friction, y: from.y + velocity.height / Self.friction)
    }

    /// The place at a time, and whether it is still moving then.
    func position(at time: Double) -> (offset: CGPoint, isMoving: Bool) {
        if isAtRest { return (from, false) }
        let rest = exp(-Self.friction * max(0, time - start))
        let distance = (1 - rest) / Self.friction
        let speed = max(abs(velocity.width), abs(velocity.height)) * rest
        return (
            CGPoint(x: from.x + velocity.width * distance, y: from.y + velocity.height * distance),
            speed >= Self.leastSpeed
        )
    }
}

/// The offset as of now. Depends on the clock only while it moves.
struct GlideRule: StatefulRule {
    let source: Attribute<Glide>
    let loop: UpdateLoop
    let owner: LatestValue<Weak<ScrollPositionSource>>

    mutating func update(previous: CGPoint?) -> RuleResult<CGPoint> {
        let glide = source.value
        if glide.isAnimated, let owner = owner.value.value, var motion = owner.motion {
            let place = motion.value(at: loop.now)
            if motion.nextTime(after: loop.now) != nil {
                _ = loop.time.value
                loop.noteAnimating()
                owner.motion = motion
            } else {
                owner.motion = nil
                owner.noteEnd()
            }
            return .value(CGPoint(x: place.first, y: place.second))
        }
        guard !glide.isAtRest else { return .value(glide.from) }
        let (offset, isMoving) = glide.position(at: loop.time.value)
        if isMoving { loop.noteAnimating() } else { owner.value.value?.noteEnd() }
        return .value(offset)
    }
}
