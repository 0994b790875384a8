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
    var followsAnchor = true {
        didSet {
            guard followsAnchor != oldValue else { return }
            loop.graph.perform { _ = anchored.attribute(in: loop.graph)?.set(followsAnchor) }
        }
    }
    /// `followsAnchor` as an attribute. A scroll to the start may change nothing else, because the offset was never set.
    let isAnchored: Attribute<Bool>
    private let anchored: WeakAttribute<Bool>
    /// Whether a person or a program has scrolled: another anchor counts then.
    var hasScrolled = false
    /// Whether a person moved it last.
    var isPositionedByUser = false

    let loop: UpdateLoop
    let inputs: _GraphInputs
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
        // Where the scroll view's predecessor was, in a program that is watched while it is edited.
        let received = ScrollHandover(inputs.graphInputs)
        let glide = Attribute(value: Glide(from: received.place?.offset ?? .zero, velocity: .zero, start: 0))
        source = WeakAttribute(glide, in: inputs.loop.graph)
        let followsAnchor = received.place == nil
        isAnchored = Attribute(value: followsAnchor)
        anchored = WeakAttribute(isAnchored, in: inputs.loop.graph)
        let pull = StoredLocation(initial: Overscroll(), loop: inputs.loop)
        self.pull = pull
        overscroll = Attribute<Overscroll>.computed { pull.get() }.animated(inputs.graphInputs)
        let owner = LatestValue<Weak<ScrollPositionSource>>(Weak(value: nil))
        offset = Attribute(effect: GlideRule(source: glide, loop: inputs.loop, owner: owner), stage: .animate)
        targets = ScrollTargets()
        owner.value = Weak(value: self)
        targets.scrollPosition = self
        if !followsAnchor {
            self.followsAnchor = false
            hasScrolled = true
        }
        received.source.value = Weak(value: self)
        if let place = received.place { restore(place) }
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

    /// How much of the content is scrolled out at the top, in points.
    var hiddenLength: CGFloat { limits?.current.y ?? 0 }

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

    // MARK: The start of a movement

    /// The start of the movement under way.
    var glide: Glide? {
        source.attribute(in: loop.graph).map { attribute in loop.graph.perform { attribute.untracked } }
    }

    func set(_ glide: Glide) {
        loop.graph.perform { _ = source.attribute(in: loop.graph)?.set(glide) }
    }

    private var number = 0
    /// Another start is another value, so that the rule runs.
    func nextNumber() -> Int {
        number += 1
        return number
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
