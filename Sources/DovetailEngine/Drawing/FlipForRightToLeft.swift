import AttributeGraph
import Foundation

/// Draws a view mirrored in a layout direction.
private struct FlipModifier: PrimitiveViewModifier {
    typealias Body = Never
    /// The direction in which it is mirrored; nil for none.
    let mirrored: LayoutDirection?

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let direction = inputs.graphInputs.layoutDirection
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            if let mirrored = modifier.value.mirrored, (direction?.value ?? .leftToRight) == mirrored {
                appearance.effect = .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            }
            return appearance
        }
    }
}

extension View {
    /// Draws the view mirrored where the layout direction is right to left: for arrows and other pictures that have a direction.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(mirrored: enabled ? .rightToLeft : nil))
    }

    /// Says what becomes of the view's picture in a layout direction: ``LayoutDirectionBehavior/mirrors`` draws it mirrored from right to left.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        let mirrored: LayoutDirection? =
            switch behavior {
            case .fixed: nil
            case .mirrors(let direction): direction
            }
        return modifier(FlipModifier(mirrored: mirrored))
    }
}
