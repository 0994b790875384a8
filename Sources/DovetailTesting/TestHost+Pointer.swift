import DovetailCore
import Foundation

/// What a person does with the pointer. The host's clock stands still unless a duration is given.
extension TestHost {
    /// Presses and releases a button of the pointer in the middle of the named element, `count` times in a row, while modifier
    /// keys are held. What is scrolled out of sight is scrolled to first.
    public func tap(
        _ name: String, count: Int = 1, button: PointerButton = .primary, modifiers: EventModifiers = []
    ) throws {
        tap(at: try middle(of: name), count: count, button: button, modifiers: modifiers)
    }

    /// Presses and releases a button of the pointer at a point of the window, `count` times in a row, while modifier keys are
    /// held.
    public func tap(
        at point: CGPoint, count: Int = 1, button: PointerButton = .primary, modifiers: EventModifiers = []
    ) {
        (heldButton, heldModifiers) = (button, modifiers)
        for number in 1...max(count, 1) {
            send(.down, point, clickCount: number)
            send(.up, point, clickCount: number)
            settle()
        }
        (heldButton, heldModifiers) = (.primary, [])
    }

    /// Presses the pointer in the middle of the named element, lets the host's clock run and releases the pointer.
    public func longPress(_ name: String, duration: Duration = .seconds(1)) throws {
        longPress(at: try middle(of: name), duration: duration)
    }

    /// Presses the pointer at a point of the window, lets the host's clock run and releases the pointer.
    public func longPress(at point: CGPoint, duration: Duration = .seconds(1)) {
        hold(at: point)
        advance(by: duration)
        release()
    }

    /// Drags the pointer between two points of the window, by several moves in a straight line. With a duration, the
    /// host's clock runs meanwhile, and the pointer moves frame by frame.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Duration = .zero) {
        hold(at: start)
        let steps = max(8, Int((duration.seconds * 60).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            if duration > .zero { advance(by: duration / steps) }
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        release()
    }

    /// Presses a button of the pointer at a point of the window and holds it, and modifier keys with it: ``move(to:)``,
    /// ``release()`` and ``cancelPress()`` go on with that.
    public func hold(at point: CGPoint, button: PointerButton = .primary, modifiers: EventModifiers = []) {
        (heldButton, heldModifiers) = (button, modifiers)
        send(.down, point)
        settle()
    }

    /// Moves the pointer that is held.
    public func move(to point: CGPoint) {
        send(.moved, point)
        settle()
    }

    /// Releases the pointer where it is.
    public func release() {
        send(.up, pointer)
        (heldButton, heldModifiers) = (.primary, [])
        settle()
    }

    /// Takes the press that is held away, as the system does when something else takes the pointer: no tap is made and no
    /// gesture ends, gesture states go back to where they were, and a control that is dragged is let go of.
    public func cancelPress() {
        send(.cancelled, pointer)
        (heldButton, heldModifiers) = (.primary, [])
        settle()
    }

    /// Moves the pointer, without pressing it, to a point of the window.
    public func hover(at point: CGPoint) {
        send(.hover, point)
        settle()
    }

    /// How the pointer looks where it is, as views under it say; nil for as usual.
    public var pointerStyle: PointerStyle? { window.pointerStyle }

    // MARK: Scrolling

    /// Moves two fingers on a touchpad over a point of the window, in one movement. A positive height shows what is further
    /// down. The fingers rest before they are lifted, so that nothing goes on moving.
    public func scroll(at point: CGPoint, by delta: CGSize) {
        send(ScrollEvent(delta: delta, phase: .began, isPrecise: true, location: point, time: time))
        settle()
        send(ScrollEvent(delta: .zero, phase: .ended(velocity: .zero), isPrecise: true, location: point, time: time))
        settle()
    }

    /// Moves two fingers on a touchpad over the middle of the named element.
    public func scroll(_ name: String, by delta: CGSize) throws { scroll(at: try middle(of: name), by: delta) }

    /// Moves two fingers on a touchpad over a point of the window and lifts them while they move: `velocity` is in points a
    /// second.
    public func fling(at point: CGPoint, by delta: CGSize, velocity: CGSize) {
        send(ScrollEvent(delta: delta, phase: .began, isPrecise: true, location: point, time: time))
        settle()
        send(
            ScrollEvent(delta: .zero, phase: .ended(velocity: velocity), isPrecise: true, location: point, time: time))
        settle()
    }

    /// Turns the wheel over a point of the window. Positive clicks show what is further down, and with the shift key what is further right.
    public func turnWheel(at point: CGPoint, clicks: Int, modifiers: EventModifiers = []) {
        let click = CGSize(width: 0, height: ScrollEvent.pointsForWheelClick * CGFloat(clicks.signum()))
        for _ in 0..<abs(clicks) {
            send(ScrollEvent(delta: click, modifiers: modifiers, location: point, time: time))
            settle()
        }
    }

    /// Drags a finger on the screen between two points of the window: what is under it scrolls along. With a duration, the
    /// host's clock runs meanwhile and the finger is lifted as it moves.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: Duration = .zero) {
        send(.down, start, isTouch: true)
        settle()
        let steps = max(8, Int((duration.seconds * 60).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            if duration > .zero { advance(by: duration / steps) }
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.moved, point, isTouch: true)
            settle()
        }
        send(.up, end, isTouch: true)
        settle()
    }

