import Foundation

/// Movements by a distance or to a place, by people and by programs.
extension ScrollPositionSource {
    /// Moves by a distance, as a person does. Returns whether that changed anything.
    @discardableResult
    func move(by delta: CGSize) -> Bool {
        guard isEnabled else { return false }
        let moved = shift(by: delta) != .zero
        if moved {
            indicators?.show(isHeld: phase != .idle)
            isPositionedByUser = true
            aim = nil
        }
        return moved
    }

    /// As ``move(by:)``, for programs: also where events scroll nothing. Returns how far it moved.
    @discardableResult
    func shift(by delta: CGSize) -> CGSize {
        guard delta.width.isFinite, delta.height.isFinite, let limits else { return .zero }
        let target = CGPoint(
            x: min(max(0, limits.current.x + delta.width), limits.most.x),
            y: min(max(0, limits.current.y + delta.height), limits.most.y))
        guard target != limits.current else { return .zero }
        rest(at: target, most: limits.most)
        return CGSize(width: target.x - limits.current.x, height: target.y - limits.current.y)
    }

    /// Goes along with content that got longer or shorter before what is shown, so that this stays in its place. A movement under way
    /// goes on. Returns whether it can be moved along that axis.
    func follow(_ distance: CGFloat, along axis: Axis) -> Bool {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), distance.isFinite, var glide = glide
        else { return false }
        if axis == .horizontal { glide.from.x += distance } else { glide.from.y += distance }
        glide.number = nextNumber()
        motion?.shift(
            by: axis == .horizontal ? AnimatablePair(distance, 0) : AnimatablePair(0, distance))
        set(glide)
        return true
    }

    func rest(at target: CGPoint, most: CGPoint) {
        motion = nil
        hasScrolled = true
        followsAnchor = isAtAnchor(target, most: most)
        set(Glide(from: target, velocity: .zero, start: loop.now))
    }

    /// Moves to an offset, by an animation if there is one.
    func scroll(to offset: CGPoint, animation: Animation?, byUser: Bool = false) {
        guard offset.x.isFinite, offset.y.isFinite, let limits else { return }
        let target = CGPoint(x: min(max(0, offset.x), limits.most.x), y: min(max(0, offset.y), limits.most.y))
        isPositionedByUser = byUser
        guard let animation, target != limits.current else {
            rest(at: target, most: limits.most)
            setPhase(.idle)
            return
        }
        var motion = self.motion ?? Motion(at: AnimatablePair(limits.current.x, limits.current.y))
        motion.retarget(to: AnimatablePair(target.x, target.y), animation: animation, at: loop.now)
        rest(at: target, most: limits.most)
        followsAnchor = false
        self.motion = motion
        setPhase(.animating)
        set(Glide(from: target, velocity: .zero, start: loop.now, isAnimated: true, number: nextNumber()))
    }

    /// Moves to the beginning or the end.
    @discardableResult
    func moveToEnd(_ isEnd: Bool) -> Bool {
        guard let limits else { return false }
        return move(
            by: CGSize(
                width: isEnd != isMirrored ? limits.most.x : -limits.most.x,
                height: isEnd ? limits.most.y : -limits.most.y))
    }

    /// A finger has begun to scroll: a text field loses the keyboard where the app wants that.
    func dismissKeyboard() {
        guard [.immediately, .interactively].contains(settings.dismissesKeyboard.kind) else { return }
        // Events are handled on the main thread.
        MainActor.assumeIsolated {
            guard let window = inputs.window, window.focusedResponder is TextInputResponder else { return }
            window.focusedResponder = nil
        }
    }
}
