import AttributeGraph
import Foundation

/// The part of a view that something lies over or beside: bars at its edges, or padding.
///
/// Windows have no such edges; `safeAreaInset` and `safeAreaPadding` make them. What is inside is laid out within, and
/// `ignoresSafeArea` lets a view reach out to the edges.
package final class SafeAreaRegion {
    /// What the edges take, inside the place.
    package let insets: Attribute<EdgeInsets>
    /// The whole of the view, edges included.
    let place: ViewPlace
    /// The region around this one.
    package let outer: SafeAreaRegion?
    /// Told by scroll views that go on below bars at the edges; nil where there are none.
    package let scrolled: ScrolledEdges?

    init(
        insets: Attribute<EdgeInsets>, place: ViewPlace, outer: SafeAreaRegion?, scrolled: ScrolledEdges? = nil
    ) {
        self.insets = insets
        self.scrolled = scrolled
        self.place = place
        self.outer = outer
    }

    /// How far a view that touches the safe part may reach beyond its own bounds on each side.
    package func reach(of view: ViewPlace) -> EdgeInsets {
        var result = EdgeInsets()
        var region: SafeAreaRegion? = self
        let bounds = CGRect(origin: .zero, size: view.size)
        while let current = region {
            let frame = bounds.applying(view.transform(toCoordinatesOf: current.place))
            let (size, insets) = (current.place.size, current.insets.value)
            // The view as far as it reaches already.
            let grown = CGRect(
                x: frame.minX - result.leading, y: frame.minY - result.top,
                width: frame.width + result.horizontal, height: frame.height + result.vertical)
            func edge(_ gap: CGFloat, _ inset: CGFloat) -> CGFloat {
                inset > 0 && gap <= inset + 0.5 ? max(0, gap) : 0
            }
            result.top += edge(grown.minY, insets.top)
            result.leading += edge(grown.minX, insets.leading)
            result.bottom += edge(size.height - grown.maxY, insets.bottom)
            result.trailing += edge(size.width - grown.maxX, insets.trailing)
            region = current.outer
        }
        return result
    }
}

private struct SafeAreaKey: InheritedKey {
    static var defaultValue: SafeAreaRegion? { nil }
}

extension _ViewInputs {
    /// What bars and margins around keep free; nil where there are none.
    package var safeArea: SafeAreaRegion? {
        get { placed[SafeAreaKey.self] }
        set { placed[SafeAreaKey.self] = newValue }
    }
}

/// The parts of the window that a safe area keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and margins.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// An on-screen keyboard. There is none on a desktop.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach beyond the safe area.
private struct SafeAreaIgnoringModifier: PrimitiveViewModifier {
    typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let region = inputs.safeArea else { return body(inputs) }
        let place = ViewPlace(of: inputs)
        let child = ChildLayout()
        var inner = inputs
        inner.geometry = Attribute(
            ReachingGeometry(
                modifier: modifier, geometry: inputs.geometry, region: region, place: place, child: child,
                loop: inputs.loop))
        let outputs = body(inner)
        child.attribute = outputs.layout
        return outputs
    }
}

/// Where a view is that reaches beyond the safe area.
private struct ReachingGeometry: Rule {
    let modifier: Attribute<SafeAreaIgnoringModifier>
    let geometry: Attribute<ViewGeometry>
    let region: SafeAreaRegion
    let place: ViewPlace
    let child: ChildLayout
    let loop: UpdateLoop

    var value: ViewGeometry {
        let geometry = geometry.value
        let (regions, edges) = (modifier.value.regions, modifier.value.edges)
        guard regions.contains(.container), let computer = child.attribute?.value else { return geometry }
        let reach = region.reach(of: place)
        let left = edges.contains(.leading) ? reach.leading : 0
        let right = edges.contains(.trailing) ? reach.trailing : 0
        let top = edges.contains(.top) ? reach.top : 0
        let bottom = edges.contains(.bottom) ? reach.bottom : 0
        let proposal = ProposedViewSize(
            width: geometry.size.width + left + right, height: geometry.size.height + top + bottom)
        let size = child.place(loop.layoutQuestions) { computer.sizeThatFits(proposal) }
        return ViewGeometry(
            origin: CGPoint(
                x: geometry.origin.x - left + (proposal.width! - size.width) / 2,
                y: geometry.origin.y - top + (proposal.height! - size.height) / 2),
            size: size, proposal: proposal, grid: geometry.grid)
    }
}

