import Foundation

// What `scaleEffect`, `offset` and `rotationEffect` are made of on Apple's systems: code that animates a part of a view by itself names them.

/// Draws a view in another size about a point. ``View/scaleEffect(_:anchor:)-(CGSize,_)`` does the same.
public struct _ScaleEffect: GeometryEffect, Equatable {
    public typealias Body = Never
    private var effect: ScaleEffect

    nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
        effect = ScaleEffect(scale: scale, anchor: anchor)
    }

    /// By how much the view is wider and higher.
    public var scale: CGSize {
        get { effect.scale }
        set { effect.scale = newValue }
    }
    /// The point that stays.
    public var anchor: UnitPoint {
        get { effect.anchor }
        set { effect.anchor = newValue }
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(effect.transform(size: size)) }
}

/// Draws a view elsewhere. ``View/offset(_:)`` does the same.
public struct _OffsetEffect: GeometryEffect, Equatable {
    public typealias Body = Never
    /// By how many points.
    public var offset: CGSize

    nonisolated public init(offset: CGSize) { self.offset = offset }

    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

/// Draws a view turned about a point. ``View/rotationEffect(_:anchor:)`` does the same.
public struct _RotationEffect: GeometryEffect, Equatable {
    public typealias Body = Never
    private var effect: RotationEffect

    nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        effect = RotationEffect(angle: angle, anchor: anchor)
    }

    /// How far it is turned, clockwise.
    public var angle: Angle {
        get { effect.angle }
        set { effect.angle = newValue }
    }
    /// The point that stays.
    public var anchor: UnitPoint {
        get { effect.anchor }
        set { effect.anchor = newValue }
    }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(effect.transform(size: size)) }
}
