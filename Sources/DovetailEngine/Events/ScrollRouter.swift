import Foundation

/// Sends scroll events to the innermost responder that scrolls by them, and turns the drags of a finger into such events, and those of a
/// mouse where views are swiped by one.
///
/// The parts of one movement go to the responder that took its beginning, even where that is at its end and the ones around
/// it could still scroll. A wheel's clicks are routed one by one.
@MainActor
final class ScrollRouter {
    /// Responders at a point of the window, innermost first.
    private let respondersAt: (CGPoint) -> [any Responder]
    /// Took the beginning of the movement under way.
    private weak var target: (any Responder)?
    private var touch: Touch?

    /// A finger on the screen.
    private struct Touch {
        enum State {
            /// It has not gone far enough to tell.
            case resting
            case scrolling
            /// Nothing there scrolls that way, or a control keeps the drag.
            case refused
        }
        let start: CGPoint
        /// Whether it is a pressed mouse, which swipes to the side alone.
        let isMouse: Bool
        var last: CGPoint
        var state: State
        var velocity = ScrollVelocity()
    }

    /// A finger that goes this far scrolls; below that it taps. Smaller than a drag gesture's usual distance of 10 points.
    private static let touchDistance: CGFloat = 8

    init(respondersAt: @escaping (CGPoint) -> [any Responder]) { self.respondersAt = respondersAt }

    /// Returns whether somebody scrolled.
    func send(_ event: ScrollEvent) -> Bool {
        let event = event.withShiftedAxis
        switch event.phase {
        case .discrete: return route(event) != nil
        case .began:
            target = route(event)
            return target != nil
        case .changed:
            // The beginning may have had no length that anybody could take.
            guard let target else {
                var beginning = event
                beginning.phase = .began
                return send(beginning)
            }
            return target.scroll(event)
        case .ended, .cancelled:
            defer { target = nil }
            return target?.scroll(event) ?? false
        }
    }

    private func route(_ event: ScrollEvent) -> (any Responder)? {
        let isMouse = event.isTouch && touch?.isMouse == true
        return respondersAt(event.location).first { (!isMouse || $0.isSwipedByMouse) && $0.scroll(event) }
    }

    // MARK: Fingers

    /// A finger was put down, or the button of a mouse. `isKept` says that a control under it keeps its drags.
    func touchBegan(_ event: PointerEvent, isKept: Bool) {
        let isMouse = !event.isTouch
        let isRefused =
            isKept
            || isMouse && (event.isSecondaryButton || !respondersAt(event.location).contains(where: \.isSwipedByMouse))
        touch = Touch(
            start: event.location, isMouse: isMouse, last: event.location, state: isRefused ? .refused : .resting)
    }

    /// Follows a finger. Returns whether it scrolls, so that the press is nobody else's any more.
    func touchChanged(_ event: PointerEvent) -> Bool {
        guard var touch else { return false }
        defer { self.touch = event.phase == .moved ? touch : nil }
        let moved = CGSize(width: event.location.x - touch.last.x, height: event.location.y - touch.last.y)
        // What is shown follows the finger, so the offset goes the other way.
        let delta = CGSize(width: -moved.width, height: -moved.height)
        func scroll(_ phase: ScrollEvent.Phase, _ delta: CGSize) -> Bool {
            var scroll = ScrollEvent(
                delta: delta, phase: phase, isPrecise: true, modifiers: event.modifiers, location: touch.start,
                time: event.time)
            scroll.isTouch = true
            return send(scroll)
        }
        switch (touch.state, event.phase) {
        case (.refused, _): return false
        case (.resting, .moved):
            guard hypot(moved.width, moved.height) >= Self.touchDistance else { return false }
            // A mouse that is dragged up or down selects, moves or draws what is there.
            guard !touch.isMouse || abs(moved.width) > abs(moved.height) else {
                touch.state = .refused
                return false
            }
            touch.last = event.location
            touch.velocity.add(delta, at: event.time)
            touch.state = scroll(.began, delta) ? .scrolling : .refused
            return touch.state == .scrolling
        case (.resting, _): return false
        case (.scrolling, .moved):
            touch.last = event.location
            touch.velocity.add(delta, at: event.time)
            _ = scroll(.changed, delta)
            return true
        case (.scrolling, .up):
            _ = scroll(.ended(velocity: touch.velocity.velocity(at: event.time)), .zero)
            return true
        case (.scrolling, _):
            _ = scroll(.cancelled, .zero)
            return true
        }
    }
}
