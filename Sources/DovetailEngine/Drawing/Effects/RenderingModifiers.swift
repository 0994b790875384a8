import AttributeGraph
import Foundation

/// A modifier that draws the view inside through an effect. Its parameters are interpolated.
package protocol RenderEffect: PrimitiveViewModifier, Animatable {
    func effect(size: CGSize) -> DisplayEffect
}

extension RenderEffect {
    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let animated = modifier.animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            appearance.effect = animated.value.effect(size: size)
            return appearance
        }
    }
}

struct OpacityEffect: RenderEffect {
    typealias Body = Never
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    func effect(size: CGSize) -> DisplayEffect { opacity == 1 ? .none : .opacity(min(max(opacity, 0), 1)) }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let animated = modifier.animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            var shown = animated.value
            if shown.opacity < DisplayEffect.barelySeen, modifier.value.opacity >= DisplayEffect.barelySeen {
                shown.opacity = DisplayEffect.barelySeen
            }
            appearance.effect = shown.effect(size: size)
            return appearance
        }
    }
}

struct BlurEffect: RenderEffect {
    typealias Body = Never
    var radius: CGFloat
    var isOpaque: Bool

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    func effect(size: CGSize) -> DisplayEffect {
        radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: isOpaque) : .none
    }
}

struct ScaleEffect: RenderEffect, Equatable {
    typealias Body = Never
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
    func transform(size: CGSize) -> CGAffineTransform {
        .around(anchor, of: size, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }
    func effect(size: CGSize) -> DisplayEffect { .transform(transform(size: size)) }
}

struct RotationEffect: RenderEffect, Equatable {
    typealias Body = Never
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
    func transform(size: CGSize) -> CGAffineTransform {
        .around(anchor, of: size, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
    func effect(size: CGSize) -> DisplayEffect { .transform(transform(size: size)) }
}

struct OffsetEffect: RenderEffect {
    typealias Body = Never
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    func effect(size: CGSize) -> DisplayEffect {
        .transform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

struct ClipEffect<S: Shape>: RenderEffect {
    typealias Body = Never
    var shape: S
    var style: FillStyle

    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    func effect(size: CGSize) -> DisplayEffect { .clip(shape.path(in: CGRect(origin: .zero, size: size)), style) }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let animated = modifier.animated(inputs.graphInputs)
        let outlines = S.outlines(in: inputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            let clip = animated.value
            var appearance = GroupAppearance()
            appearance.effect = .clip(outlines(clip.shape, CGRect(origin: .zero, size: size)), clip.style)
            return appearance
        }
    }
}

/// A shadow; its colour is looked up in the environment, the rest is interpolated.
struct ShadowModifier: PrimitiveViewModifier {
    typealias Body = Never
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    /// The shadow in an environment.
    private struct ResolvedShadow: Rule {
        let modifier: Attribute<ShadowModifier>
        let environment: InheritedEnvironment

        var value: Values {
            let shadow = modifier.value
            return Values(
                color: environment.read { shadow.color.resolve(in: $0) }, radius: shadow.radius, offset: shadow.offset)
        }
    }

    private struct Values: Animatable, Equatable {
        var color: Color.Resolved
        var radius: CGFloat
        var offset: CGSize

        var animatableData:
            AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
        {
            get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
            set {
                color.animatableData = newValue.first
                radius = newValue.second.first
                offset.animatableData = newValue.second.second
            }
        }
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let values = Attribute(ResolvedShadow(modifier: modifier, environment: inputs.environment))
            .animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            let shadow = values.value
            var appearance = GroupAppearance()
            appearance.effect = .shadow(
                color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
            return appearance
        }
    }
}

extension CGAffineTransform {
    /// A transform applied around a point of a rectangle of the given size.
    static func around(_ anchor: UnitPoint, of size: CGSize, _ transform: CGAffineTransform) -> CGAffineTransform {
        let x = anchor.x * size.width
        let y = anchor.y * size.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension View {
    /// Draws the view transparently: 0 is invisible, 1 opaque.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
    /// Hides the view; it keeps its place.
    nonisolated public func hidden() -> some View { modifier(OpacityEffect(opacity: 0)).allowsHitTesting(false) }
    /// Blurs the view; the radius is in points. An `opaque` view stays opaque up to its edges.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, isOpaque: opaque))
    }
    /// Draws the view larger or smaller; its place in the layout is not changed.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
    }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }
    /// Draws the view turned; its place in the layout is not changed.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }
    /// Draws the view elsewhere; its place in the layout is not changed. Distances are in points.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
    }
    /// Draws only what lies inside a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }
    /// Draws only what lies inside the view's bounds.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }
    /// Rounds the view's corners.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
    /// Adds a shadow; lengths are in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
