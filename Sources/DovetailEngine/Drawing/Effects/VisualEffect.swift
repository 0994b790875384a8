import AttributeGraph
import Foundation

/// Effects on how a view is drawn that may depend on where it is, and never change the layout. See ``View/visualEffect(_:)``.
public protocol VisualEffect: Sendable, Animatable {
    /// What the effects come to, for a view of a size. Not for use outside the framework.
    func _resolve(size: CGSize) -> _ResolvedVisualEffect
}

/// What visual effects come to: blurred, then coloured, then faded, then moved.
public struct _ResolvedVisualEffect: Equatable, Animatable {
    var transform = ProjectionTransform()
    var opacity = 1.0
    var colors: ColorMap?
    var blurRadius: CGFloat = 0

    public var animatableData: AnimatablePair<AnimatableVector, AnimatablePair<Double, CGFloat>> {
        get {
            let t = transform
            let places = [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map { Double($0) }
            return AnimatablePair(
                AnimatableVector(places + (colors ?? .identity).values), AnimatablePair(opacity, blurRadius))
        }
        set {
            let values = newValue.first.values
            if values.count == 29 {
                let t = values.prefix(9).map { CGFloat($0) }
                transform = ProjectionTransform(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8])
                let matrix = ColorMap(Array(values.dropFirst(9)))
                colors = matrix == .identity ? nil : matrix
            }
            (opacity, blurRadius) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _resolve(size: CGSize) -> _ResolvedVisualEffect { _ResolvedVisualEffect() }
}

/// One more effect.
private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    var base: Base
    let change: @Sendable (inout _ResolvedVisualEffect, CGSize) -> Void

    func _resolve(size: CGSize) -> _ResolvedVisualEffect {
        var effect = base._resolve(size: size)
        change(&effect, size)
        return effect
    }
    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension VisualEffect {
    private func adding(_ change: @escaping @Sendable (inout _ResolvedVisualEffect, CGSize) -> Void)
        -> some VisualEffect
    {
        AddedVisualEffect(base: self, change: change)
    }
    private func moving(_ transform: @escaping @Sendable (CGSize) -> ProjectionTransform) -> some VisualEffect {
        adding { $0.transform = $0.transform.concatenating(transform($1)) }
    }
    private func coloring(_ matrix: ColorMap) -> some VisualEffect {
        adding { effect, _ in effect.colors = (effect.colors ?? .identity).concatenating(matrix) }
    }

    /// Draws the view elsewhere; distances are in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        moving { _ in ProjectionTransform(CGAffineTransform(translationX: x, y: y)) }
    }
    /// Draws the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        moving { ProjectionTransform(.around(anchor, of: $0, CGAffineTransform(scaleX: x, y: y))) }
    }
    /// Draws the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        moving {
            ProjectionTransform(.around(anchor, of: $0, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
        }
    }
    /// Draws the view turned about an axis in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        moving {
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
                .transform(size: $0)
        }
    }
    /// Draws the view through a transform about its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        moving { _ in ProjectionTransform(transform) }
    }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { moving { _ in transform } }
    /// Draws the view transparently: 0 is invisible, 1 opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding { effect, _ in effect.opacity *= opacity } }
    /// Blurs the view; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { effect, _ in effect.blurRadius += max(0, radius) }
    }
    /// Makes the view lighter: 0 is as it was, 1 white, -1 black.
    public func brightness(_ amount: Double) -> some VisualEffect { coloring(.brightness(amount)) }
    /// Makes the colours of the view differ more: 1 is as it was, 0 gray.
    public func contrast(_ amount: Double) -> some VisualEffect { coloring(.contrast(amount)) }
    /// Makes the view more colourful: 1 is as it was, 0 gray.
    public func saturation(_ amount: Double) -> some VisualEffect { coloring(.saturation(amount)) }
    /// Takes colour from the view: 0 is as it was, 1 gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { coloring(.saturation(1 - min(max(amount, 0), 1))) }
    /// Turns the hue of all colours of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { coloring(.hueRotation(angle)) }
}

/// An effect that says how its changes are animated.
package protocol SelfAnimatingVisualEffect: VisualEffect {
    /// How the effect is reached from the one before; nil leaves it to the transaction.
    var animation: Animation? { get }
}

/// Lets changes of an effect be animated as the effect itself says.
private final class OwnAnimation: TransactionModifier {
    /// That of the effect that was computed last.
    var animation: Animation?

    override init(outer: TransactionModifier?) { super.init(outer: outer) }

    override func change(_ transaction: inout Transaction) {
        if let animation, !transaction.disablesAnimations { transaction.animation = animation }
    }
}

private struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveViewModifier {
    typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let proxy = GeometryProxy(of: inputs)
        var graphInputs = inputs.graphInputs
        var ownAnimation: OwnAnimation?
        if Effect.self is any SelfAnimatingVisualEffect.Type {
            ownAnimation = OwnAnimation(outer: graphInputs.transactionModifier)
            graphInputs.transactionModifier = ownAnimation
        }
        let effect = Attribute(
            EffectAtPlace(modifier: modifier, proxy: proxy, geometry: inputs.geometry, ownAnimation: ownAnimation)
        ).animated(graphInputs)
        // One group for each kind of effect, innermost first.
        let kinds: [(_ResolvedVisualEffect) -> DisplayEffect] = [
            { $0.blurRadius > 0 && $0.blurRadius.isFinite ? .blur(radius: $0.blurRadius) : .none },
            { $0.colors.map { $0.isFinite ? .color($0) : .none } ?? .none },
            { $0.opacity == 1 || $0.opacity.isNaN ? .none : .opacity(min(max($0.opacity, 0), 1)) },
            { $0.transform.displayEffect },
        ]
        let make = kinds.reduce(body) { inner, kind in
            { inputs in
                DisplayGroup.wrap(inputs: inputs, body: inner) { _ in
                    var appearance = GroupAppearance()
                    appearance.effect = kind(effect.value)
                    return appearance
                }
            }
        }
        return make(inputs)
    }
}

/// The effects of a view where it is now.
private struct EffectAtPlace<Effect: VisualEffect>: Rule {
    let modifier: Attribute<VisualEffectModifier<Effect>>
    let proxy: GeometryProxy
    let geometry: Attribute<ViewGeometry>
    let ownAnimation: OwnAnimation?

    var value: _ResolvedVisualEffect {
        let effect = modifier.value.effect(EmptyVisualEffect(), proxy)
        if let ownAnimation { ownAnimation.animation = (effect as? any SelfAnimatingVisualEffect)?.animation }
        return effect._resolve(size: geometry.value.size)
    }
}

extension View {
    /// Applies effects that may depend on where the view is, and never change the layout. The closure runs again when the view
    /// moves.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
