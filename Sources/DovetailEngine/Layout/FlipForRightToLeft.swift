import AttributeGraph
import Foundation

/// Draws a view mirrored where the direction is right to left.
private struct FlipModifier: PrimitiveViewModifier {
    typealias Body = Never
    let isEnabled: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let direction = inputs.graphInputs.layoutDirection
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            if modifier.value.isEnabled, direction?.value == .rightToLeft {
                appearance.effect = .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            }
            return appearance
        }
    }
}

extension View {
    /// Draws the view mirrored where the layout direction is right to left: for arrows and other pictures that have a direction.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}
