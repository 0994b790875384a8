import AttributeGraph
import Foundation

/// A view whose content is made with its size and place. It takes all the space that it is offered, and puts its content at the
/// top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content.
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let proxy = GeometryProxy(of: inputs)
        let content = Attribute(
            ObservingRule(of: Self.self, loop: inputs.loop) {
                let makeContent = view.value.content
                return makeContent(proxy)
            })
        var outputs = Container.makeView(
            layout: Attribute(value: GeometryReaderLayout()),
            list: .deferred(content, inputs: _ViewListInputs(inputs.graphInputs)), inputs: inputs)
        // Whatever the content is, the size is what is offered: what is around need not hear of the content.
        outputs.layout = .layout(inputs) { GeometryReaderEngine() }
        return outputs
    }
}

/// Tells the size and place of a view.
///
/// What reads it, a body or a closure, runs again when what it read changes; reading the size alone does not make it depend on the
/// place.
public struct GeometryProxy {
    private let place: ViewPlace
    private let safeArea: SafeAreaRegion?

    init(of inputs: _ViewInputs) {
        place = ViewPlace(of: inputs)
        safeArea = inputs.safeArea
    }

    /// The view's size, in points.
    public var size: CGSize { place.size }

    /// How far the view could reach beyond its bounds, under bars and into margins, by `ignoresSafeArea`.
    public var safeAreaInsets: EdgeInsets { safeArea?.reach(of: place) ?? EdgeInsets() }

    /// The value of an anchor in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: place) }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place.frame(in: coordinateSpace) }

    /// The view's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        place.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named coordinate space in the view's coordinates, or nil when no view around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { place.bounds(of: coordinateSpace.name) }
}

extension GeometryProxy: @unchecked Sendable {}

/// Offers its own size to each view, and puts all at the top leading corner.
private struct GeometryReaderLayout: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private struct GeometryReaderEngine: LayoutEngine {
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        LayoutAnswer(proposal.replacingUnspecifiedDimensions())
    }
}
