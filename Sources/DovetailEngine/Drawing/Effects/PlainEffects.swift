import Foundation

// What `scaleEffect`, `offset`, `rotationEffect` and `opacity` are made of on Apple's systems: code that animates a part of a view by itself names them.

/// Draws a view in another size about a point. ``View/scaleEffect(_:anchor:)-(CGSize,_)`` does the same.
public struct _ScaleEffect: GeometryEffect, Equatable {
    public typealias Body = Never
    /// By how much the view is wider and higher.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(.around(anchor, of: size, CGAffineTransform(scaleX: scale.width, y: scale.height)))
    }
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
    /// How far it is turned, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    nonisolated public init(angle: Angle, anchor: UnitPoint = .center) { (self.angle, self.anchor) = (angle, anchor) }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(.around(anchor, of: size, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
    }
}
