import Foundation

/// A type with a part that can be interpolated.
///
/// A view, shape or modifier that is animatable is given values between the old and the new one, frame by frame, while a change
/// of its `animatableData` is animated: its `body` or path is made from each of them.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    /// The part that is interpolated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// How much larger the components of unit points and angles are in their animatable data, so that a step in them weighs about as much as
/// one of a point's length. SwiftUI's figure.
private let unitScale = 128.0

extension UnitPoint: Animatable {
    /// The coordinates, times 128.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitScale, y * unitScale) }
        set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
    }
}

extension Angle: Animatable {
    /// The angle in radians, times 128.
    public var animatableData: Double {
        get { radians * unitScale }
        set { radians = newValue / unitScale }
    }
}

extension EdgeInsets: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
