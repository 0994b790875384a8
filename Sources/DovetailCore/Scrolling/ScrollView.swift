import AttributeGraph
import Foundation

/// A view that shows a part of larger content and moves it by wheel, touchpad, finger or keyboard.
///
/// Along the axes that scroll, the content gets its ideal length, and the scroll view takes all the space that it is offered;
/// across them the scroll view is as large as its content. Several views are put one below the other.
///
/// The arrow keys, Page Up and Page Down, Home, End and the space bar scroll it too, and its bars can be dragged. It goes beyond its ends
/// under a finger only: wheels and touchpads stop there.
public struct ScrollView<Content: View>: PrimitiveView {
    /// What scrolls.
    nonisolated(unsafe) public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether a bar tells the place in the content.
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let position = ScrollPositionSource(inputs: inputs)
        // How far it was scrolled is kept where it is in a row of another one.
        Subgraph.current.noteState()
        let environment = inputs.environment
        let settings = environment.projected { values in
            var settings = values.scrollSettings
            settings.idiom = ScrollIdiom[values.idiom]
            return settings
        }
        _ = Attribute(
            effect: ScrollViewRefresh(view: view, environment: environment, settings: settings, position: position),
            stage: .structure)
        follow(environment, position, inputs: inputs.graphInputs)
        let reach = reach(of: position, settings, inputs: inputs)
        return DisplayGroup.wrap(
            inputs: inputs,
            body: { inner in makeContent(view, position: position, settings: settings, inputs: inner) },
            appearance: { size in
                var appearance = GroupAppearance()
                let bounds = Path(CGRect(origin: .zero, size: size))
                if environment.read({ $0.clipsScrollContent }) {
                    let reach = reach?.value ?? EdgeInsets()
                    let shown = CGRect(
                        x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal,
                        height: size.height + reach.vertical)
                    appearance.effect = .clip(Path(shown), FillStyle())
                }
                appearance.contentShape = ContentShape(path: bounds, isEvenOdd: false)
                appearance.responder = position.responder
                appearance.coordinateSpaceName = AnyHashable(ScrollSpaceName())
                return appearance
            })
    }

    /// How far the content is seen beyond the scroll view: below the bars that are at its edges. Tells the bars below which of them there
    /// is content. The bars of desktops let nothing be seen.
    private static func reach(
        of position: ScrollPositionSource, _ settings: Attribute<ScrollSettings>, inputs: _ViewInputs
    ) -> Attribute<EdgeInsets>? {
        guard let region = inputs.safeArea else { return nil }
        let reach = Attribute(ReachBelowBars(settings: settings, region: region, place: ViewPlace(of: inputs)))
        let regions = sequence(first: region, next: \.outer).filter { $0.scrolled != nil }
        guard !regions.isEmpty else { return reach }
        let id = ObjectIdentifier(position)
        _ = Attribute(
            effect: ScrolledEdgesRule(
                reach: reach, geometry: inputs.geometry, position: position,
                regions: regions.map { ScrolledRegion($0, inputs: inputs) }, loop: inputs.loop),
            stage: .layout)
        Subgraph.current.onRelease { for region in regions { region.scrolled?.set([], of: id) } }
        return reach
    }

    /// Lets programs scroll, and tells them where it is.
    private static func follow(
        _ environment: InheritedEnvironment, _ position: ScrollPositionSource, inputs: _GraphInputs
    ) {
        let scopes = environment.projected { $0.scrollScopes }
        let observers = environment.projected { $0.scrollObservers }
        let link = environment.projected { $0.scrollPositionLink }
        let wish = environment.projected { $0.scrollPositionValue }
        _ = Attribute(
            effect: ScrollScopeRule(scopes: scopes, observers: observers, position: position), stage: .structure)
        _ = Attribute(
            effect: ScrollLinkRule(wish: wish, link: link, position: position, inputs: inputs), stage: .structure)
    }

    /// The content and the indicators, in the coordinates of the scroll view.
    private static func makeContent(
        _ view: Attribute<Self>, position: ScrollPositionSource, settings: Attribute<ScrollSettings>,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        let child = ChildLayout()
        let loop = inputs.loop
        let geometry = Attribute(
            ScrolledGeometry(
                view: view, settings: settings, place: inputs.geometry,
                direction: inputs.graphInputs.layoutDirection, position: position, child: child, loop: loop))
        position.content = WeakAttribute(geometry, in: loop.graph)
        var contentInputs = inputs
        contentInputs.geometry = geometry
        contentInputs.implicitArrangement = .vertical
        contentInputs.stackAxis = .none
        contentInputs.safeArea = nil
        contentInputs.isScrollTargetLayout = false
        contentInputs.graphInputs.containerSize = ContainerSize.of(inputs, without: { settings.value.margins })
        contentInputs.graphInputs.scrollTargets = position.targets
        position.targets.setContent(ViewPlace(of: contentInputs))
        contentInputs.environment.change(.otherKeys) { $0.adaptToScrolledContent() }
        var outputs = Content._makeView(view: view.projected { $0.content }, inputs: contentInputs)
        child.attribute = outputs.layout
        let layout = outputs.layout
        outputs.layout = .layout(inputs, asker: child) {
            ScrollEngine(axes: view.value.axes, margins: settings.value.margins, content: layout?.value)
        }
        report(geometry, position, inputs: inputs)
        let display = outputs.display
        let environment = inputs.environment
        let visibility = IndicatorVisibility(settings: settings, loop: loop)
        position.indicators = visibility
        flash(visibility, settings)
        let indicators = Axis.allCases.map { axis in
            ScrollIndicator.make(
                axis, content: geometry, position: position, visibility: visibility, inputs: inputs,
                isShown: {
                    view.value.showsIndicators && environment.read { $0.showsScrollIndicators(axis) }
                        && view.value.axes.contains(axis == .horizontal ? .horizontal : .vertical)
                })
        }
        outputs.display = Attribute(ScrolledDisplay(content: display, indicators: indicators))
        return outputs
    }

    /// Shows the indicators for a moment when the app wants that.
    private static func flash(_ visibility: IndicatorVisibility, _ settings: Attribute<ScrollSettings>) {
        let flashes = settings.projected { $0.flashes }
        if settings.untracked.flashesOnAppear { visibility.show() }
        _ = Attribute(
            effect: IndicatorFlashRule(flashes: flashes, visibility: visibility, last: flashes.untracked),
            stage: .structure)
    }

    /// Tells observers where the scroll view is, after each update that moved it or changed its content.
    private static func report(
        _ content: Attribute<ViewGeometry>, _ position: ScrollPositionSource, inputs: _ViewInputs
    ) {
        let observers = inputs.environment.projected { $0.scrollObservers }
        let link = inputs.environment.projected { $0.scrollPositionLink }
        _ = Attribute(
            effect: ScrollReportRule(
                link: link, observers: observers, content: content, geometry: inputs.geometry, position: position,
                loop: inputs.loop),
            stage: .layout)
    }
}

/// How large a scroll view is.
struct ScrollEngine: LayoutEngine {
    let axes: Axis.Set
    let margins: EdgeInsets
    let content: LayoutComputer?

    /// Along an axis that scrolls, nothing is proposed to the content.
    static func contentProposal(
        _ proposal: ProposedViewSize, _ axes: Axis.Set, _ margins: EdgeInsets
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        let size = margins.enlarging(
            content?.sizeThatFits(Self.contentProposal(proposal, axes, margins)) ?? .zero)
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard axes.contains(axis), let proposed, proposed.isFinite else { return own }
            return proposed
        }
        return LayoutAnswer(
            CGSize(
                width: length(.horizontal, proposal.width, size.width),
                height: length(.vertical, proposal.height, size.height)))
    }

    var guides: GuideSet { [] }
    var asksApp: Bool { content?.asksApp ?? false }
}
