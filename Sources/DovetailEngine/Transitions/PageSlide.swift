import AttributeGraph
import Foundation

/// Where a page is within its stack, and how it comes there.
final class PageSlide {
    enum Place: Equatable { case ahead, shown, behind }

    private let slides: PageSlides
    /// Whether the page comes from behind, because one over it has gone.
    var comesFromBehind = false
    /// Whether the page leaves below another one that takes its place.
    var leavesBehind = false
    private var isCovered = false
    /// Where the page is when another one is shown in its place.
    var coveredPlace = Place.behind
    private var covered: Attribute<Bool>?
    /// Whether the page was ever drawn: one that was covered before comes from behind like a new one.
    private var hasBeenDrawn = false
    /// Draws the page where it comes from, and then in its place.
    private var beginComing: (() -> Void)?
    /// What the page's content says of how it comes and goes.
    private var motion = PageMotion.standard
    /// The way that the page comes and goes, once it is made.
    private var way: Attribute<PageWay>?
    /// Works out the way anew.
    private var findWay: (() -> PageWay)?
    /// Draws the page as a zoom asks, behind what its content says of it.
    private var makeZoomed: (() -> Void)?

    init(_ slides: PageSlides) { self.slides = slides }

    /// Whether another page is shown over this one.
    func setCovered(_ isCovered: Bool) {
        guard isCovered != self.isCovered else { return }
        self.isCovered = isCovered
        covered?.set(isCovered)
        if !isCovered, !hasBeenDrawn {
            comesFromBehind = true
            beginComing?()
        }
    }

    /// Looks what the page does when it comes or goes now, which depends on what else there is in the window.
    func settleWay() {
        guard let way, let found = findWay?() else { return }
        if found != way.untracked { way.set(found) }
        if slides.upper === self { slides.staysBelow.set(found != .standard) }
    }

    private func take(_ motion: PageMotion) {
        self.motion = motion
        if case .zoom = motion { makeZoomed?() }
        settleWay()
    }

    /// The page's view with its movement, in its container's item.
    func makeView(
        phase: Attribute<TransitionPhase>, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let loop = inputs.loop
        let environment = inputs.environment
        let start = Attribute(value: phase.untracked == .willAppear)
        let covered = Attribute(value: isCovered)
        self.covered = covered
        let ended = LatestValue(false)
        Subgraph.current.onRelease { [weak self] in
            ended.value = true
            self?.covered = nil
            self?.beginComing = nil
            self?.way = nil
            self?.findWay = nil
            self?.makeZoomed = nil
        }
        let arrive = { loop.afterRecording { if !ended.value { start.set(false) } } }
        beginComing = {
            start.set(true)
            arrive()
        }
        if start.untracked { arrive() }

        let place = Attribute(PagePlace(slide: self, start: start, phase: phase, covered: covered))
        var sliding = inputs
        sliding.graphInputs.transactionModifier = PageTransaction(
            slides, outer: inputs.graphInputs.transactionModifier, loop: loop)
        let isBeside = slides.style == .beside
        let way = Attribute(value: PageWay.standard)
        self.way = way
        findWay = { [unowned self] in environment.peek { PageWay(motion, loop: loop, environment: $0) } }
        sliding.geometry = Attribute(
            SlidingGeometry(
                page: inputs.geometry, place: place, pull: slides.pull,
                direction: inputs.graphInputs.layoutDirection, environment: environment, isBeside: isBeside, way: way,
                staysBelow: slides.staysBelow))
        let travel = place.projected(Travel.init).animated(sliding.graphInputs)
        // Where the way begins.
        _ = travel.untracked

        var inner = inputs
        inner.geometry = inputs.geometry.projected { $0.insideGroup }
        inner.place = ViewPlace(of: inputs, isGroup: true)
        inner.hasPixelsOfGroup = false
        if !isBeside { inner.graphInputs.pageMotionReceiver = PageMotionReceiver { [weak self] in self?.take($0) } }
        let background = Self.cover(inner) { environment.read { $0.windowBackground } }
        let zoom: () -> (path: ZoomPath, amount: Double)? = { [place = inner.place] in
            let amount = travel.value.amount
            guard amount > 0, let place, let path = way.value.path(from: place) else { return nil }
            return (path, amount)
        }
        let shown = LatestValue<Attribute<[DisplayNode]>?>(nil)
        let zoomed = LatestValue<Attribute<[DisplayNode]>?>(nil)
        let subgraph = Subgraph.current
        makeZoomed = {
            guard zoomed.value == nil, !ended.value else { return }
            subgraph.apply {
                zoomed.value = Self.zoomed(inner, zoom) {
                    let nodes = shown.value?.value ?? []
                    return travel.value.amount > 0 ? background.value + nodes : nodes
                }
            }
        }
        var outputs = content(inner)
        shown.value = outputs.display
        let display = outputs.display
        let shade = Self.cover(inner) {
            Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(0.12 * max(0, min(1, -travel.value.amount))))
        }
        outputs.display = DisplayGroup.make(
            inputs: sliding, holdsPlaceWhenNew: false,
            effect: { size in
                var appearance = GroupAppearance()
                let amount = travel.value.amount
                if amount > 0, environment.peek({ $0.accessibilityReduceMotion }) || way.value == .fade {
                    appearance.effect = .opacity(max(0, 1 - amount))
                } else if let zoom = zoom() {
                    appearance.effect = .transform(zoom.path.transform(of: size, at: zoom.amount))
                }
                appearance.allowsHitTesting = !covered.value
                appearance.isHiddenFromAccessibility = covered.value
                return appearance
            },
            children: { [self] in
                hasBeenDrawn = true
                let amount = travel.value.amount
                let nodes = zoomed.value?.value ?? display?.value ?? []
                // At rest a page is as transparent as its views are.
                if isBeside || amount == 0 && place.value == .shown { return nodes }
                // What a zoom shows of a page ends where its frame does.
                if zoomed.value != nil, amount > 0 { return nodes }
                return background.value + nodes + (amount < 0 ? shade.value : [])
            })
        return outputs
    }

    /// What a zoom shows of a page on its way.
    private static func zoomed(
        _ inputs: _ViewInputs, _ zoom: @escaping () -> (path: ZoomPath, amount: Double)?,
        children: @escaping () -> [DisplayNode]
    ) -> Attribute<[DisplayNode]> {
        let clipped = DisplayGroup.make(
            inputs: inputs,
            effect: { size in
                var appearance = GroupAppearance()
                if let zoom = zoom() {
                    appearance.effect = .clip(zoom.path.visiblePart(of: size, at: zoom.amount), FillStyle())
                }
                return appearance
            }, children: children)
        return DisplayGroup.make(
            inputs: inputs,
            effect: { _ in
                var appearance = GroupAppearance()
                if let zoom = zoom() { appearance.effect = .opacity(zoom.path.opacity(at: zoom.amount)) }
                return appearance
            }, children: { clipped.value })
    }

    /// A node that fills the page.
    private static func cover(
        _ inputs: _ViewInputs, color: @escaping () -> Color.Resolved
    ) -> Attribute<[DisplayNode]> {
        DisplayLeaf.make(inputs: inputs) { size in
            .init(
                content: .fill(Path(CGRect(origin: .zero, size: size)), .color(color()), FillStyle()),
                allowsHitTesting: false)
        }
    }
}

