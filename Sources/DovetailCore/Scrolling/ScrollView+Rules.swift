import AttributeGraph
import Foundation

/// Tells a scroll view's position what the view and the environment say now.
struct ScrollViewRefresh<Content: View>: EffectRule {
    let view: Attribute<ScrollView<Content>>
    let environment: InheritedEnvironment
    let settings: Attribute<ScrollSettings>
    let position: ScrollPositionSource

    func run() {
        position.axes = view.value.axes
        position.isEnabled = environment.read { $0.isScrollEnabled }
        position.settings = settings.value
    }
}

/// How far the content is seen beyond the scroll view.
struct ReachBelowBars: Rule {
    let settings: Attribute<ScrollSettings>
    let region: SafeAreaRegion
    let place: ViewPlace
    var value: EdgeInsets { settings.value.idiom.reachesBelowBars ? region.reach(of: place) : EdgeInsets() }
}

/// A region with bars around a scroll view, and what tells whether the view itself lies below them.
struct ScrolledRegion {
    let region: SafeAreaRegion
    /// The scroll view without as much of it as the bars take: that part reaches below a bar where the whole begins at the bar's far edge, as
    /// a view does that ignores the safe area.
    let inner: ViewPlace

    init(_ region: SafeAreaRegion, inputs: _ViewInputs) {
        self.region = region
        var inner = inputs
        inner.geometry = Attribute(GeometryWithin(geometry: inputs.geometry, insets: region.insets))
        self.inner = ViewPlace(of: inner)
    }

    private struct GeometryWithin: Rule {
        let geometry: Attribute<ViewGeometry>
        let insets: Attribute<EdgeInsets>
        var value: ViewGeometry {
            let (geometry, insets) = (geometry.value, insets.value)
            let size = CGSize(
                width: max(geometry.size.width - insets.horizontal, 0),
                height: max(geometry.size.height - insets.vertical, 0))
            return ViewGeometry(
                origin: CGPoint(x: geometry.origin.x + insets.leading, y: geometry.origin.y + insets.top),
                size: size, proposal: ProposedViewSize(size))
        }
    }
}

/// Tells the bars around whether there is content below them.
struct ScrolledEdgesRule: EffectRule {
    let reach: Attribute<EdgeInsets>
    let geometry: Attribute<ViewGeometry>
    let position: ScrollPositionSource
    let regions: [ScrolledRegion]
    let loop: UpdateLoop

    func run() {
        let reach = reach.value
        _ = position.offset.value
        _ = geometry.value
        _ = position.content?.attribute(in: loop.graph)?.value
        let edges = position.hiddenEdges
        for scrolled in regions {
            let region = scrolled.region
            let insets = region.insets.value
            var own: Edge.Set = []
            if insets != EdgeInsets(), !edges.isEmpty {
                let inner = region.reach(of: scrolled.inner)
                func isBelow(_ edge: Edge.Set, _ inset: CGFloat, _ reach: CGFloat, _ inner: CGFloat) -> Bool {
                    inset > 0 && max(reach, inner) > 0 && edges.contains(edge)
                }
                if isBelow(.top, insets.top, reach.top, inner.top) { own.insert(.top) }
                if isBelow(.bottom, insets.bottom, reach.bottom, inner.bottom) { own.insert(.bottom) }
            }
            region.scrolled?.set(own, distance: position.hiddenLength, of: ObjectIdentifier(position))
        }
    }
}

/// Makes a scroll view known to the readers and observers around it.
struct ScrollScopeRule: EffectRule {
    let scopes: Attribute<[ScrollScope]>
    let observers: Attribute<[ScrollObserver]>
    let position: ScrollPositionSource

    func run() {
        for scope in scopes.value { scope.add(position) }
        position.observers = observers.value.filter { $0.scrollView == nil || $0.scrollView === position }
        for observer in position.observers { observer.scrollView = position }
    }
}

