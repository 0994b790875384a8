import AttributeGraph
import Foundation

/// Draws a view beside its place, towards one of its edges, by a share of its own length.
struct MoveEffect: PrimitiveViewModifier, Animatable {
    typealias Body = Never
    let edge: Edge
    /// 0 for the view's place, 1 for right beside it.
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let animated = modifier.animated(inputs.graphInputs)
        let direction = inputs.graphInputs.layoutDirection
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            let effect = animated.value
            guard effect.amount != 0 else { return appearance }
            let mirror: CGFloat = direction?.value == .rightToLeft ? -1 : 1
            let (x, y): (CGFloat, CGFloat) =
                switch effect.edge {
                case .leading: (-size.width * mirror, 0)
                case .trailing: (size.width * mirror, 0)
                case .top: (0, -size.height)
                case .bottom: (0, size.height)
                }
            appearance.effect = .transform(
                CGAffineTransform(translationX: x * effect.amount, y: y * effect.amount))
            return appearance
        }
    }
}

extension Edge {
    /// The edge across.
    var opposite: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }
}