    // MARK: Two fingers

    /// Puts two fingers down over a point of the window: ``movePinch(magnification:rotation:)``, ``endPinch()`` and
    /// ``cancelPinch()`` go on with that.
    public func beginPinch(at point: CGPoint) {
        pointer = point
        pinch = (1, .zero)
        send(.began)
    }

    /// Moves two fingers: how many times as far apart they are as at the beginning, and how far they have turned.
    public func movePinch(magnification: CGFloat = 1, rotation: Angle = .zero) {
        pinch = (magnification, rotation)
        send(.changed)
    }

    /// Lifts two fingers.
    public func endPinch() { send(.ended) }

    /// Takes the pinch away, as the system does when something else takes the fingers.
    public func cancelPinch() { send(.cancelled) }

    /// Moves two fingers over a point of the window apart or together, and around each other, by several moves.
    public func pinch(at point: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero) {
        beginPinch(at: point)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            movePinch(
                magnification: 1 + (magnification - 1) * part, rotation: .radians(rotation.radians * Double(part)))
        }
        endPinch()
    }

    /// Moves two fingers over the middle of the named element.
    public func pinch(_ name: String, magnification: CGFloat = 1, rotation: Angle = .zero) throws {
        pinch(at: try middle(of: name), magnification: magnification, rotation: rotation)
    }

    private func send(_ phase: PinchEvent.Phase) {
        clock.whileCurrent {
            window.send(
                PinchEvent(
                    phase: phase, magnification: pinch.magnification, rotation: pinch.rotation, location: pointer,
                    time: time))
        }
        settle()
    }

    private func send(_ event: ScrollEvent) {
        pointer = event.location
        clock.whileCurrent { _ = window.send(event) }
    }

    /// Where the named element is pressed. What was scrolled out of sight is scrolled to first, as a person would.
    private func middle(of name: String) throws -> CGPoint {
        let found = try element(name)
        guard isScrolledAway(found) else { return found.activationPoint }
        clock.whileCurrent { process.program.run { found.node.scrollIntoView() } }
        settle()
        return try element(name).activationPoint
    }

    private func isScrolledAway(_ element: AccessibilityElements.Element) -> Bool {
        let point = element.activationPoint
        var node = element.node.parent
        while let around = node {
            if around.responder is ScrollResponder, !around.frameInWindow.contains(point) { return true }
            node = around.parent
        }
        return false
    }

    private func send(
        _ phase: PointerEvent.Phase, _ point: CGPoint, clickCount: Int = 1, isTouch: Bool = false
    ) {
        pointer = point
        clock.whileCurrent {
            window.send(
                PointerEvent(
                    phase: phase, location: point, time: time, clickCount: clickCount,
                    button: heldButton.kind, modifiers: heldModifiers, isTouch: isTouch))
        }
    }
}

/// A button of the pointer.
public enum PointerButton: Hashable, Sendable {
    /// The one that presses, drags and selects: the left one, unless a person has swapped them.
    case primary
    /// The one that asks for a menu.
    case secondary
    /// The one that pastes what is selected into a text.
    case middle

    var kind: PointerEvent.Button {
        switch self {
        case .primary: .primary
        case .secondary: .secondary
        case .middle: .middle
        }
    }
}
