import AttributeGraph
import Foundation

/// Puts a second view behind or before a view; the first decides the size of both.
struct SecondaryLayerModifier<Layer: View>: PrimitiveViewModifier {
    typealias Body = Never
    var layer: Layer
    var alignment: Alignment
    var isInFront: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let primary = body(inputs)
        let alignment = modifier.projected { $0.alignment }
        let secondaryLayout = LayerLayout()
        var layerInputs = inputs
        layerInputs.implicitArrangement = .overlay
        layerInputs.geometry = .computed {
            let geometry = inputs.geometry.value
            guard let layer = secondaryLayout.attribute?.value else { return geometry }
            let place = UnaryPlacement.aligned(
                layer, ProposedViewSize(geometry.size), in: geometry.size, alignment.value)
            return ViewGeometry(
                origin: CGPoint(x: geometry.origin.x + place.origin.x, y: geometry.origin.y + place.origin.y),
                size: place.size, proposal: place.proposal)
        }
        let secondary = Layer._makeView(view: modifier.projected { $0.layer }, inputs: layerInputs)
        secondaryLayout.attribute = secondary.layout
        let front = modifier.projected { $0.isInFront }
        let display: Attribute<[DisplayNode]> = .computed {
            let first = primary.display?.value ?? []
            let second = secondary.display?.value ?? []
            return front.value ? first + second : second + first
        }
        return _ViewOutputs(layout: primary.layout, display: display)
    }
}

private final class LayerLayout {
    var attribute: Attribute<LayoutComputer>?
}

extension View {
    /// Puts views behind this one; several are put one over the other.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Fills the space behind this view with a style.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryLayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: false))
    }

    /// Fills a shape behind this view with a style.
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryLayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isInFront: false))
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryLayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Puts views before this one; several are put one over the other.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Puts a view before this one.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryLayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }

    /// Covers this view with a style.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryLayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: true))
    }

    /// Draws a border inside the view's bounds; the width is in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
