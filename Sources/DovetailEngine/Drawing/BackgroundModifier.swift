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
        SecondaryLayer.add(
            modifier.projected { $0.layer }, alignment: modifier.projected { $0.alignment },
            isInFront: modifier.projected { $0.isInFront }, to: body(inputs), inputs: inputs)
    }
}

extension View {
    /// Puts views behind this one; several are put one over the other.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Fills the space behind this view with a style, and at the given edges, where this view touches the safe area, on to the end: below
    /// bars too. Inside a container with a shape the fill has that shape, smaller by the distance to the container's edge.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(
            _ShapeView(shape: ContainerRelativeShape(), style: style).ignoresSafeArea(edges: edges), filledWith: style)
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

    /// Covers this view with a style, and at the given edges, where this view touches the safe area, on to the end. Inside a container with
    /// a shape the fill has that shape, smaller by the distance to the container's edge.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryLayerModifier(
                layer: _ShapeView(shape: ContainerRelativeShape(), style: style).ignoresSafeArea(edges: edges),
                alignment: .center,
                isInFront: true))
    }

    /// Draws a border inside the view's bounds; the width is in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
