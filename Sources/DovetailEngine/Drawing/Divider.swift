import AttributeGraph
import Foundation

/// A thin line across the axis of the stack it is in, as long as it may be. Outside of stacks it is horizontal.
///
/// It is a point thick on the desktop, and a pixel of the device in the touch idioms: a third of a point on a phone, and half a point on a tablet. A
/// display of larger pixels shows one of them.
public struct Divider: PrimitiveView, Sendable {
    nonisolated public init() {}

    public static func _makeView(view: Attribute<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        let line = Attribute(value: _ShapeView(shape: Rectangle(), style: SeparatorShapeStyle()))
        var outputs = _ShapeView._makeView(view: line, inputs: inputs)
        let axis = inputs.stackAxis
        let idiom = inputs.environment.projected(at: \.idiom)
        outputs.layout = .layout(inputs) {
            DividerEngine(isVertical: axis.current == .horizontal, thickness: TextDevice(idiom.value).hairline)
        }
        return outputs
    }

    public static func _makeViewList(view: Attribute<Divider>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs.single(view: view, inputs: inputs).wrapping(DividerTrait.self) { $0 = true }
    }
}

/// Whether a view is a divider, for containers whose views are choices: a line between them is none.
package struct DividerTrait: ViewTraitKey {
    package static var defaultValue: Bool { false }
}

private struct DividerEngine: LayoutEngine {
    let isVertical: Bool
    let thickness: CGFloat

    var guides: GuideSet { [] }

    func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(SpansFormColumns.self) && !isVertical ? true : nil
    }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        isVertical
            ? LayoutAnswer(
                CGSize(width: thickness, height: proposal.height ?? 10), reach: LayoutReach(width: -.infinity))
            : LayoutAnswer(
                CGSize(width: proposal.width ?? 10, height: thickness), reach: LayoutReach(height: -.infinity))
    }
}
