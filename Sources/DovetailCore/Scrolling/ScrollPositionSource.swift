import AttributeGraph
import Foundation

/// Where a scroll view is in its content: what events and actions move, and what the content's place depends on.
///
/// **Offset.** `offset` is as events and programs left it; what is shown is ``shownOffset(_:most:)``, within the limits of the content as
/// it is now, or at the anchor that the scroll view keeps to. Only a finger, or a pull that refreshes, goes beyond the limits
/// (``overscroll``), and comes back.
final class ScrollPositionSource {
    /// The distance from the content's top left corner to what is shown there, within the limits once it is used.
    let offset: Attribute<CGPoint>
    /// How far the content is pulled beyond its ends, in points; animated.
    let overscroll: Attribute<Overscroll>
    /// The content's geometry, with its margins.
    var content: WeakAttribute<ViewGeometry>?
    /// What programs can scroll to.
    let targets: ScrollTargets
    var axes: Axis.Set = []
    var isEnabled = true
    /// Whether what scrolls horizontally begins at the right.
    var isMirrored = false
    var settings = ScrollSettings()
    private(set) lazy var responder = ScrollResponder(position: self)
    /// What is told of phases.
    var observers: [ScrollObserver] = []
    private(set) var phase = ScrollPhase.idle
    /// Made with the scroll view's content.
    var indicators: IndicatorVisibility?
    /// Whether the offset follows an anchor until somebody scrolls.
    private var followsAnchor = true {
        didSet {
            guard followsAnchor != oldValue else { return }
            loop.graph.perform { _ = anchored.attribute(in: loop.graph)?.set(followsAnchor) }
        }
    }
    /// The same, for rules: who goes from the anchor to the beginning may find the offset there already, since nobody has set it.
    let isAnchored: Attribute<Bool>
    private let anchored: WeakAttribute<Bool>
    /// Whether a person or a program has scrolled: another anchor counts then.
    private var hasScrolled = false
    /// Whether a person moved it last.
    private(set) var isPositionedByUser = false

    let loop: UpdateLoop
    private let inputs: _GraphInputs
    private let container: WeakAttribute<ViewGeometry>
    private let source: WeakAttribute<Glide>
    let pull: StoredLocation<Overscroll>
    /// What a program scrolled to. Rows on the way there may turn out to be of other lengths than was thought, so it looks again
    /// until that is where it is to be.
    var aim: Aim?
    struct Aim {
        /// Where it is in the content now.
        let frame: () -> CGRect?
        let anchor: UnitPoint?
        /// How often it looked again.
        var tries = 0
    }
    /// A movement to a place under way.
    var motion: Motion<AnimatablePair<CGFloat, CGFloat>>?

    init(inputs: _ViewInputs) {
        loop = inputs.loop
        self.inputs = inputs.graphInputs
        container = WeakAttribute(inputs.geometry, in: inputs.loop.graph)
        let glide = Attribute(value: Glide(from: .zero, velocity: .zero, start: 0))
        source = WeakAttribute(glide, in: inputs.loop.graph)
        isAnchored = Attribute(value: true)
        anchored = WeakAttribute(isAnchored, in: inputs.loop.graph)
        let pull = StoredLocation(initial: Overscroll(), loop: inputs.loop)
        self.pull = pull
        overscroll = Attribute<Overscroll>.computed { pull.get() }.animated(inputs.graphInputs)
        let owner = LatestValue<Weak<ScrollPositionSource>>(Weak(value: nil))
        offset = Attribute(effect: GlideRule(source: glide, loop: inputs.loop, owner: owner), stage: .animate)
        targets = ScrollTargets()
        owner.value = Weak(value: self)
        targets.scrollPosition = self
    }

    // MARK: Where it is

    /// The space around the content; `leading` means the left edge here, whatever the direction.
    var margins: EdgeInsets { isMirrored ? settings.margins.mirrored : settings.margins }

    /// The same for the indicators.
    var indicatorMargins: EdgeInsets { isMirrored ? settings.indicatorMargins.mirrored : settings.indicatorMargins }

    /// The offset that is shown, of an offset and the greatest one there is.
    func shownOffset(_ offset: CGPoint, most: CGPoint) -> CGPoint {
        if followsAnchor, let anchor { return place(of: anchor, most: most) }
        return CGPoint(x: min(max(0, offset.x), most.x), y: min(max(0, offset.y), most.y))
    }