/// Where a page is, as its coming and going says.
private struct PagePlace: Rule {
    let slide: PageSlide
    let start: Attribute<Bool>
    let phase: Attribute<TransitionPhase>
    let covered: Attribute<Bool>

    var value: PageSlide.Place {
        if start.value { return slide.comesFromBehind ? .behind : .ahead }
        if phase.value == .didDisappear { return slide.leavesBehind ? .behind : .ahead }
        return covered.value ? slide.coveredPlace : .shown
    }
}

/// Where a page is drawn: with reduced motion, always where it is laid out.
private struct SlidingGeometry: Rule {
    let page: Attribute<ViewGeometry>
    let place: Attribute<PageSlide.Place>
    let pull: Attribute<CGFloat>
    let direction: Attribute<LayoutDirection>?
    let environment: InheritedEnvironment
    let isBeside: Bool
    let way: Attribute<PageWay>
    let staysBelow: Attribute<Bool>

    var value: ViewGeometry {
        var geometry = page.value
        let share: CGFloat =
            switch place.value {
            case .ahead: way.value == .standard ? 1 : 0
            case .shown: 0
            case .behind: isBeside ? -1 : staysBelow.value ? 0 : -0.3
            }
        let pull = pull.value
        if share == 0 && pull == 0 || environment.peek({ $0.accessibilityReduceMotion }) { return geometry }
        geometry.origin.x += share * geometry.size.width * (direction?.value == .rightToLeft ? -1 : 1) + pull
        return geometry
    }
}

/// How far a page is from its place: 1 ahead of it, -1 behind.
private struct Travel: Animatable, Equatable {
    var amount: Double

    init(_ place: PageSlide.Place) {
        amount =
            switch place {
            case .ahead: 1
            case .shown: 0
            case .behind: -1
            }
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

/// The transition of a page: its slide.
final class PageTransitionBox: TransitionBox {
    private let slide: PageSlide
    init(_ slide: PageSlide) { self.slide = slide }

    override var isAnimated: Bool { true }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        slide.makeView(phase: phase, inputs: inputs, content: content)
    }
}

/// Animates what moves because the pages of a stack change.
private final class PageTransaction: TransactionModifier {
    private let slides: PageSlides
    private let loop: UpdateLoop

    init(_ slides: PageSlides, outer: TransactionModifier?, loop: UpdateLoop) {
        self.slides = slides
        self.loop = loop
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) {
        guard slides.pass == loop.pass, let completion = slides.completion else { return }
        if slides.style == .over || transaction.animation == nil { transaction.animation = PageSlides.animation }
        transaction.add(completion)
    }
}