/// Puts a view beside another at an edge, and makes that edge unsafe for what is inside.
private struct SafeAreaInsetModifier<Bar: View>: PrimitiveViewModifier {
    typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    nonisolated(unsafe) let bar: Bar

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let layout = modifier.projected {
            SafeAreaInsetLayout(edge: $0.edge, alignment: $0.alignment, spacing: $0.spacing ?? ViewSpacing.standard)
        }
        let barLength = BarLength()
        let insets = Attribute(InsetOfBar(layout: layout, geometry: inputs.geometry, bar: barLength))
        let region = SafeAreaRegion(insets: insets, place: ViewPlace(of: inputs), outer: inputs.safeArea)
        let listInputs = _ViewListInputs(inputs.graphInputs)
        let list = _ViewListOutputs.joined([
            .fixed(
                ViewListElement(inputs: listInputs) { itemInputs in
                    var itemInputs = itemInputs
                    itemInputs.safeArea = region
                    return body(itemInputs)
                }),
            .fixed(
                ViewListElement(inputs: listInputs) { itemInputs in
                    var itemInputs = itemInputs
                    itemInputs.implicitArrangement = .overlay
                    let outputs = Bar._makeView(view: modifier.projected { $0.bar }, inputs: itemInputs)
                    barLength.layout = outputs.layout
                    return outputs
                }),
        ])
        return Container.makeView(layout: layout, list: list, inputs: inputs)
    }
}

/// How much of the safe area a bar takes.
private struct InsetOfBar: Rule {
    let layout: Attribute<SafeAreaInsetLayout>
    let geometry: Attribute<ViewGeometry>
    let bar: BarLength

    var value: EdgeInsets {
        let (layout, geometry) = (layout.value, geometry.value)
        guard let bar = bar.layout?.value else { return EdgeInsets() }
        return layout.insets(bar, geometry.proposal)
    }
}

/// Known once the bar is made.
private final class BarLength {
    var layout: Attribute<LayoutComputer>?
}

/// A view, and a bar at one of its edges.
private struct SafeAreaInsetLayout: Layout, Equatable {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    func insets(_ bar: LayoutComputer, _ proposal: ProposedViewSize) -> EdgeInsets {
        EdgeInsets(length(bar.lengthThatFits(barProposal(proposal), along: axis)), edges: Edge.Set(edge))
    }

    private func length(_ bar: CGFloat) -> CGFloat { bar + spacing }

    /// A bar has its ideal length along its edge's axis.
    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis] = nil
        return proposal
    }

    private func inner(_ proposal: ProposedViewSize, _ bar: CGFloat) -> ProposedViewSize {
        var inner = proposal
        if let length = proposal[axis] { inner[axis] = max(0, length - bar) }
        return inner
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let bar = length(subviews[1].lengthThatFits(barProposal(proposal), along: axis))
        var size = subviews[0].sizeThatFits(inner(proposal, bar))
        size[axis] += bar
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        // As when it was measured, so that it is as long: the view beside it may be narrower than what was offered.
        let barProposal = barProposal(proposal)
        let bar = subviews[1].dimensions(in: barProposal)
        let length = length(bar.size[axis])
        var origin = bounds.origin
        if edge == .top { origin.y += length }
        if edge == .leading { origin.x += length }
        subviews[0].place(at: origin, proposal: inner(proposal, length))
        let guides = alignment.point(in: bar)
        let frame = alignment.point(in: ViewDimensions(computer: nil, size: bounds.size))
        var place = CGPoint(x: bounds.minX + frame.x - guides.x, y: bounds.minY + frame.y - guides.y)
        switch edge {
        case .top: place.y = bounds.minY
        case .bottom: place.y = bounds.maxY - bar.height
        case .leading: place.x = bounds.minX
        case .trailing: place.x = bounds.maxX - bar.width
        }
        subviews[1].place(at: place, proposal: barProposal)
    }
}

/// Padding that views inside may reach into.
private struct SafeAreaPaddingModifier: PrimitiveViewModifier {
    typealias Body = Never
    let padding: PaddingLayout

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let region = SafeAreaRegion(
            insets: modifier.projected { $0.padding.resolved }, place: ViewPlace(of: inputs), outer: inputs.safeArea)
        return PaddingLayout._makeView(modifier: modifier.projected { $0.padding }, inputs: inputs) { inner in
            var inner = inner
            inner.safeArea = region
            return body(inner)
        }
    }
}

extension View {
    /// Lets the view reach beyond the safe area, at the edges that it touches. Windows have none of their own: what counts is
    /// what `safeAreaInset` and `safeAreaPadding` keep free.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
    }

    /// The older form of `ignoresSafeArea`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Shows a view at the top or the bottom of this one, and lays this one out beside it. `spacing` is between the two, nil for
    /// the standard distance.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows a view at the leading or the trailing edge of this one, and lays this one out beside it.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    /// Adds space on the given sides, which views inside may reach into by `ignoresSafeArea`.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            SafeAreaPaddingModifier(
                padding: PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) })))
    }

    /// Adds space on every side, which views inside may reach into.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Adds the given space on each side, which views inside may reach into.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(padding: PaddingLayout(insets: insets)))
    }
}
