import AttributeGraph
import Foundation

/// Where a scroll view is in its content: what events and actions move, and what the content's place depends on.
final class ScrollPositionSource {
    /// The distance from the content's top left corner to what is shown there, within the limits once it is used.
    let offset: Attribute<CGPoint>
    /// The content's geometry.
    var content: WeakAttribute<ViewGeometry>?
    var axes: Axis.Set = []
    var isEnabled = true
    private(set) lazy var responder = ScrollResponder(position: self)

    private let loop: UpdateLoop
    private let container: WeakAttribute<ViewGeometry>
    private let source: WeakAttribute<Glide>
    private var lastOffset = CGPoint.zero

    init(inputs: _ViewInputs) {
        loop = inputs.loop
        container = WeakAttribute(inputs.geometry, in: inputs.loop.graph)
        let glide = Attribute(value: Glide(from: .zero, velocity: .zero, start: 0))
        source = WeakAttribute(glide, in: inputs.loop.graph)
        offset = Attribute(effect: GlideRule(source: glide, loop: inputs.loop), stage: .animate)
    }

    /// How far the content can be moved, and where it is.
    private var limits: (current: CGPoint, most: CGPoint)? {
        guard let size = container.attribute(in: loop.graph), let content = content?.attribute(in: loop.graph) else {
            return nil
        }
        return loop.graph.perform {
            let (size, content, offset) = (size.untracked.size, content.untracked, offset.untracked)
            let most = CGPoint(
                x: axes.contains(.horizontal) ? max(0, content.size.width - size.width) : 0,
                y: axes.contains(.vertical) ? max(0, content.size.height - size.height) : 0)
            return (CGPoint(x: min(max(0, offset.x), most.x), y: min(max(0, offset.y), most.y)), most)
        }
    }

    /// The height of what is shown, in points.
    var pageLength: CGFloat {
        guard let size = container.attribute(in: loop.graph) else { return 0 }
        return loop.graph.perform { size.untracked.size[axes.contains(.vertical) ? .vertical : .horizontal] }
    }

    /// Moves by a distance. Returns whether that changed anything.
    @discardableResult
    func move(by delta: CGSize) -> Bool {
        guard isEnabled, delta.width.isFinite, delta.height.isFinite, let limits else { return false }
        let target = CGPoint(
            x: min(max(0, limits.current.x + delta.width), limits.most.x),
            y: min(max(0, limits.current.y + delta.height), limits.most.y))
        guard target != limits.current else { return false }
        set(Glide(from: target, velocity: .zero, start: loop.now))
        return true
    }

    /// Moves to the beginning or the end.
    @discardableResult
    func moveToEnd(_ isEnd: Bool) -> Bool {
        guard let limits else { return false }
        let far = CGSize(width: limits.most.x, height: limits.most.y)
        return move(by: isEnd ? far : CGSize(width: -far.width, height: -far.height))
    }

    /// Lets the content go on with a velocity in points a second, ever slower, until it rests or is at an end.
    func glide(_ velocity: CGSize) {
        guard isEnabled, let limits, velocity.width.isFinite, velocity.height.isFinite else { return }
        let velocity = CGSize(
            width: axes.contains(.horizontal) ? velocity.width : 0,
            height: axes.contains(.vertical) ? velocity.height : 0)
        set(Glide(from: limits.current, velocity: velocity, start: loop.now))
    }

    private func set(_ glide: Glide) {
        loop.graph.perform { _ = source.attribute(in: loop.graph)?.set(glide) }
    }
}

/// A movement that gets slower as if by friction.
struct Glide: Equatable {
    var from: CGPoint
    /// Points a second.
    var velocity: CGSize
    var start: Double

    /// The part of the velocity that is lost in a second, as the exponent of its decay.
    private static let friction = 2.0
    /// Slower than this, in points a second, nothing moves.
    private static let leastSpeed = 8.0

    var isAtRest: Bool { max(abs(velocity.width), abs(velocity.height)) < Self.leastSpeed }

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
private struct GlideRule: StatefulRule {
    let source: Attribute<Glide>
    let loop: UpdateLoop

    mutating func update(previous: CGPoint?) -> RuleResult<CGPoint> {
        let glide = source.value
        guard !glide.isAtRest else { return .value(glide.from) }
        let (offset, isMoving) = glide.position(at: loop.time.value)
        if isMoving { loop.noteAnimating() }
        return .value(offset)
    }
}

/// Gets the events of a scroll view.
final class ScrollResponder: Responder {
    // The scroll view's attributes keep it; a node that is on its way out may outlive them.
    private weak var position: ScrollPositionSource?

    private override init() { fatalError("a scroll view's responder is made with its position") }

    init(position: ScrollPositionSource) {
        self.position = position
        super.init()
    }

    override var takesPresses: Bool { false }
    override func accepts(_ location: CGPoint) -> Bool { false }

    override func scroll(_ event: ScrollEvent) -> Bool {
        guard let position else { return false }
        switch event.phase {
        case .discrete, .began, .changed: return position.move(by: event.delta)
        case .ended(let velocity):
            position.glide(velocity)
            return true
        case .cancelled: return true
        }
    }
}