    /// The greatest offset for a content and a view of some sizes.
    func most(content: CGSize, view: CGSize) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, content.width - view.width) : 0,
            y: axes.contains(.vertical) ? max(0, content.height - view.height) : 0)
    }

    /// How far the content can be moved, and where it is.
    var limits: (current: CGPoint, most: CGPoint, view: CGSize, content: CGSize)? {
        guard let size = container.attribute(in: loop.graph), let content = content?.attribute(in: loop.graph) else {
            return nil
        }
        return loop.graph.perform {
            let (size, content, offset) = (size.untracked.size, content.untracked.size, offset.untracked)
            let whole = margins.enlarging(content)
            let most = most(content: whole, view: size)
            return (shownOffset(offset, most: most), most, size, content)
        }
    }

    /// The edges beyond which there is more.
    var hiddenEdges: Edge.Set {
        guard let limits else { return [] }
        var edges: Edge.Set = []
        if limits.current.y > 0.5 { edges.insert(.top) }
        if limits.current.y < limits.most.y - 0.5 { edges.insert(.bottom) }
        if limits.current.x > 0.5 { edges.insert(.leading) }
        if limits.current.x < limits.most.x - 0.5 { edges.insert(.trailing) }
        return edges
    }

    /// What observers are told.
    var geometry: ScrollGeometry? {
        limits.map {
            let margins = margins
            return ScrollGeometry(
                contentOffset: CGPoint(x: $0.current.x - margins.leading, y: $0.current.y - margins.top),
                contentSize: $0.content, contentInsets: margins, containerSize: $0.view)
        }
    }

    /// The length of what is shown, in points.
    var pageLength: CGFloat {
        guard let size = container.attribute(in: loop.graph) else { return 0 }
        return loop.graph.perform { size.untracked.size[axes.contains(.vertical) ? .vertical : .horizontal] }
    }

    // MARK: Moving

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
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), distance.isFinite,
            let source = source.attribute(in: loop.graph)
        else { return false }
        var glide = loop.graph.perform { source.untracked }
        if axis == .horizontal { glide.from.x += distance } else { glide.from.y += distance }
        glide.number = nextNumber()
        motion?.shift(
            by: axis == .horizontal ? AnimatablePair(distance, 0) : AnimatablePair(0, distance))
        set(glide)
        return true
    }

    private func rest(at target: CGPoint, most: CGPoint) {
        motion = nil
        hasScrolled = true
        followsAnchor = isAtAnchor(target, most: most)
        set(Glide(from: target, velocity: .zero, start: loop.now))
    }

    /// Whether an offset is that of the anchor that the app wants: who comes back there stays there when the content grows.
    private func isAtAnchor(_ offset: CGPoint, most: CGPoint) -> Bool {
        guard let anchor else { return false }
        let place = self.place(of: anchor, most: most)
        return abs(place.x - offset.x) < 0.5 && abs(place.y - offset.y) < 0.5
    }

    /// The point of the content that the view keeps to: the app's, or else the beginning where that is at the right.
    private var anchor: UnitPoint? {
        let anchors = settings.anchors
        let anchor = (hasScrolled ? anchors.sizeChanges : anchors.initialOffset) ?? anchors.all
        return isMirrored && axes.contains(.horizontal) ? Self.mirrored(anchor) : anchor
    }

    private static func mirrored(_ anchor: UnitPoint?) -> UnitPoint {
        UnitPoint(x: 1 - (anchor?.x ?? 0), y: anchor?.y ?? 0)
    }

    /// Where content is that is smaller than the view along an axis: from 0 at the top and the left to 1.
    func alignment(_ axis: Axis) -> CGFloat {
        let own = settings.anchors.alignment ?? settings.anchors.all
        let anchor = isMirrored ? Self.mirrored(own) : own ?? .topLeading
        return min(max(0, axis == .horizontal ? anchor.x : anchor.y), 1)
    }

    /// The offset at which an anchor of the content is at that of the view.
    private func place(of anchor: UnitPoint, most: CGPoint) -> CGPoint {
        CGPoint(x: most.x * min(max(0, anchor.x), 1), y: most.y * min(max(0, anchor.y), 1))
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
        // Another start is another value, so that the rule runs.
        set(Glide(from: target, velocity: .zero, start: loop.now, isAnimated: true, number: nextNumber()))
    }

    private var number = 0
    private func nextNumber() -> Int {
        number += 1
        return number
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
        let end = Glide(from: current, velocity: velocity, start: 0).end
        var target = ScrollTarget(rect: CGRect(origin: end, size: view), anchor: nil)
        let original = ScrollTarget(rect: CGRect(origin: current, size: view), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: original, velocity: CGVector(dx: velocity.width, dy: velocity.height),
            contentSize: content, containerSize: view, axes: axes, environment: inputs.environment.untrackedValue(loop),
            frames: targetFrames)
        behavior.updateTarget(&target, context: context)
        scroll(to: target.rect.origin, animation: .spring(response: 0.4, dampingFraction: 1), byUser: true)
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

    func set(_ glide: Glide) {
        loop.graph.perform { _ = source.attribute(in: loop.graph)?.set(glide) }
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

    // MARK: Phases

    func setPhase(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        indicators?.show(isHeld: new != .idle)
        let context = ScrollPhaseChangeContext(
            geometry: geometry ?? ScrollGeometry(), velocity: nil)
        for observer in observers { observer.phaseChanged(old, new, context) }
    }
}

struct Weak<Object: AnyObject> {
    weak var value: Object?
}

extension Attribute where Value == EnvironmentValues {
    fileprivate func untrackedValue(_ loop: UpdateLoop) -> EnvironmentValues { loop.graph.perform { untracked } }
}
