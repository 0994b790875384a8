import Foundation

// Transforms by the names that Core Graphics has in C. New code uses the members of the type.

/// The transform that changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// The transform of six numbers.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// The transform that moves.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// The transform that stretches.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// The transform that turns by an angle in radians.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// Whether a transform changes nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool { transform.isIdentity }

/// The transform after a move.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformTranslate(_ transform: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
    -> CGAffineTransform
{ transform.translatedBy(x: tx, y: ty) }

/// The transform after a stretch.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformScale(_ transform: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    transform.scaledBy(x: sx, y: sy)
}

/// The transform after a turn by an angle in radians.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    transform.rotated(by: angle)
}

/// The transform that takes back another; that one itself where nothing can take it back.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform { transform.inverted() }

/// The first transform, then the second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
    first.concatenating(second)
}

/// Whether both are the same.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformEqualToTransform(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
    first == second
}

/// A point mapped by a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    point.applying(transform)
}

/// A size mapped by a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
    size.applying(transform)
}

/// The smallest rectangle around a rectangle mapped by a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    rect.applying(transform)
}
