import AttributeGraph
import Foundation

/// What filled and stroked shapes have in common.
enum ShapeDrawing {
    static func makeView<S: Shape, Style: ShapeStyle>(
        shape: Attribute<S>, style: Attribute<Style>, fill: Attribute<FillStyle>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let shape = shape.animated(inputs.graphInputs)
        let paint = paint(style, inputs)
        let outline = outline(of: S.self, inputs)
        return _ViewOutputs(
            layout: layout(shape, inputs),
            display: DisplayLeaf.make(inputs: inputs) { size in
                outline(shape.value, CGRect(origin: .zero, size: size), paint.value.paint, fill.value)
            })
    }

    /// How shapes of a type are drawn: most by their path. Looked up once for each view.
    private static func outline<S: Shape>(
        of type: S.Type, _ inputs: _ViewInputs
    ) -> (S, CGRect, Paint, FillStyle) -> DisplayLeaf.Appearance {
        if let outlines = type.followingOutlines(in: inputs) {
            return { shape, rect, paint, fill in .init(content: .fill(outlines(shape, rect), paint, fill)) }
        }
        if type is any StrokedOutline.Type {
            return { shape, rect, paint, fill in
                guard fill.isAntialiased, let (path, style) = (shape as? any StrokedOutline)?.strokedOutline(in: rect)
                else { return .init(content: .fill(shape.path(in: rect), paint, fill)) }
                return .init(content: .stroke(path, paint, style))
            }
        }
        return { shape, rect, paint, fill in .init(content: .fill(shape.path(in: rect), paint, fill)) }
    }

    static func layout<S: Shape>(_ shape: Attribute<S>, _ inputs: _ViewInputs) -> Attribute<LayoutComputer> {
        .layout(inputs) { ShapeEngine(shape: shape.value) }
    }

    /// What a style draws here, interpolated where it can be.
    static func paint<Style: ShapeStyle>(
        _ style: Attribute<Style>, _ inputs: _ViewInputs
    ) -> Attribute<AnimatablePaint> {
        Attribute(StylePaint(style: style, environment: inputs.environment)).animated(inputs.graphInputs)
    }

    /// What a style draws in an environment.
    private struct StylePaint<Style: ShapeStyle>: Rule {
        let style: Attribute<Style>
        let environment: InheritedEnvironment

        var value: AnimatablePaint {
            let style = style.value
            return environment.read { AnimatablePaint(paint: style._paint(in: $0).paint) }
        }
    }
}

private struct ShapeEngine<S: Shape>: LayoutEngine {
    let shape: S
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer { LayoutAnswer(shape.sizeThatFits(proposal)) }
}
