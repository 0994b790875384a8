import Foundation

/// A movement of a wheel, of two fingers on a touchpad, or of a finger on a screen, that scrolls what is under the pointer.
///
/// A touchpad's or a finger's movement comes as one ``Phase/began``, any number of ``Phase/changed`` and one
/// ``Phase/ended(velocity:)`` or ``Phase/cancelled``. Each click of a wheel is an event of its own.
package struct ScrollEvent {
    package enum Phase: Equatable {
        /// A click of a wheel; nothing belongs to it before or after.
        case discrete
        case began, changed
        /// The fingers were lifted. `velocity` is what the offset would go on with, in points a second; zero when they
        /// rested before.
        case ended(velocity: CGSize)
        /// The movement was taken over by something else; no velocity is left.
        case cancelled
    }

    /// How far the offset is to grow, in points: a positive height shows what is further down.
    package var delta: CGSize
    package var phase: Phase
    /// Whether the content follows the fingers point by point. A wheel's clicks are not precise: a view may move there
    /// gradually.
    package var isPrecise: Bool
    /// Whether it is a finger on the screen: only that pulls content beyond its ends.
    package var isTouch = false
    package var modifiers: EventModifiers
    /// Where the pointer or the first finger is, in window points.
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: TimeInterval

    /// The points that one click of a wheel scrolls.
    package static let pointsForWheelClick: CGFloat = 60

    package init(
        delta: CGSize, phase: Phase = .discrete, isPrecise: Bool = false, modifiers: EventModifiers = [],
        location: CGPoint, time: TimeInterval
    ) {
        self.delta = delta
        self.phase = phase
        self.isPrecise = isPrecise
        self.modifiers = modifiers
        self.location = location
        self.time = time
    }

    /// Wheels have one axis; with the shift key held, a vertical one scrolls horizontally.
    package var withShiftedAxis: ScrollEvent {
        guard !isPrecise, modifiers.contains(.shift), delta.width == 0 else { return self }
        var shifted = self
        shifted.delta = CGSize(width: delta.height, height: 0)
        return shifted
    }
}

/// Estimates how fast a movement goes on when the fingers are lifted, from what they did last.
package struct ScrollVelocity {
    private var samples: [(time: TimeInterval, delta: CGSize)] = []
    /// What is older than this says nothing of how the movement ended, in seconds.
    private static let window = 0.1

    package init() {}

    package mutating func add(_ delta: CGSize, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.window }
        samples.append((time, delta))
    }

    /// Points a second. Zero when the fingers rested before they were lifted.
    package func velocity(at time: TimeInterval) -> CGSize {
        let recent = samples.filter { time - $0.time <= Self.window }
        // One sample alone has no duration to divide by.
        guard recent.count > 1, let first = recent.first, let last = recent.last, last.time > first.time else {
            return .zero
        }
        let moved = recent.dropFirst().reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.delta.width, height: $0.height + $1.delta.height)
        }
        let duration = last.time - first.time
        return CGSize(width: moved.width / duration, height: moved.height / duration)
    }
}
