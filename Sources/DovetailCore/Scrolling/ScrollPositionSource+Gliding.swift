import AttributeGraph
import Foundation

/// What happens when somebody lets go of content that moves: it goes on, and comes to rest by itself or where the app says.
extension ScrollPositionSource {
    /// Lets the content go on with a velocity in points a second, ever slower, until it rests or is at an end.
    func glide(_ velocity: CGSize) {
        guard isEnabled, let limits, velocity.width.isFinite, velocity.height.isFinite else { return setPhase(.idle) }
        let velocity = CGSize(
            width: axes.contains(.horizontal) ? velocity.width : 0,
            height: axes.contains(.vertical) ? velocity.height : 0)
        if let behavior = settings.targetBehavior {
            return settle(limits.current, velocity: velocity, behavior, limits.view, limits.content)
        }
        let glide = Glide(from: limits.current, velocity: velocity, start: loop.now)
        setPhase(glide.isAtRest ? .idle : .decelerating)
        if !glide.isAtRest { (hasScrolled, followsAnchor) = (true, false) }
        motion = nil
        set(glide)
    }

    /// Comes to rest where the app's behaviour says.
    private func settle(
        _ current: CGPoint, velocity: CGSize, _ behavior: any ScrollTargetBehavior, _ view: CGSize, _ content: CGSize
    ) {
        let environment = loop.graph.perform { inputs.environment.untracked }
        let properties = behavior.properties(context: .init(axes: axes, environment: environment))
        var end = Glide(from: current, velocity: velocity, start: 0).end
        if properties.limitsScrolls {
            end = CGPoint(x: current.x + (end.x - current.x) / 5, y: current.y + (end.y - current.y) / 5)
        }
        var target = ScrollTarget(rect: CGRect(origin: end, size: view), anchor: nil)
        let original = ScrollTarget(rect: CGRect(origin: current, size: view), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: original, velocity: CGVector(dx: velocity.width, dy: velocity.height),
            contentSize: content, containerSize: view, axes: axes, environment: environment,
            frames: targetFrames)
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        let goal = CGPoint(
            x: target.rect.minX + (target.rect.width - view.width) * anchor.x,
            y: target.rect.minY + (target.rect.height - view.height) * anchor.y)
        scroll(to: goal, animation: .spring(response: 0.4, dampingFraction: 1), byUser: true)
        if phase == .animating { setPhase(.decelerating) }
    }

    /// A click of a wheel where an app decides where scrolling ends: one target further on.
    func step(_ delta: CGSize) -> Bool {
        guard isEnabled, let limits, let behavior = settings.targetBehavior else { return false }
        let along = CGSize(
            width: axes.contains(.horizontal) ? delta.width : 0, height: axes.contains(.vertical) ? delta.height : 0)
        guard along != .zero else { return false }
        let from = motion.map { CGPoint(x: $0.target.first, y: $0.target.second) } ?? limits.current
        let before = from
        settle(
            from, velocity: CGSize(width: along.width * 16, height: along.height * 16), behavior, limits.view,
            limits.content)
        return motion != nil || before != from
    }

    /// The frames of the views of target layouts, as offsets at which these are at the margin: a view that is the first of the
    /// content, and so behind the margin when nothing was scrolled, is at 0.
    private var targetFrames: [CGRect] {
        guard let content = targets.content else { return [] }
        return loop.graph.perform { targets.layoutFrames(in: content).map(\.frame) }
    }

    func noteEnd() {
        loop.afterEvaluation { [weak self] in
            guard let self else { return }
            aimAgain()
            // A fling or a movement may have ended at the anchor.
            if motion == nil, let limits, isAtAnchor(limits.current, most: limits.most) { followsAnchor = true }
            setPhase(.idle)
        }
    }
}
