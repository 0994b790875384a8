import Foundation

/// Gets the events of a scroll view.
package final class ScrollResponder: Responder {
    package weak var node: DisplayNode?
    package var hasRegainedFocus = false
    // The scroll view's attributes keep it; a node that is on its way out may outlive them.
    private weak var position: ScrollPositionSource?

    init(position: ScrollPositionSource) {
        self.position = position
    }

    package var takesPresses: Bool { false }
    package func accepts(_ location: CGPoint) -> Bool { false }

    package func scroll(_ event: ScrollEvent) -> Bool {
        guard let position else { return false }
        let event = event.turned(like: node)
        switch event.phase {
        case .discrete:
            if position.settings.targetBehavior != nil { return position.step(event.delta) }
            return position.move(by: event.delta)
        case .began:
            guard follow(event, position) else { return false }
            position.setPhase(.interacting)
            if event.isTouch { position.dismissKeyboard() }
            return true
        case .changed:
            let moved = follow(event, position)
            if moved { position.setPhase(.interacting) }
            return moved
        case .ended(let velocity):
            if position.isPulled {
                position.endPull()
                position.setPhase(.idle)
            } else {
                position.glide(velocity)
            }
            return true
        case .cancelled:
            position.endPull()
            position.glide(.zero)
            return true
        }
    }

    private func follow(_ event: ScrollEvent, _ position: ScrollPositionSource) -> Bool {
        if position.isPulled, position.pullBeyond(event.delta) { return true }
        if position.move(by: event.delta) { return true }
        return event.isTouch || position.settings.refresh != nil ? position.pullBeyond(event.delta) : false
    }

    // MARK: Keys

    /// The points that an arrow key scrolls.
    private static let lineLength: CGFloat = 40

    package func keyDown(_ key: KeyInput) -> Bool {
        guard let position, position.isEnabled else { return false }
        let isVertical = position.axes.contains(.vertical)
        func move(_ length: CGFloat, horizontally: Bool = false) -> Bool {
            position.move(
                by: horizontally ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
        }
        let page = max(Self.lineLength, position.pageLength - Self.lineLength)
        switch key.key {
        case .up where isVertical: return move(-Self.lineLength)
        case .down where isVertical: return move(Self.lineLength)
        case .left where position.axes.contains(.horizontal): return move(-Self.lineLength, horizontally: true)
        case .right where position.axes.contains(.horizontal): return move(Self.lineLength, horizontally: true)
        case .pageUp: return move(-page, horizontally: !isVertical)
        case .pageDown: return move(page, horizontally: !isVertical)
        case .space:
            return move(key.modifiers.contains(.shift) ? -page : page, horizontally: !isVertical)
        case .home: return position.moveToEnd(false)
        case .end: return position.moveToEnd(true)
        case .character("r") where !key.modifiers.isDisjoint(with: [.control, .command]):
            guard let refresh = position.settings.refresh else { return false }
            refresh.start()
            return true
        default: return false
        }
    }

    package func unusedKeyDown(_ key: KeyInput) -> Bool { keyDown(key) }

    // MARK: Bringing into view

    /// Scrolls so that a rectangle in what is shown can be seen; of one that is too large, the beginning. Returns by how much.
    package func reveal(_ rect: CGRect, in size: CGSize) -> CGSize {
        func distance(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
            if end - start > length { return start > 0 && start >= length || end <= 0 ? start : 0 }
            if start < 0 { return start }
            return max(0, end - length)
        }
        let wish = CGSize(
            width: distance(rect.minX, rect.maxX, size.width), height: distance(rect.minY, rect.maxY, size.height))
        return position?.shift(by: wish) ?? .zero
    }
}

extension ScrollEvent {
    /// The event in the coordinates of a view. What follows a finger goes its way also in a view that is shown turned, mirrored or
    /// enlarged, such as a list of messages that is put upside down so that it begins at its end.
    fileprivate func turned(like node: DisplayNode?) -> ScrollEvent {
        guard let transform = node?.transformToWindow else { return self }
        let isOnlyMoved = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        guard !isOnlyMoved, transform.a * transform.d != transform.b * transform.c else { return self }
        let inverse = transform.inverted()
        func turned(_ length: CGSize) -> CGSize {
            CGSize(
                width: length.width * inverse.a + length.height * inverse.c,
                height: length.width * inverse.b + length.height * inverse.d)
        }
        var event = self
        event.delta = turned(delta)
        if case .ended(let velocity) = phase { event.phase = .ended(velocity: turned(velocity)) }
        return event
    }
}
