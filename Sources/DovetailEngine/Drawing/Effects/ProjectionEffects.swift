import Foundation

/// Draws what is inside through a transform.
struct TransformEffect: RenderEffect {
    typealias Body = Never
    var transform: CGAffineTransform

    var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<CGFloat, CGFloat>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
                AnimatablePair(transform.tx, transform.ty))
        }
        set {
            transform = CGAffineTransform(
                a: newValue.first.first.first, b: newValue.first.first.second, c: newValue.first.second.first,
                d: newValue.first.second.second, tx: newValue.second.first, ty: newValue.second.second)
        }
    }
    func effect(size: CGSize) -> DisplayEffect { ProjectionTransform(transform).displayEffect }
}

/// Draws what is inside through a transform with perspective.
struct ProjectionEffect: RenderEffect {
    typealias Body = Never
    var transform: ProjectionTransform
    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    func effect(size: CGSize) -> DisplayEffect { transform.displayEffect }
}

/// Turns what is inside about an axis in space.
nonisolated struct Rotation3DEffect: RenderEffect {
    typealias Body = Never
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias Vector = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    var animatableData:
        AnimatablePair<
            AnimatablePair<Double, Vector>, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle.radians = newValue.first.first
            let vector = newValue.first.second
            axis = (vector.first, vector.second.first, vector.second.second)
            anchor.animatableData = newValue.second.first
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    func effect(size: CGSize) -> DisplayEffect { transform(size: size).displayEffect }

    nonisolated func transform(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        var perspectiveTransform = CATransform3D()
        // The eye is as far away as the longer side is long, for a perspective of 1.
        perspectiveTransform.m34 = -perspective / max(size.width, size.height, 1)
        var transform = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        transform = CATransform3DConcat(
            transform, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        transform = CATransform3DConcat(transform, perspectiveTransform)
        transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, anchorZ))
        return ProjectionTransform(transform)
    }
}

extension View {
    /// Draws the view turned about an axis in space; its place in the layout is not changed. `anchorZ` is in points,
    /// `perspective` how much smaller things get with distance: 0 for not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through a transform, which may have perspective, about its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }

    /// Draws the view through a transform about its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }
}
