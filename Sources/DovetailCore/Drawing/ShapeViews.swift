import AttributeGraph
import Foundation

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: view.projected { $0.shape }, style: view.projected { $0.style },
            fill: view.projected { $0.fillStyle }, inputs: inputs)
    }
}

/// The outline of a shape, drawn in a style.
struct StrokedShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    var shape: Content
    var style: Style
    var stroke: StrokeStyle
    var inset: Bool

    static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let shape = view.projected { $0.shape }.animated(inputs.graphInputs)
        let paint = ShapeDrawing.paint(view.projected { $0.style }, inputs)
        let stroke = view.projected { $0.stroke }
        return _ViewOutputs(
            layout: ShapeDrawing.layout(shape, inputs),
            display: DisplayLeaf.make(inputs: inputs) { size in
                let path = shape.value.path(in: CGRect(origin: .zero, size: size))
                return .init(content: .stroke(path, paint.value.paint, stroke.value), allowsHitTesting: false)
            })
    }
}

/// What filled and stroked shapes have in common.
enum ShapeDrawing {
    static func makeView<S: Shape, Style: ShapeStyle>(
        shape: Attribute<S>, style: Attribute<Style>, fill: Attribute<FillStyle>, inputs: _ViewInputs,
        isAccessible: Bool = true
    ) -> _ViewOutputs {
        let shape = shape.animated(inputs.graphInputs)
        let paint = paint(style, inputs)
        return _ViewOutputs(
            layout: layout(shape, inputs),
            display: DisplayLeaf.make(inputs: inputs) { size in
                let path = shape.value.path(in: CGRect(origin: .zero, size: size))
                return .init(content: .fill(path, paint.value.paint, fill.value))
            })
    }

    static func layout<S: Shape>(_ shape: Attribute<S>, _ inputs: _ViewInputs) -> Attribute<LayoutComputer> {
        .layout(inputs) { ShapeEngine(shape: shape.value) }
    }

    /// What a style draws here, interpolated where it can be.
    static func paint<Style: ShapeStyle>(
        _ style: Attribute<Style>, _ inputs: _ViewInputs
    ) -> Attribute<AnimatablePaint> {
        let environment = inputs.environment
        return Attribute<AnimatablePaint>.computed {
            AnimatablePaint(paint: style.value._paint(in: environment.value).paint)
        }.animated(inputs.graphInputs)
    }
}

private struct ShapeEngine<S: Shape>: LayoutEngine {
    let shape: S
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A paint; plain colours are interpolated, gradients switch at once.
package struct AnimatablePaint: Animatable, Equatable {
    package var paint: Paint

    package var animatableData: Color.Resolved.AnimatableData {
        get {
            guard case .color(let color) = paint else { return .zero }
            return color.animatableData
        }
        set {
            guard case .color(var color) = paint else { return }
            color.animatableData = newValue
            paint = .color(color)
        }
    }
}