/// Scrolls to where a binding says.
struct ScrollLinkRule<Wish>: EffectRule {
    let wish: Attribute<Wish>
    let link: Attribute<ScrollPositionLink?>
    let position: ScrollPositionSource
    let inputs: _GraphInputs

    func run() {
        _ = wish.value
        link.value?.follow(position, inputs.transaction.animation)
    }
}

/// Where the content of a scroll view is.
struct ScrolledGeometry<Content: View>: Rule {
    let view: Attribute<ScrollView<Content>>
    let settings: Attribute<ScrollSettings>
    let place: Attribute<ViewGeometry>
    let direction: Attribute<LayoutDirection>?
    let position: ScrollPositionSource
    let child: ChildLayout
    let loop: UpdateLoop

    var value: ViewGeometry {
        let place = place.value
        guard let computer = child.attribute?.value else { return place }
        let axes = view.value.axes
        (position.axes, position.settings) = (axes, settings.value)
        position.isMirrored = direction?.value == .rightToLeft
        let margins = position.margins
        let proposal = ScrollEngine.contentProposal(ProposedViewSize(place.size), axes, margins)
        let size = child.place(loop.layoutQuestions) { computer.sizeThatFits(proposal) }
        let whole = margins.enlarging(size)
        _ = position.isAnchored.value
        let offset = position.shownOffset(
            position.offset.value, most: position.most(content: whole, view: place.size))
        let pull = position.overscroll.value
        func origin(_ axis: Axis) -> CGFloat {
            let lead = axis == .horizontal ? margins.leading : margins.top
            // What does not scroll is in the middle of what it is given.
            if !axes.contains(axis == .horizontal ? .horizontal : .vertical) {
                return lead + (place.size[axis] - whole[axis]) / 2
            }
            let spare = max(0, place.size[axis] - whole[axis]) * position.alignment(axis)
            return lead + spare - (axis == .horizontal ? offset.x - pull.x : offset.y - pull.y)
        }
        return ViewGeometry(
            origin: CGPoint(x: place.origin.x + origin(.horizontal), y: place.origin.y + origin(.vertical)),
            size: size, proposal: proposal, grid: place.grid)
    }
}

extension EnvironmentValues {
    /// Makes it the environment of a scroll view's content. What is meant for this scroll view is not meant for those inside.
    mutating func adaptToScrolledContent() {
        scrollObservers = []
        scrollPositionLink = nil
        scrollPositionValue = nil
        scrollSettings.refresh = nil
        scrollSettings.margins = EdgeInsets()
        scrollSettings.edgesWithMargins = []
        scrollSettings.indicatorMargins = EdgeInsets()
        scrollSettings.anchors = ScrollAnchors()
        isInScrolledPart = true
    }
}

/// The nodes of a scroll view's content, and over them its indicators.
struct ScrolledDisplay: Rule {
    let content: Attribute<[DisplayNode]>?
    let indicators: [Attribute<[DisplayNode]>]
    var value: [DisplayNode] { (content?.value ?? []) + indicators.flatMap(\.value) }
}

/// Shows the indicators for a moment when the app wants that.
struct IndicatorFlashRule: StatefulRule {
    let flashes: Attribute<Int>
    let visibility: IndicatorVisibility
    var last: Int

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let count = flashes.value
        if count != last { visibility.show() }
        last = count
        return .changed(())
    }
}

/// Tells observers where the scroll view is, after each update that moved it or changed its content.
struct ScrollReportRule: EffectRule {
    let link: Attribute<ScrollPositionLink?>
    let observers: Attribute<[ScrollObserver]>
    let content: Attribute<ViewGeometry>
    let geometry: Attribute<ViewGeometry>
    let position: ScrollPositionSource
    let loop: UpdateLoop

    func run() {
        let link = link.value
        guard !observers.value.isEmpty || link != nil else { return }
        _ = content.value
        _ = geometry.value
        loop.afterEvaluation { [weak position] in
            guard let position, let geometry = position.geometry else { return }
            for observer in position.observers { observer.geometryChanged(geometry) }
            link?.report(position)
        }
    }
}
